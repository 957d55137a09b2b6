import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

/** Opens an empty database and says how to close it. */
export type OpenEmptyDatabase = () => Promise<{ database: PGlite; close(): Promise<void> }>

async function restore(file: string): Promise<PGlite | null> {
  try {
    return await PGlite.create({ loadDataDir: new Blob([await readFile(file)]) })
  } catch {
    // Missing, cut short or of another version: it is made anew, for it holds nothing of its own.
    return null
  }
}

async function keep(database: PGlite, file: string): Promise<void> {
  const dump = await database.dumpDataDir('gzip')
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()))
  await rename(draft, file)
}

/** An empty database in memory, from the snapshot in `file` where there is one: initialising takes four times as long. */
export async function openEmptyDatabase(file: string): Promise<PGlite> {
  const restored = await restore(file)
  if (restored) return restored
  const database = await PGlite.create()
  await keep(database, file)
  return database
}

/** The same as a function that the database is opened by when it is needed. */
export const emptyDatabaseFrom =
  (file: string): OpenEmptyDatabase =>
  async () => {
    const database = await openEmptyDatabase(file)
    return { database, close: () => database.close() }
  }
