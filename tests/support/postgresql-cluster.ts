import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export interface Cluster {
  /** Address of a database in the cluster. */
  url(database: string): string
  /** Ends every process of it without warning, as a power cut would; what it had written stays. */
  kill(): Promise<void>
  /** Starts it again on the data that it had, and waits until it answers. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Where PostgreSQL's programs are, newest first, or null when there are none. */
export function postgresqlPrograms(): string | null {
  const base = '/usr/lib/postgresql'
  const versions = existsSync(base) ? readdirSync(base).sort((one, other) => Number(other) - Number(one)) : []
  return versions.map((version) => join(base, version, 'bin')).find((path) => existsSync(join(path, 'initdb'))) ?? null
}

/** A PostgreSQL server of the tests' own, on a free port of this machine, gone when stopped. */
export async function startCluster(): Promise<Cluster> {
  const programs = postgresqlPrograms()
  if (programs === null) throw new Error('PostgreSQL is not installed: apt-get install postgresql')
  const directory = mkdtempSync(join(tmpdir(), 'perga-postgresql-'))
  const owner = clusterOwner()
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(directory, owner.uid, owner.gid)
  const data = join(directory, 'data')
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'perga', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...owner,
    stdio: 'ignore',
    cwd: directory,
  })
  const port = await freePort()
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${directory}`,
    'max_connections=200',
    'fsync=off',
  ]
  const parameters = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]
  // A process group of its own, so that all of it can be killed at one blow.
  const start = () =>
    spawn(join(programs, 'postgres'), parameters, { ...owner, stdio: 'ignore', cwd: directory, detached: true })
  let server = start()
  const url = (database: string) => `postgresql://perga@127.0.0.1:${port}/${database}`
  await waitUntilReady(url('postgres'))
  return {
    url,
    kill: async () => {
      const { pid } = server
      if (pid !== undefined) await ended(server, () => process.kill(-pid, 'SIGKILL'))
    },
    restart: async () => {
      server = start()
      await waitUntilReady(url('postgres'))
    },
    stop: async () => {
      await ended(server, () => server.kill('SIGINT'))
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

async function ended(server: ChildProcess, end: () => void): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exit = new Promise((resolve) => server.once('exit', resolve))
  end()
  await exit
}

/** PostgreSQL refuses to run as root; there the cluster belongs to the user `postgres` that the package makes. */
function clusterOwner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function waitUntilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      // Not yet listening: asked again, at most a hundred times.
      await sleep(100)
    }
  }
  throw new Error('the test database did not start within 10 s')
}

/**
 * A port that was free a moment ago, below those that the system hands out by itself: nothing else takes it before it is
 * used, and two test files hardly ever draw the same one.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const port = randomInt(20_000, 32_000)
    if (await isFree(port)) return port
  }
  throw new Error('no free port was found')
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
