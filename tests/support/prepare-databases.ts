import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox } from '@perga/sandbox'
import { openDatabase, useEmbedded } from '@perga/server/platform/database.ts'
import { migrate } from '@perga/server/platform/migrate.ts'
import { PglitePool } from '@perga/server/platform/pglite-pool.ts'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startCluster } from './postgresql-cluster.ts'
import { VIEW_SNAPSHOT } from './view-database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** File with a migrated embedded database. */
    snapshot: string
    /** Address of the PostgreSQL server, database `template_perga` migrated; null in the embedded project. */
    postgresql: string | null
    /** Directory with the keys of a sandbox, which other sandboxes start from. */
    sandboxKeys: string
  }
}

/** Prepares what every test file starts from: a migrated database, and the sandbox's keys. */
export default async function prepareDatabases(project: TestProject): Promise<() => Promise<void>> {
  const isPostgresql = project.config.env?.PERGA_TEST_DATABASE === 'postgresql'
  const undo = [
    await prepareKeys(project),
    await (isPostgresql ? preparePostgresql(project) : prepareEmbedded(project)),
  ]
  return async () => {
    for (const step of undo) await step()
  }
}

/** A sandbox makes its keys when it first starts: a dozen of them take a second of a processor. */
async function prepareKeys(project: TestProject) {
  const directory = mkdtempSync(join(tmpdir(), 'perga-sandbox-keys-'))
  const sandbox = await startSandbox({
    portBase: 0,
    stateDirectory: directory,
    serverOrigins: [],
    snapshotFile: VIEW_SNAPSHOT,
    quiet: true,
  })
  await sandbox.stop()
  project.provide('sandboxKeys', directory)
  return async () => rmSync(directory, { recursive: true, force: true })
}

async function prepareEmbedded(project: TestProject) {
  const directory = mkdtempSync(join(tmpdir(), 'perga-snapshot-'))
  const pool = await PglitePool.open()
  const database = useEmbedded(pool)
  await migrate(database)
  const snapshot = join(directory, 'migrated.tar')
  writeFileSync(snapshot, Buffer.from(await (await pool.snapshot()).arrayBuffer()))
  await database.close()
  project.provide('snapshot', snapshot)
  project.provide('postgresql', null)
  return async () => rmSync(directory, { recursive: true, force: true })
}

async function preparePostgresql(project: TestProject) {
  const cluster = await startCluster()
  const client = new pg.Client({ connectionString: cluster.url('postgres') })
  await client.connect()
  await client.query('create database template_perga')
  await client.end()
  const database = await openDatabase({ kind: 'postgresql', url: cluster.url('template_perga'), poolSize: 2 })
  await migrate(database)
  await database.close()
  project.provide('snapshot', '')
  project.provide('postgresql', cluster.url('postgres'))
  return () => cluster.stop()
}
