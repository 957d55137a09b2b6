import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { OpenDatabase } from './database.ts'
import { PglitePool } from './pglite-pool.ts'
import { MIGRATIONS, migrationNames, pendingMigrations } from './schema-version.ts'
import { kyselyOf } from './work.ts'

/**
 * Brings the database to the newest version; returns the names of what was applied. Throws `SchemaMismatch` where the database
 * is not this version's to change, else the first failure.
 */
export async function migrate(database: OpenDatabase): Promise<string[]> {
  await pendingMigrations(database)
  const migrator = new Migrator({
    db: kyselyOf(database.db),
    provider: { getMigrations: () => readMigrations(database) },
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}

async function readMigrations(database: OpenDatabase): Promise<Record<string, Migration>> {
  const entries = (await migrationNames()).map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(`${MIGRATIONS}/${name}.sql`, 'utf8')
    return [name, { up: (db) => runScript(database, db, text) }]
  })
  return Object.fromEntries(await Promise.all(entries))
}

async function runScript(database: OpenDatabase, db: Parameters<Migration['up']>[0], text: string): Promise<void> {
  const statements = database.pool instanceof PglitePool ? splitStatements(text) : [text]
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** The embedded database takes one statement at a time; statements end at a semicolon outside `$$ … $$`. */
function splitStatements(text: string): string[] {
  const statements: string[] = []
  let current = ''
  let quoted = false
  for (const line of text.split('\n')) {
    current += `${line}\n`
    if (((line.match(/\$\$/g) ?? []).length & 1) === 1) quoted = !quoted
    if (!quoted && line.trimEnd().endsWith(';') && !line.trimStart().startsWith('--')) {
      statements.push(current)
      current = ''
    }
  }
  return current.trim() === '' ? statements : [...statements, current]
}
