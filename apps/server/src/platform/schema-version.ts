import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import type { OpenDatabase } from './database.ts'
import { kyselyOf } from './work.ts'

/** Where the migrations of this version lie. */
export const MIGRATIONS = fileURLToPath(new URL('../../../../db/migrations', import.meta.url))

/** The database is not at the schema of this version. The message is one sentence that tells the operator what to do. */
export class SchemaMismatch extends Error {}

/** The names of the migrations of this version, in the order in which they are applied. */
export async function migrationNames(): Promise<string[]> {
  const files = (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql')).sort()
  return files.map((file) => file.replace('.sql', ''))
}

/** Throws {@link SchemaMismatch} unless the migrations of this version, and no others, have been applied to the database. */
export async function requireExactSchema(database: OpenDatabase): Promise<void> {
  const pending = await pendingMigrations(database)
  if (pending.length === 0) return
  const which = pending.length === 1 ? pending[0] : `${pending[0]} to ${pending.at(-1)}`
  throw new SchemaMismatch(
    `The database lacks migrations of this version (${which}): run "npm run migrate" and start again.`,
  )
}

/**
 * The migrations of this version that the database lacks. Throws {@link SchemaMismatch} where this version must not touch the
 * database: one of a newer version, or one that lacks a migration before its last.
 */
export async function pendingMigrations(database: OpenDatabase): Promise<string[]> {
  const [known, applied] = [await migrationNames(), await appliedMigrations(database)]
  const unknown = applied.find((name) => !known.includes(name))
  if (unknown !== undefined) {
    throw new SchemaMismatch(
      `The database belongs to a newer version of Perga, for this one does not know its migration ${unknown}: start that version.`,
    )
  }
  const pending = known.filter((name) => !applied.includes(name))
  const last = applied.at(-1)
  const skipped = pending.find((name) => last !== undefined && name < last)
  if (skipped !== undefined) {
    throw new SchemaMismatch(
      `The database has the migration ${last} but not ${skipped}, which comes before it: install an unchanged version of Perga.`,
    )
  }
  return pending
}

async function appliedMigrations({ db }: OpenDatabase): Promise<string[]> {
  const { rows: found } = await sql<{ name: string | null }>`select to_regclass('kysely_migration') as name`.execute(
    kyselyOf(db),
  )
  if ((found[0]?.name ?? null) === null) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(kyselyOf(db))
  return rows.map(({ name }) => name).sort()
}
