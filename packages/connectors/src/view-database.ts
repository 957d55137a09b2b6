import type { ViewDialect } from './dialects/dialect.ts'
import { VIEW_DIALECTS } from './dialects/dialects.ts'
import { LinkPool } from './links/link-pool.ts'
import { linkOpener } from './links/open-link.ts'
import type { OpenLink, TextRow } from './links/view-link.ts'
import { MISTAKEN_CHARSET } from './mistaken-charset.ts'
import { dialectOf, readViewAddress } from './view-address.ts'

/** How a database is reached. */
export type ViewDatabaseSettings = {
  readonly connectionString: string
  /** PEM of the authority that signed its certificate, where that is no public one. */
  readonly ca?: string
  /** `windows-1253` where the database holds Greek letters and calls them Latin 1. */
  readonly charset?: 'utf-8' | 'windows-1253'
}

/** One reading: statements that change nothing, in one transaction. */
export type ViewReading = {
  readonly dialect: ViewDialect
  query(text: string, values: readonly string[]): Promise<TextRow[]>
}

/** An institution's database. */
export type ViewDatabase = {
  readonly dialect: ViewDialect
  /** Reads; each statement is limited to what `timeoutMs` says when the reading begins. Rejects as the driver or the signal does. */
  read<Result>(
    limits: { readonly signal: AbortSignal; timeoutMs(): number },
    work: (reading: ViewReading) => Promise<Result>,
  ): Promise<Result>
  close(): Promise<void>
}

function decodeRow(row: TextRow): TextRow {
  const read = (text: string | null) => text && MISTAKEN_CHARSET.read(text)
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, read(value)]))
}

function readingOf(
  dialect: ViewDialect,
  query: ViewReading['query'],
  charset: ViewDatabaseSettings['charset'],
): ViewReading {
  if (charset !== 'windows-1253') return { dialect, query }
  return {
    dialect,
    query: async (text, values) => (await query(text, values.map(MISTAKEN_CHARSET.write))).map(decodeRow),
  }
}

/**
 * A database behind a few connections, none of which is opened before the first reading. Throws TypeError for an address that
 * is none, `DriverMissing` for a driver that is not installed; `open` is for tests.
 */
export async function openViewDatabase(
  settings: ViewDatabaseSettings,
  { deadlineMs, open }: { readonly deadlineMs: number; readonly open?: OpenLink },
): Promise<ViewDatabase> {
  const address = readViewAddress(settings.connectionString)
  const dialect = VIEW_DIALECTS[dialectOf(settings.connectionString) ?? 'postgresql']
  const connect = open ?? (await linkOpener(dialect.name))
  const { ca, charset } = settings
  const pool = new LinkPool(() => connect({ address, timeoutMs: deadlineMs, ...(ca !== undefined && { ca }) }))
  return {
    dialect,
    read: ({ signal, timeoutMs }, work) =>
      pool.use(signal, async (link) => {
        await link.begin(Math.max(1, Math.floor(timeoutMs())))
        try {
          return await work(readingOf(dialect, (text, values) => link.query(text, values), charset))
        } finally {
          // Nothing was written, so there is nothing to commit; a connection that is gone already is no further trouble.
          await link.end().catch(() => undefined)
        }
      }),
    close: () => pool.close(),
  }
}
