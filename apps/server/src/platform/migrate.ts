import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { OpenDatabase } from './database.ts'
import { PglitePool } from './pglite-pool.ts'
import { kyselyOf } from './work.ts'

const MIGRATIONS = fileURLToPath(new URL('../../../../db/migrations', import.meta.url))

/** Brings the database to the newest version; returns the names of what was applied. Throws the first failure. */
export async function migrate(database: OpenDatabase): Promise<string[]> {
  const migrator = new Migrator({
    db: kyselyOf(database.db),
    provider: { getMigrations: () => readMigrations(database) },
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}

async function readMigrations(database: OpenDatabase): Promise<Record<string, Migration>> {
  const files = (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql')).sort()
  const entries = files.map(async (file): Promise<[string, Migration]> => {
    const text = await readFile(`${MIGRATIONS}/${file}`, 'utf8')
    return [file.replace('.sql', ''), { up: (db) => runScript(database, db, text) }]
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
