import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../tests/support/postgresql-cluster.ts'
import { atMost, type Figure, unmeasured } from './figures.ts'
import { bestOfThree } from './rate.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PATIENCE_MS = 60_000

/** The demonstration on an empty folder, and once more on the same: seconds until its first page is answered. */
export async function measureStart(): Promise<Figure[]> {
  if (!existsSync(join(ROOT, 'apps/sites/dist/index.html'))) {
    return [unmeasured('first start and restart of the demonstration', 's', 'the sites are not built: npm run build')]
  }
  const { first, again } = await bestOfThree(startTwice, (times) => -times.first - times.again)
  return [
    atMost({ goal: 'first start, packages installed and sites built', value: first, target: 60, unit: 's' }),
    atMost({ goal: 'restart', value: again, target: 3, unit: 's' }),
  ]
}

async function startTwice(): Promise<{ first: number; again: number }> {
  const directory = mkdtempSync(join(tmpdir(), 'perga-bench-'))
  try {
    return { first: await startOnce(directory), again: await startOnce(directory) }
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

async function startOnce(directory: string): Promise<number> {
  const port = String(await freePort())
  const settings = { PERGA_VAR: join(directory, 'var'), PERGA_PORT: port, SANDBOX_PORT: '0' }
  const begun = performance.now()
  const demo = spawn(process.execPath, ['apps/sandbox/src/demo.ts'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...settings },
    stdio: 'ignore',
  })
  try {
    await firstPage(`http://localhost:${port}/`, begun)
    return (performance.now() - begun) / 1000
  } finally {
    await end(demo)
  }
}

async function firstPage(address: string, begun: number): Promise<void> {
  while (performance.now() - begun < PATIENCE_MS) {
    // Refused until it listens.
    const answer = await fetch(address).catch(() => null)
    if (answer?.ok) return
    await sleep(20)
  }
  throw new Error('the demonstration showed no page within a minute')
}

async function end(demo: ChildProcess): Promise<void> {
  if (demo.exitCode !== null || demo.signalCode !== null) return
  const ended = new Promise((resolve) => demo.once('exit', resolve))
  demo.kill('SIGTERM')
  await ended
}
