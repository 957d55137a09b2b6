import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OpenEmptyDatabase, openEmptyDatabase } from '@perga/sandbox/institutions/database-snapshot.ts'

/** Shared by all tests of this machine: an empty database that an institution's view starts from. */
export const VIEW_SNAPSHOT = join(tmpdir(), 'perga-sandbox-snapshot.tar')

let kept: Awaited<ReturnType<typeof openEmptyDatabase>> | null = null

/**
 * The empty database of an institution in view mode. To start one takes a second of a processor, so that a worker keeps its own
 * from one test file to the next; while that is in use, another is started.
 */
export const openViewDatabase: OpenEmptyDatabase = async () => {
  const database = kept ?? (await openEmptyDatabase(VIEW_SNAPSHOT))
  kept = null
  for (const statement of ['rollback', 'discard all', 'drop schema public cascade', 'create schema public'])
    await database.exec(statement)
  return {
    database,
    close: async () => {
      if (kept === null) kept = database
      else await database.close()
    },
  }
}
