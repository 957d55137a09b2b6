import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './postgresql-cluster.ts'

export interface MariadbServer {
  /** Address of a database in it, of an account that may do everything. */
  url(database: string): string
  stop(): Promise<void>
}

const PROGRAMS = { server: '/usr/sbin/mariadbd', install: '/usr/bin/mariadb-install-db' }
// One statement a line, as the server reads this file.
const STARTED = `create user 'perga'@'%' identified by 'perga';\ngrant all on *.* to 'perga'@'%' with grant option;\n`
// Small enough for a machine that runs other things; nothing of it outlives the tests.
const SETTINGS = [
  '--skip-name-resolve',
  '--innodb-buffer-pool-size=32M',
  '--innodb-flush-log-at-trx-commit=0',
  '--character-set-server=utf8mb4',
]

/** Whether MariaDB's server is installed. */
export function hasMariadb(): boolean {
  return Object.values(PROGRAMS).every((path) => existsSync(path))
}

/** A MariaDB server of the tests' own, on a free port of this machine, gone when stopped. */
export async function startMariadb(): Promise<MariadbServer> {
  if (!hasMariadb()) throw new Error('MariaDB is not installed: apt-get install mariadb-server')
  const directory = mkdtempSync(join(tmpdir(), 'perga-mariadb-'))
  const data = join(directory, 'data')
  const port = await freePort()
  writeFileSync(join(directory, 'started.sql'), STARTED)
  const user = serverUser(directory)
  execFileSync(
    PROGRAMS.install,
    ['--no-defaults', `--datadir=${data}`, '--auth-root-authentication-method=normal', '--skip-test-db', ...user],
    { stdio: 'ignore', cwd: directory, timeout: 60_000 },
  )
  const places = [
    `--datadir=${data}`,
    `--socket=${directory}/socket`,
    `--pid-file=${directory}/pid`,
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    `--init-file=${directory}/started.sql`,
  ]
  const server = spawn(PROGRAMS.server, ['--no-defaults', ...places, ...SETTINGS, ...user], {
    stdio: 'ignore',
    cwd: directory,
  })
  const url = (database: string) => `mysql://perga:perga@127.0.0.1:${port}/${database}?sslmode=disable`
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    // A server that does not end by itself is ended: nothing of it is kept.
    const killer = setTimeout(() => server.kill('SIGKILL'), 10_000)
    await ended
    clearTimeout(killer)
    rmSync(directory, { recursive: true, force: true })
  }
  try {
    await waitUntilReady(port)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}

/** MariaDB refuses to run as root; there it belongs to the user `mysql` that the package makes. */
function serverUser(directory: string): string[] {
  if (process.getuid?.() !== 0) return []
  const id = (flag: string) => Number(execFileSync('id', [flag, 'mysql'], { encoding: 'utf8' }))
  chownSync(directory, id('-u'), id('-g'))
  return ['--user=mysql']
}

async function waitUntilReady(port: number): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const socket = connect(port, '127.0.0.1')
    try {
      // The server speaks first, once its accounts are made.
      await once(socket, 'data', { signal: AbortSignal.timeout(1000) })
      return
    } catch {
      // Not yet listening: asked again, at most three hundred times.
      await sleep(100)
    } finally {
      socket.destroy()
    }
  }
  throw new Error('the MariaDB server did not start within 30 s')
}
