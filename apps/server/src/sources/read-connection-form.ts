import type { Connection } from '@perga/connectors'
import type { ConnectionForm, DescribedConnection } from '@perga/contracts'
import { Refusal } from '@perga/domain'
import { type SourceConnection, SystemSettings } from './connection-store.ts'

/** The settings that a form gives. Throws `connection_not_valid`; what was wrong is not repeated, for it may be a secret. */
export function readConnectionForm(form: ConnectionForm): Connection {
  const settings =
    form.mode === 'view'
      ? { mode: form.mode, dialect: form.dialect, connectionString: form.connection_string, view: form.view }
      : {
          ...{ mode: form.mode, address: form.address, key: form.key },
          ...(form.basic_auth && { basicAuth: form.basic_auth }),
          ...(form.member_names && { memberNames: form.member_names }),
          ...(form.charset && { charset: form.charset }),
        }
  const read = SystemSettings.safeParse(settings)
  if (!read.success || hasCredentials(read.data)) throw new Refusal('connection_not_valid')
  return read.data
}

// A password in an API's address would be shown with it.
function hasCredentials(connection: Connection): boolean {
  if (connection.mode === 'view') return false
  const { username, password } = new URL(connection.address)
  return username !== '' || password !== ''
}

/** What of a connection is no secret: enough to recognise it, nothing to use it. */
export function describeConnection(connection: SourceConnection): DescribedConnection {
  if ('uploaded' in connection) return { mode: connection.mode, facts: [] }
  const facts = connection.mode === 'view' ? factsOfView(connection) : factsOfApi(connection)
  return { mode: connection.mode, facts: Object.entries(facts).map(([name, value]) => ({ name, value })) }
}

function factsOfApi({ address, basicAuth, memberNames, charset }: Extract<Connection, { mode: 'api' }>) {
  const { origin, pathname, search } = new URL(address)
  return {
    // A query of an address may hold a key of its own.
    address: `${origin}${pathname}${search === '' ? '' : '?…'}`,
    ...(basicAuth && { basic_user: basicAuth.user }),
    ...(memberNames && { member_names: `${memberNames.token}, ${memberNames.query}, ${memberNames.filter}` }),
    ...(charset && { charset }),
  }
}

function factsOfView({ dialect, connectionString, view }: Extract<Connection, { mode: 'view' }>) {
  const { host, pathname, username } = new URL(connectionString)
  return { dialect, host, database: decodeURIComponent(pathname.slice(1)), user: decodeURIComponent(username), view }
}
