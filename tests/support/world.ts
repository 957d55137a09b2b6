import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Sandbox, startSandbox } from '@perga/sandbox'
import { loadDemoData } from '@perga/sandbox/load-demo-data.ts'
import { readConfig } from '@perga/server/configuration/config.ts'
import type { Clock } from '@perga/server/platform/clock.ts'
import { type Keys, keysFromMaster } from '@perga/server/platform/keys.ts'
import { startServer } from '@perga/server/wiring/start-server.ts'
import { refuseUnnamedAnswers, watchAnswers } from './answers-in-contract.ts'
import { freePort } from './postgresql-cluster.ts'
import { openTestDatabase, sandboxKeys, type TestDatabase } from './test-database.ts'
import { openViewDatabase } from './view-database.ts'

/** The whole product on free ports: database, sandbox, server, demonstration data. */
export interface World {
  origin: string
  database: TestDatabase
  keys: Keys
  sandbox: Sandbox
  clock: Clock & { moveBy(milliseconds: number): void }
  /** Sends an order to the sandbox's control address. */
  control(path: string, order: object): Promise<void>
  stop(): Promise<void>
}

/** The sites as `npm run build` leaves them. */
export const BUILT_SITES = process.env.PERGA_SITES ?? fileURLToPath(new URL('../../apps/sites/dist', import.meta.url))
const BARE_SITES = fileURLToPath(new URL('sites', import.meta.url))

/** How the server of a world is started: here in this process, unless a test wants one that it can kill. */
export type ServerStarter = (
  environment: Record<string, string>,
  world: { database: TestDatabase; clock: Clock },
) => Promise<{ stop(): Promise<void> }>

const inThisProcess: ServerStarter = (environment, { database, clock }) =>
  startServer(readConfig(environment), database, clock)

interface WorldOptions {
  sitesDirectory?: string
  start?: ServerStarter
  /** A migrated database of the test's own; the world closes it. */
  database?: TestDatabase
  /** Settings of the server beside those of every world. */
  settings?: Record<string, string>
  /** The master key that the database was filled with; a new one by default. */
  masterKey?: Buffer
  /** What the clock shows at the start; the real time by default. */
  startsAt?: Date
}

export async function startWorld(options: WorldOptions = {}): Promise<World> {
  const stateDirectory = mkdtempSync(join(tmpdir(), 'perga-world-'))
  const keysOfSandbox = sandboxKeys()
  if (keysOfSandbox !== null) cpSync(keysOfSandbox, stateDirectory, { recursive: true })
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const database = options.database ?? (await openTestDatabase())
  const sandbox = await startSandbox({
    portBase: 0,
    stateDirectory,
    openDatabase: openViewDatabase,
    serverOrigins: [origin],
    quiet: true,
  })
  const masterKey = options.masterKey ?? randomBytes(32)
  const keys = keysFromMaster(masterKey)
  const clock = movingClock()
  if (options.startsAt) clock.moveBy(options.startsAt.getTime() - Date.now())
  await loadDemoData(database, { keys, connections: sandbox.connections, signOns: sandbox.signOns, now: clock.now() })
  const environment = {
    ...sandbox.environment,
    PERGA_ORIGIN: origin,
    PERGA_PORT: String(port),
    PERGA_LOG: 'silent',
    PERGA_MASTER_KEY: masterKey.toString('base64'),
    PERGA_VAR: stateDirectory,
    PERGA_SITES: options.sitesDirectory ?? BARE_SITES,
    ...options.settings,
  }
  watchAnswers()
  const server = await (options.start ?? inThisProcess)(environment, { database, clock })
  return {
    ...{ origin, database, keys, sandbox, clock },
    control: (path, order) => sendOrder(`${sandbox.addresses.index}/control/${path}`, order),
    stop: async () => {
      await server.stop()
      await sandbox.stop()
      await database.close()
      rmSync(stateDirectory, { recursive: true, force: true })
      refuseUnnamedAnswers()
    },
  }
}

async function sendOrder(address: string, order: object): Promise<void> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  })
  if (!answer.ok) throw new Error(`the sandbox refused the order: ${answer.status}`)
}

/** The real time, plus what a test has moved it by. */
function movingClock(): World['clock'] {
  let offset = 0
  return {
    now: () => new Date(Date.now() + offset),
    moveBy: (milliseconds) => {
      offset += milliseconds
    },
  }
}
