import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import type { TestDatabase } from '../support/test-database.ts'

/** What is known of a database that an earlier version filled; its dump lies beside the file of this. */
export interface EarlierDatabase {
  /** The version that made it, as the files are named. */
  name: string
  madeAt: string
  /** Invented for this dump, in base64. */
  masterKey: string
  /** The rows of each table of the public schema. */
  rows: Record<string, number>
  /** Entered by hand beside a migration that moves rows: how many it leaves in a table, or null where it removes the table. */
  rowsAfter?: Record<string, number | null>
  /** A diploma that was released, by its verification identifier. */
  verificationIdentifier: string
  /** A link of thirty days to the same diploma, of the client `aegis`. */
  accessLink: string
}

const DIRECTORY = import.meta.dirname

/** The databases that earlier versions left here. */
export function earlierDatabases(): EarlierDatabase[] {
  const files = readdirSync(DIRECTORY).filter((file) => file.endsWith('.json'))
  // Sound: `make.ts` wrote them.
  return files.sort().map((file) => JSON.parse(readFileSync(`${DIRECTORY}/${file}`, 'utf8')) as EarlierDatabase)
}

/** The dump in SQL, tables and all. */
export const dumpOf = ({ name }: EarlierDatabase): string =>
  gunzipSync(readFileSync(`${DIRECTORY}/${name}.sql.gz`)).toString('utf8')

/** How many rows each table of the public schema has. */
export async function countRows({ db }: Pick<TestDatabase, 'db'>): Promise<Record<string, number>> {
  const tables = await sql<{ name: string }>`select c.relname as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition order by 1`.execute(db)
  const rows: Record<string, number> = {}
  for (const { name } of tables.rows) {
    const counted = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)}`.execute(db)
    rows[name] = counted.rows[0]?.rows ?? 0
  }
  return rows
}
