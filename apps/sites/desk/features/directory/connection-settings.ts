import type { ConnectionForm } from '@perga/contracts'

export const DIALECTS = ['postgresql', 'mysql', 'oracle', 'sqlserver'] as const

/** What the form holds; each way uses its own part. */
export const EMPTY_SETTINGS = {
  mode: 'api' as ConnectionForm['mode'],
  address: '',
  key: '',
  basicUser: '',
  basicPassword: '',
  charset: 'utf-8' as 'utf-8' | 'windows-1253',
  dialect: 'postgresql' as (typeof DIALECTS)[number],
  connectionString: '',
  view: 'V_DEGREES',
}
export type EnteredSettings = typeof EMPTY_SETTINGS

/** The settings of the one way that was chosen. */
export function settingsOf(entered: EnteredSettings): ConnectionForm {
  const { mode, address, key, basicUser, basicPassword, charset, dialect, connectionString, view } = entered
  if (mode === 'view') return { mode, dialect, connection_string: connectionString.trim(), view: view.trim() }
  return {
    ...{ mode, address: address.trim(), key, member_names: null },
    basic_auth: basicUser === '' ? null : { user: basicUser, password: basicPassword },
    charset: charset === 'utf-8' ? null : charset,
  }
}
