import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startSandbox } from '@perga/sandbox'
import { loadDemoData } from '@perga/sandbox/load-demo-data.ts'
import { openDatabase } from '@perga/server/platform/database.ts'
import { keysFromMaster } from '@perga/server/platform/keys.ts'
import { migrate } from '@perga/server/platform/migrate.ts'
import { freePort, startCluster } from '../tests/support/postgresql-cluster.ts'
import { ServerProcess } from '../tests/support/server-process.ts'
import type { World } from '../tests/support/world.ts'

/** The product as it is measured: PostgreSQL, the sandbox in this process, the server in its own. */
export interface Service {
  world: World
  server: ServerProcess
  stop(): Promise<void>
}

const BARE_SITES = fileURLToPath(new URL('../tests/support/sites', import.meta.url))

/** Starts everything on free ports of this machine. Throws where PostgreSQL is not installed. */
export async function startService(sitesDirectory = BARE_SITES): Promise<Service> {
  const directory = mkdtempSync(join(tmpdir(), 'perga-bench-'))
  const cluster = await startCluster()
  const url = cluster.url('postgres')
  const database = await openDatabase({ kind: 'postgresql', url, poolSize: 2 })
  await migrate(database)
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const sandbox = await startSandbox({ portBase: 0, stateDirectory: directory, serverOrigins: [origin], quiet: true })
  const masterKey = randomBytes(32)
  const keys = keysFromMaster(masterKey)
  await loadDemoData(database, { keys, connections: sandbox.connections, signOns: sandbox.signOns, now: new Date() })
  const server = new ServerProcess({
    ...sandbox.environment,
    DATABASE_URL: url,
    PERGA_ORIGIN: origin,
    PERGA_PORT: String(port),
    PERGA_LOG: 'silent',
    PERGA_RATE_LIMIT: '1000000',
    PERGA_MASTER_KEY: masterKey.toString('base64'),
    PERGA_VAR: directory,
    PERGA_SITES: sitesDirectory,
  })
  await server.start()
  const stop = async () => {
    await server.stop()
    await sandbox.stop()
    await database.close()
    await cluster.stop()
    rmSync(directory, { recursive: true, force: true })
  }
  const refuse = () => Promise.reject(new Error('nothing is made to fail while it is measured'))
  const clock = { now: () => new Date(), moveBy: refuse }
  return { world: { origin, database, keys, sandbox, clock, control: refuse, stop }, server, stop }
}
