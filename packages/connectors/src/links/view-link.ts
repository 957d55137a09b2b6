/** One row, each value as text. */
export type TextRow = Readonly<Record<string, string | null>>

/** One connection to an institution's database. */
export type ViewLink = {
  /** Begins a piece of reading that changes nothing there, each statement of it limited in time. */
  begin(timeoutMs: number): Promise<void>
  query(text: string, values: readonly string[]): Promise<TextRow[]>
  /** Ends the reading; nothing is committed. */
  end(): Promise<void>
  /** Closes at once, whatever is under way. */
  destroy(): void
  /** Told once when the connection breaks by itself. */
  onBreak(listener: () => void): void
}

/** Where a database is and how it is entered. */
export type ViewAddress = {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password: string
  readonly database: string
  /** `encrypted` looks at no certificate; `verified` does, and at its name. */
  readonly tls: 'none' | 'encrypted' | 'verified'
}

/** How a connection is opened. */
export type LinkOptions = {
  readonly address: ViewAddress
  /** PEM of the authority that signed the database's certificate, where it is not a public one. */
  readonly ca?: string
  /** How long opening may take. */
  readonly timeoutMs: number
}

/** Opens one connection; rejects when that fails. */
export type OpenLink = (options: LinkOptions) => Promise<ViewLink>

/** A value as a driver gives it, as text. */
export function textOfValue(value: unknown): string | null {
  if (value === null || value === undefined) return null
  return value instanceof Uint8Array ? Buffer.from(value).toString() : String(value)
}

/** The settings of `node:tls` for an address; false without TLS. */
export function tlsOptions({ address, ca }: LinkOptions): false | { rejectUnauthorized: boolean; ca?: string } {
  if (address.tls === 'none') return false
  return { rejectUnauthorized: address.tls === 'verified', ...(ca !== undefined && { ca }) }
}
