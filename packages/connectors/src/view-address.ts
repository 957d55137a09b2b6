import type { DialectName } from './dialects/dialect.ts'
import { VIEW_DIALECTS } from './dialects/dialects.ts'
import type { ViewAddress } from './links/view-link.ts'

const TLS: Readonly<Record<string, ViewAddress['tls']>> = {
  disable: 'none',
  require: 'encrypted',
  'verify-full': 'verified',
}

/** The database that a connection string is for, by its protocol; null when there is none of that name. */
export function dialectOf(connectionString: string): DialectName | null {
  const protocol = URL.canParse(connectionString) ? new URL(connectionString).protocol : ''
  return Object.values(VIEW_DIALECTS).find(({ protocols }) => protocols.includes(protocol))?.name ?? null
}

/**
 * Reads `protocol://user:password@host:port/database?sslmode=…`. Without `sslmode` the connection is `verify-full`; `require`
 * looks at no certificate, `disable` is for a private network. Throws TypeError, which quotes nothing of it.
 */
export function readViewAddress(connectionString: string): ViewAddress {
  const dialect = dialectOf(connectionString)
  if (dialect === null) throw new TypeError('this is no address of a database')
  const url = new URL(connectionString)
  const tls = TLS[url.searchParams.get('sslmode') ?? 'verify-full']
  const database = decodeURIComponent(url.pathname.slice(1))
  if (url.hostname === '' || tls === undefined)
    throw new TypeError('the address of a database has a host and a known sslmode')
  return {
    host: decodeURIComponent(url.hostname).replace(/^\[|\]$/g, ''),
    port: url.port === '' ? VIEW_DIALECTS[dialect].port : Number(url.port),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database,
    tls,
  }
}
