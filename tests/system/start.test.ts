import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { freePort } from '../support/postgresql-cluster.ts'
import { SPAWN_ENVIRONMENT } from '../support/spawn-environment.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
let directory: string
const running: ChildProcess[] = []
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'perga-start-'))
})
afterEach(async () => {
  for (const child of running.splice(0)) await end(child)
  rmSync(directory, { recursive: true, force: true })
})

const isEmbedded = inject('postgresql') === null

test.runIf(isEmbedded)(
  'Z1: the demonstration starts on an empty folder and serves a page; a second one on the same data is refused in one sentence',
  async () => {
    const settings = await demoSettings()
    const first = launch('apps/sandbox/src/demo.ts', settings)
    await first.says('Stop with Ctrl+C.')
    expect((await fetch(`http://localhost:${settings.PERGA_PORT}/api/user/clients/`)).status).toBe(200)

    const second = launch('apps/sandbox/src/demo.ts', { ...(await demoSettings()), PERGA_VAR: settings.PERGA_VAR })
    expect(await second.ends()).toBe(1)
    expect(second.errors()).toMatch(/^.* is in use by process \d+\n$/)
    expect((await fetch(`http://localhost:${settings.PERGA_PORT}/api/health/ready`)).status).toBe(200)
  },
)

test.runIf(isEmbedded)('Z1: a port in use is one sentence, and the data is unharmed', async () => {
  const settings = await demoSettings()
  const occupant = createServer().listen(Number(settings.PERGA_PORT), '127.0.0.1')
  const refused = launch('apps/sandbox/src/demo.ts', settings)
  expect(await refused.ends()).toBe(1)
  expect(refused.errors()).toBe(`Port ${settings.PERGA_PORT} is in use; set PERGA_PORT to another one.\n`)
  await new Promise((resolve) => occupant.close(resolve))
  await launch('apps/sandbox/src/demo.ts', settings).says('Stop with Ctrl+C.')
})

test.runIf(isEmbedded)('Z1: missing settings of the server are one sentence', async () => {
  const server = launch('apps/server/src/main.ts', { PERGA_VAR: directory })
  expect(await server.ends()).toBe(1)
  expect(server.errors()).toMatch(/^These settings are missing or wrong: PERGA_MASTER_KEY .*\.\n$/)
})

async function demoSettings() {
  return { PERGA_VAR: join(directory, 'var'), PERGA_PORT: String(await freePort()), SANDBOX_PORT: '0' }
}

function launch(file: string, settings: Record<string, string>) {
  const child = spawn(process.execPath, [file], { cwd: ROOT, env: { ...SPAWN_ENVIRONMENT, ...settings } })
  running.push(child)
  let output = ''
  let errors = ''
  child.stdout.on('data', (part) => {
    output += part
  })
  child.stderr.on('data', (part) => {
    errors += part
  })
  return {
    errors: () => errors,
    ends: () => (child.exitCode === null ? new Promise((resolve) => child.once('exit', resolve)) : child.exitCode),
    says: (text: string) => expect.poll(() => output + errors, { timeout: 50_000 }).toContain(text),
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}
