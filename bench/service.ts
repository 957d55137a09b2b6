import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Sandbox } from '@perga/sandbox'
import { loadDemoData } from '@perga/sandbox/load-demo-data.ts'
import { openDatabase } from '@perga/server/platform/database.ts'
import { keysFromMaster } from '@perga/server/platform/keys.ts'
import { migrate } from '@perga/server/platform/migrate.ts'
import { type Cluster, freePort, startCluster } from '../tests/support/postgresql-cluster.ts'
import { ServerProcess } from '../tests/support/server-process.ts'
import { withTables } from '../tests/support/test-database.ts'
import type { World } from '../tests/support/world.ts'
import { type BenchSeal, withAuthorities } from './authorities.ts'
import { startChild } from './child.ts'

/** The product as it is measured: PostgreSQL, sandbox, authorities and server, each in processes of its own. */
export interface Service {
  world: World
  server: ServerProcess
  /** What the server has in its environment. */
  environment: Record<string, string>
}

const BARE_SITES = fileURLToPath(new URL('../tests/support/sites', import.meta.url))
type SandboxSaid = Omit<Sandbox, 'stop'>

/** Runs `work` on everything started on free ports of this machine. Throws where PostgreSQL is not installed. */
export function withService<Result>(
  work: (service: Service) => Promise<Result>,
  sitesDirectory = BARE_SITES,
): Promise<Result> {
  return withAuthorities(async (seal) => {
    const directory = mkdtempSync(join(tmpdir(), 'perga-bench-'))
    const cluster = await startCluster()
    try {
      return await withSandbox({ seal, directory, cluster, sitesDirectory }, work)
    } finally {
      await cluster.stop()
      rmSync(directory, { recursive: true, force: true })
    }
  })
}

interface Place {
  seal: BenchSeal
  directory: string
  cluster: Cluster
  sitesDirectory: string
}

async function withSandbox<Result>(place: Place, work: (service: Service) => Promise<Result>): Promise<Result> {
  const { seal, directory, cluster, sitesDirectory } = place
  const databaseUrl = cluster.url('postgres')
  const database = withTables(await openDatabase({ kind: 'postgresql', url: databaseUrl, poolSize: 2 }), databaseUrl)
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const sandbox = await startChild<SandboxSaid>('sandbox-process.ts', { stateDirectory: directory, origins: [origin] })
  const masterKey = randomBytes(32)
  const keys = keysFromMaster(masterKey)
  const environment = {
    ...sandbox.ready.environment,
    ...seal.environment,
    DATABASE_URL: databaseUrl,
    PERGA_ORIGIN: origin,
    PERGA_PORT: String(port),
    PERGA_LOG: 'silent',
    PERGA_RATE_LIMIT: '1000000',
    PERGA_MASTER_KEY: masterKey.toString('base64'),
    PERGA_VAR: directory,
    PERGA_SITES: sitesDirectory,
  }
  const server = new ServerProcess(environment)
  try {
    await migrate(database)
    const { connections, signOns } = sandbox.ready
    await loadDemoData(database, { keys, connections, signOns, now: new Date() })
    await server.start()
    const refuse = () => Promise.reject(new Error('nothing is made to fail while it is measured'))
    const clock = { now: () => new Date(), moveBy: refuse }
    const world = { origin, database, keys, sandbox: { ...sandbox.ready, stop: refuse }, clock }
    return await work({
      ...{ server, environment, world: { ...world, control: refuse, stop: refuse } },
    })
  } finally {
    await server.stop()
    await sandbox.stop()
    await database.close()
  }
}
