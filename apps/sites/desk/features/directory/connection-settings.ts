import type { ConnectionForm, DescribedConnection, SystemForm } from '@perga/contracts'

export const DIALECTS = ['postgresql', 'mysql', 'oracle', 'sqlserver'] as const

/** What the form holds; each way uses its own part. */
export const EMPTY_SETTINGS = {
  mode: 'api' as ConnectionForm['mode'],
  address: '',
  key: '',
  basicUser: '',
  basicPassword: '',
  tokenName: 'token',
  queryName: 'query',
  filterName: 'filter',
  charset: 'utf-8' as 'utf-8' | 'windows-1253',
  dialect: 'postgresql' as (typeof DIALECTS)[number],
  connectionString: '',
  view: 'V_DEGREES',
  ca: '',
}
export type EnteredSettings = typeof EMPTY_SETTINGS

/** The form as it begins: with what is in force and no secret. Keys, passwords and connection strings are entered anew. */
export function enteredFrom(current: DescribedConnection | null): EnteredSettings {
  const facts = new Map(current?.facts.map(({ name, value }) => [name, value]))
  const known = (name: string, otherwise: string) => facts.get(name) ?? otherwise
  const dialect = DIALECTS.find((name) => name === facts.get('dialect'))
  return {
    ...EMPTY_SETTINGS,
    mode: current?.mode ?? EMPTY_SETTINGS.mode,
    // An address with a query is shown without it, so it is no address to send again.
    address: known('address', '').includes('?') ? '' : known('address', ''),
    basicUser: known('basic_user', ''),
    tokenName: known('token_name', EMPTY_SETTINGS.tokenName),
    queryName: known('query_name', EMPTY_SETTINGS.queryName),
    filterName: known('filter_name', EMPTY_SETTINGS.filterName),
    charset: facts.get('charset') === 'windows-1253' ? 'windows-1253' : 'utf-8',
    dialect: dialect ?? EMPTY_SETTINGS.dialect,
    view: known('view', EMPTY_SETTINGS.view),
  }
}

/** The settings of the system that was chosen; null where it is a file, of which there is nothing to try. */
export function systemOf(entered: EnteredSettings): SystemForm | null {
  const { mode, charset } = entered
  const encoding = { charset: charset === 'utf-8' ? null : charset }
  if (mode === 'file') return null
  if (mode === 'view') {
    const { dialect, connectionString, view, ca } = entered
    const authority = { ca: ca.trim() === '' ? null : ca.trim() }
    return { mode, dialect, connection_string: connectionString.trim(), view: view.trim(), ...authority, ...encoding }
  }
  const { address, key, basicUser, basicPassword } = entered
  return {
    ...{ mode, address: address.trim(), key, member_names: memberNamesOf(entered), ...encoding },
    basic_auth: basicUser === '' ? null : { user: basicUser, password: basicPassword },
  }
}

/** The settings of the one way that was chosen. */
export const settingsOf = (entered: EnteredSettings): ConnectionForm => systemOf(entered) ?? { mode: 'file' }

function memberNamesOf({ tokenName, queryName, filterName }: EnteredSettings) {
  const { tokenName: token, queryName: query, filterName: filter } = EMPTY_SETTINGS
  const isUsual = tokenName.trim() === token && queryName.trim() === query && filterName.trim() === filter
  return isUsual ? null : { token: tokenName.trim(), query: queryName.trim(), filter: filterName.trim() }
}
