import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, useEmbedded } from '@perga/server/platform/database.ts'
import { migrate } from '@perga/server/platform/migrate.ts'
import { PglitePool } from '@perga/server/platform/pglite-pool.ts'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startCluster } from './postgresql-cluster.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** File with a migrated embedded database. */
    snapshot: string
    /** Address of the PostgreSQL server, database `template_perga` migrated; null in the embedded project. */
    postgresql: string | null
  }
}

/** Prepares one migrated database that every test file starts from. */
export default async function prepareDatabases(project: TestProject): Promise<() => Promise<void>> {
  return project.config.env?.PERGA_TEST_DATABASE === 'postgresql'
    ? preparePostgresql(project)
    : prepareEmbedded(project)
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
