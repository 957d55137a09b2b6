import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isForOperator } from '@perga/server/commands/for-operator.ts'
import { type Config, readConfig } from '@perga/server/configuration/config.ts'
import { systemClock } from '@perga/server/platform/clock.ts'
import { type DatabaseAddress, type OpenDatabase, openDatabase } from '@perga/server/platform/database.ts'
import { keysFromMaster } from '@perga/server/platform/keys.ts'
import { migrate } from '@perga/server/platform/migrate.ts'
import { issueRegistrationLink } from '@perga/server/staff/members/issue-registration-link.ts'
import { COMMAND_LINE } from '@perga/server/staff/staff-member.ts'
import { startServer } from '@perga/server/wiring/start-server.ts'
import { DEMO_MEMBER } from './demo-data/provider-staff.ts'
import { PortInUse } from './listener.ts'
import { loadDemoData } from './load-demo-data.ts'
import { loadDemoRequests } from './load-demo-requests.ts'
import { loadTemplateRegistry } from './load-template-registry.ts'
import { PERSONAS } from './personas.ts'
import { startSandbox } from './start-sandbox.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

/** The demonstration: the server and everybody else's systems in one process, on data of its own under `var/`. */
async function runDemo(): Promise<void> {
  const directory = process.env.PERGA_VAR ?? fileURLToPath(new URL('../../../var', import.meta.url))
  await mkdir(directory, { recursive: true })
  const database = await openDatabase(demoDatabase(directory))
  try {
    const stopSystems = await startSystems(database, directory)
    const stop = async () => {
      await stopSystems()
      await database.close()
      process.exit(0)
    }
    process.once('SIGTERM', stop)
    process.once('SIGINT', stop)
  } catch (error) {
    await database.close()
    throw error
  }
}

function demoDatabase(directory: string): DatabaseAddress {
  const url = process.env.DATABASE_URL
  return url === undefined ? { kind: 'embedded', directory } : { kind: 'postgresql', url, poolSize: 20 }
}

async function startSystems(database: OpenDatabase, directory: string): Promise<() => Promise<void>> {
  await migrate(database)
  const origin = process.env.PERGA_ORIGIN ?? `http://localhost:${process.env.PERGA_PORT ?? '8080'}`
  const sandbox = await startSandbox({
    portBase: Number(process.env.SANDBOX_PORT ?? '8100'),
    stateDirectory: join(directory, 'sandbox'),
    serverOrigins: [origin],
    quiet: true,
  })
  const config = readConfig({
    PERGA_LOG: 'warn',
    PERGA_MASTER_KEY: await demoMasterKey(directory),
    ...sandbox.environment,
    ...process.env,
    PERGA_ORIGIN: origin,
    PERGA_VAR: directory,
  })
  const keys = keysFromMaster(config.masterKey)
  await loadDemoData(database, { keys, connections: sandbox.connections, signOns: sandbox.signOns, now: new Date() })
  await loadTemplateRegistry(database.db, new Date())
  const { entitlementPrefix } = config
  await loadDemoRequests({ db: database.db, keys, now: new Date(), entitlementPrefix })
  const link = await issueRegistrationLink(
    { memberId: DEMO_MEMBER.id, actor: COMMAND_LINE },
    { db: database.db, clock: systemClock, origin },
  )
  const server = await startServer(config, database)
  announce(config, { sandboxIndex: sandbox.addresses.index, link })
  return async () => {
    await server.stop()
    await sandbox.stop()
  }
}

/** The demonstration's own master key; production is given one and never writes it down. */
async function demoMasterKey(directory: string): Promise<string> {
  const path = join(directory, 'demo-master-key')
  const known = await readFile(path, 'utf8').catch(() => null)
  if (known !== null) return known.trim()
  const key = randomBytes(32).toString('base64')
  await writeFile(path, key, { mode: 0o600 })
  return key
}

function announce({ origin }: Config, { sandboxIndex, link }: { sandboxIndex: string; link: string }): void {
  say('')
  say(`Perga is at        ${origin}`)
  say(`Personas are at    ${sandboxIndex}/personas`)
  say(`Mail ends at       ${sandboxIndex}/mail`)
  say('')
  say('Try it: authorize as one person, read as another (each logs in at the sandbox tax authority):')
  for (const userName of ['eleni', 'hr.aegis']) {
    const persona = PERSONAS.find((candidate) => candidate.userName === userName)
    if (persona) say(`  ${persona.userName.padEnd(12)} ${persona.shows.en}`)
  }
  say('')
  say(`Desk of the staff  ${origin}/desk/ (institutions choose a member of staff at the sandbox single sign-on)`)
  say('Provider staff: register a passkey of your device, once, within 30 minutes:')
  say(`  ${link}`)
  say('')
  say('Stop with Ctrl+C.')
}

try {
  await runDemo()
} catch (error) {
  if (!(isForOperator(error) || error instanceof PortInUse)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
