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
  readonly dialect: 'postgresql'
  readonly connectionString: string
  /** The view's name, with its schema in front where needed. */
  readonly view: string
}

/** How an institution is asked: exactly one of the two modes (row I1). */
export type Connection = ApiConnection | ViewConnection
