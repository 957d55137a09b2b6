import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { issueCertificate } from '../test-pki/issue-certificate.ts'
import { certificatesPem } from '../test-pki/pem.ts'
import { answerTimestampRequest, authoritySigner } from '../test-pki/test-timestamp.ts'
import { createTestWorld } from '../test-pki/test-world.ts'
import { createTimestampClient, type TimestampClientOptions } from './timestamp-client.ts'

const digest = createHash('sha256').update('stamped').digest()
const codeOf = (code: string) => expect.objectContaining({ code })

function clientOf(world: ReturnType<typeof createTestWorld>, change: Partial<TimestampClientOptions> = {}) {
  const { transport, trustAnchors } = world
  const authorities = [{ url: 'http://tsa.test/' }]
  return createTimestampClient({ authorities, transport, trustAnchors, now: () => world.now, ...change })
}

describe('time-stamp client', () => {
  test('C1: returns a stamp over the digest at the authority’s time', async () => {
    const world = createTestWorld()
    const token = await world.timestamps.stamp(digest)
    expect(token.time).toEqual(world.now)
    expect(Buffer.from(token.digest).equals(digest)).toBe(true)
  })

  test.each(['status', 'nonce', 'no-nonce', 'imprint', 'signature'] as const)(
    'never keeps an answer with a wrong %s',
    async (stampFault) => {
      const world = Object.assign(createTestWorld(), { stampFault })
      await expect(world.timestamps.stamp(digest)).rejects.toMatchObject({ name: 'AdesError' })
    },
  )

  test('never keeps a stamp whose time is far from our clock', async () => {
    const world = createTestWorld()
    const client = clientOf(world, { now: () => new Date(world.now.getTime() + 3_600_000) })
    await expect(client.stamp(digest)).rejects.toThrow(codeOf('timestamp_refused'))
  })

  test('never keeps a stamp of an authority under another root', async () => {
    const world = createTestWorld()
    const client = clientOf(world, { trustAnchors: createTestWorld().trustAnchors })
    await expect(client.stamp(digest)).rejects.toThrow(codeOf('timestamp_refused'))
  })

  test('never keeps a stamp of a certificate that is not for time-stamping', async () => {
    const world = createTestWorld()
    const wrong = authoritySigner(
      issueCertificate({ subject: 'No TSA', kind: 'seal', issuer: world.stampingCa }),
      world.stampingCa,
    )
    const client = clientOf(world, {
      transport: async (_, { body }) => {
        const bytes = await answerTimestampRequest(body ?? new Uint8Array(), wrong, { time: world.now })
        return { status: 200, arrayBuffer: async () => new Uint8Array(bytes).buffer }
      },
    })
    await expect(client.stamp(digest)).rejects.toThrow(codeOf('timestamp_refused'))
  })

  test('falls back to the next authority when the first fails', async () => {
    const world = createTestWorld()
    world.down.add('http://tsa.test/')
    const client = clientOf(world, { authorities: [{ url: 'http://tsa.test/' }, { url: 'http://tsa2.test/' }] })
    await expect(client.stamp(digest)).resolves.toMatchObject({ time: world.now })
    expect(world.asked).toEqual(['http://tsa.test/', 'http://tsa2.test/'])
  })

  test('sends Basic credentials as UTF-8 and never follows a redirect', async () => {
    const world = createTestWorld()
    const basicAuth = { user: 'perga', password: 'κωδικός' }
    await clientOf(world, { authorities: [{ url: 'http://tsa.test/', basicAuth }] }).stamp(digest)
    const [request] = world.requests
    expect(request?.redirect).toBe('error')
    expect(request?.headers.authorization).toBe(`Basic ${Buffer.from('perga:κωδικός').toString('base64')}`)
  })

  test('gives up after its time-out', async () => {
    const world = createTestWorld()
    const client = clientOf(world, {
      authorities: [{ url: 'http://tsa.test/', timeout: 20 }],
      transport: (_, { signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    })
    await expect(client.stamp(digest)).rejects.toThrow(codeOf('timestamp_unreachable'))
  })

  test('openssl ts accepts a token made by this package’s CMS writer', async () => {
    const world = createTestWorld({ now: new Date() })
    const folder = mkdtempSync(join(tmpdir(), 'ades-ts-'))
    try {
      const { der } = await world.timestamps.stamp(digest)
      writeFileSync(join(folder, 'token.der'), der)
      writeFileSync(join(folder, 'root.pem'), certificatesPem(world.root))
      writeFileSync(join(folder, 'chain.pem'), certificatesPem(world.stampingCa))
      const command = ['ts', '-verify', '-token_in', '-in', 'token.der', '-digest', digest.toString('hex')]
      const output = execFileSync('openssl', [...command, '-CAfile', 'root.pem', '-untrusted', 'chain.pem'], {
        cwd: folder,
        stdio: 'pipe',
      })
      expect(output.toString()).toContain('Verification: OK')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
