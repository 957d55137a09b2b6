import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-main-'))
})
afterEach(() => rm(folder, { recursive: true }))

function start(portBase: string): ChildProcess {
  const env = { ...process.env, PERGA_SANDBOX_STATE: folder, PERGA_SANDBOX_PORT_BASE: portBase }
  return spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] })
}

async function holdPort(): Promise<{ server: Server; port: number }> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the holder does not listen')
  return { server, port: address.port }
}

describe('the sandbox by itself', () => {
  test('prints its addresses as JSON on the first line and ends on request', async () => {
    const child = start('0')
    const [line] = await once(child.stdout ?? child, 'data')
    const addresses = JSON.parse(String(line).split('\n')[0] ?? '')
    expect((await fetch(`${addresses.index}/personas.json`)).status).toBe(200)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  test('says in one sentence that a port is in use, and ends with 1', async () => {
    const { server, port } = await holdPort()
    try {
      const child = start(String(port - 11))
      const said = child.stderr ? text(child.stderr) : Promise.resolve('')
      const [code] = await once(child, 'exit')
      expect(code).toBe(1)
      expect(await said).toMatch(
        /^Port \d+ on 127\.0\.0\.1, needed by the sandbox's institution 'auth', is in use: [^\n]*\.\n$/,
      )
    } finally {
      server.close()
    }
  })

  test('refuses a port base that is no number', async () => {
    const [code] = await once(start('many'), 'exit')
    expect(code).toBe(1)
  })
})
