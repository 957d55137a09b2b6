import type { DialectName } from './dialects/dialect.ts'

/** An institution's web service (spec 2 §7, "API mode"). */
export type ApiConnection = {
  readonly mode: 'api'
  readonly address: string
  /** The security key that the institution gave. */
  readonly key: string
  readonly basicAuth?: { readonly user: string; readonly password: string }
  /** What the institution calls the members of the request; `token`, `query` and `filter` unless it says otherwise. */
  readonly memberNames?: { readonly token: string; readonly query: string; readonly filter: string }
  /** The encoding of its answers when it does not declare the right one; UTF-8 unless it says otherwise. */
  readonly charset?: 'utf-8' | 'windows-1253'
}

/** An institution's database view (spec 2 §7, "Database view mode"). */
export type ViewConnection = {
  readonly mode: 'view'
  readonly dialect: DialectName
  /** `protocol://user:password@host:port/database`, the protocol of the dialect; `?sslmode=` as PostgreSQL has it. */
  readonly connectionString: string
  /** The view's name, with its schema in front where needed. */
  readonly view: string
  /** PEM of the authority that signed the database's certificate, where it is no public one. */
  readonly ca?: string
  /** `windows-1253` where the database holds Greek letters and calls them Latin 1. */
  readonly charset?: 'utf-8' | 'windows-1253'
}

/** How an institution is asked: exactly one of the two modes (row I1). */
export type Connection = ApiConnection | ViewConnection
