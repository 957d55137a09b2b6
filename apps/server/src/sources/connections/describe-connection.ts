import { X509Certificate } from 'node:crypto'
import type { ApiConnection, ViewConnection } from '@perga/connectors'
import type { DescribedConnection } from '@perga/contracts'
import type { SourceConnection } from './connection-store.ts'

/** What of a connection is no secret: enough to recognise it, nothing to use it. */
export function describeConnection(connection: SourceConnection): DescribedConnection {
  const facts = factsOf(connection)
  return { mode: connection.mode, facts: Object.entries(facts).map(([name, value]) => ({ name, value })) }
}

function factsOf(connection: SourceConnection): Record<string, string> {
  switch (connection.mode) {
    case 'file':
      return {}
    case 'view':
      return factsOfView(connection)
    case 'api':
      return factsOfApi(connection)
  }
}

function factsOfApi({ address, basicAuth, memberNames, charset }: ApiConnection) {
  const { origin, pathname, search } = new URL(address)
  return {
    // A query of an address may hold a key of its own.
    address: `${origin}${pathname}${search === '' ? '' : '?…'}`,
    ...(basicAuth && { basic_user: basicAuth.user }),
    ...(memberNames && {
      ...{ token_name: memberNames.token, query_name: memberNames.query, filter_name: memberNames.filter },
    }),
    ...(charset && { charset }),
  }
}

function factsOfView({ dialect, connectionString, view, ca, charset }: ViewConnection) {
  const { host, pathname, username } = new URL(connectionString)
  return {
    ...{ dialect, host, database: decodeURIComponent(pathname.slice(1)), user: decodeURIComponent(username), view },
    ...(ca && { authority: describeAuthority(ca) }),
    ...(charset && { charset }),
  }
}

/** The first certificate by its subject and its hash, by which it can be compared. */
function describeAuthority(ca: string): string {
  const { subject, fingerprint256 } = new X509Certificate(ca)
  return `${subject.replaceAll('\n', ', ')} (SHA-256 ${fingerprint256.replaceAll(':', '').toLowerCase()})`
}
