import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { readCertificate } from '@perga/ades'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { certificatesPem } from '../../../../packages/ades/src/test-pki/pem.ts'
import { createTestWorld, type TestWorld } from '../../../../packages/ades/src/test-pki/test-world.ts'
import { createHttpClient } from '../platform/http-client.ts'
import {
  type AuthorityPlace,
  connectSealAuthorities,
  type SealAuthorities,
  type SealSources,
} from './seal-authorities.ts'

const ACCOUNT = { user: 'perga', password: 'κωδικός: 1' }
const DIGEST = new Uint8Array(32).fill(7)

const folder = mkdtempSync(join(tmpdir(), 'perga-authorities-'))
const file = (name: string) => join(folder, name)
const read = (name: string) => readFileSync(file(name))
const http = createHttpClient({ connections: 4, timeoutMs: 5_000 })
const servers: Server[] = []
const opened: SealSources[] = []
let world: TestWorld
let origin: string
let accounts: (string | undefined)[]
/** The `Authorization` that the authority demands; undefined for none. */
let demanded: string | undefined

beforeAll(async () => {
  const server = createServer(answer)
  servers.push(server)
  origin = `http://127.0.0.1:${await listen(server)}`
  writeFileSync(file('password'), `${ACCOUNT.password}\n`)
  writeFileSync(file('wrong-password'), 'another')
})
afterAll(async () => {
  await http.close()
  for (const server of servers) server.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  world = createTestWorld({ origin, now: new Date() })
  writeFileSync(file('roots.pem'), certificatesPem(world.root))
  accounts = []
  demanded = undefined
})
afterEach(() => Promise.all(opened.splice(0).map((sources) => sources.close())))

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an AddressInfo, not a pipe's name.
  return (server.address() as AddressInfo).port
}

const answer: RequestListener = async (request, response) => {
  accounts.push(request.headers.authorization)
  if (demanded !== undefined && request.headers.authorization !== demanded) return response.writeHead(401).end()
  const answered = await ask(request).catch(() => null)
  if (answered === null) return response.writeHead(500).end()
  return response.writeHead(answered.status).end(Buffer.from(await answered.arrayBuffer()))
}

async function ask(request: IncomingMessage) {
  const body = new Uint8Array(await buffer(request))
  const signal = new AbortController().signal
  return world.transport(`${origin}${request.url}`, { method: 'POST', headers: {}, body, signal, redirect: 'error' })
}

async function connect(places: Partial<SealAuthorities>): Promise<SealSources> {
  const none = { timestamps: [], responders: [], trustAnchorsFile: file('roots.pem'), tls: null }
  const sources = await connectSealAuthorities({ ...none, ...places }, { http, clock: { now: () => world.now } })
  opened.push(sources)
  return sources
}

const at = (path: string, account: AuthorityPlace['account'] = null) => ({ url: `${origin}${path}`, account })
const sealQuestion = () => ({
  certificate: readCertificate(world.seal.der),
  issuer: readCertificate(world.issuing.der),
})
const account = (passwordFile = 'password') => ({ user: ACCOUNT.user, passwordFile: file(passwordFile) })
const basic = `Basic ${Buffer.from(`${ACCOUNT.user}:${ACCOUNT.password}`).toString('base64')}`

describe('who is asked', () => {
  test('C1: an authority that demands an account by HTTP Basic gets it, the password from its file without the line’s end', async () => {
    demanded = basic
    const sources = await connect({ timestamps: [at('/tsa', account())], responders: [at('/ocsp', account())] })
    expect((await sources.timestamps.stamp(DIGEST)).digest).toEqual(DIGEST)
    const question = sealQuestion()
    expect(await sources.revocation.statusOf(question)).toMatchObject({ kind: 'ocsp' })
    expect(accounts).toEqual([basic, basic])
  })

  test('a wrong password is a failure of the authority, and no error shows it', async () => {
    demanded = basic
    const { timestamps } = await connect({ timestamps: [at('/tsa', account('wrong-password'))] })
    const failure = await timestamps.stamp(DIGEST).catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: 'timestamp_unreachable' })
    expect(JSON.stringify(failure) + String(failure)).not.toContain('another')
  })

  test('C1: when the first authority is down the second is asked, with its own account', async () => {
    demanded = basic
    const down = { url: `http://127.0.0.1:${await closedPort()}/tsa`, account: account('wrong-password') }
    const { timestamps } = await connect({ timestamps: [down, at('/tsa', account())] })
    expect((await timestamps.stamp(DIGEST)).digest).toEqual(DIGEST)
    expect(accounts).toEqual([basic])
  })

  test('C1: a first authority that answers with an error, or with what is no stamp, is passed over as well', async () => {
    const { timestamps } = await connect({ timestamps: [at('/nowhere'), at('/ocsp'), at('/tsa')] })
    expect((await timestamps.stamp(DIGEST)).digest).toEqual(DIGEST)
  })

  test('C1: when the first responder is down the second is asked', async () => {
    const down = { url: `http://127.0.0.1:${await closedPort()}/ocsp`, account: null }
    const sources = await connect({ responders: [down, at('/ocsp')] })
    const question = sealQuestion()
    expect(await sources.revocation.statusOf(question)).toMatchObject({ certificateStatus: { status: 'good' } })
  })
})

describe('who is asking (mTLS)', () => {
  let secureOrigin: string
  beforeAll(async () => {
    makeCertificate('server')
    makeCertificate('client')
    const [key, cert, ca] = [read('server.key'), read('server.pem'), read('client.pem')]
    const server = createSecureServer({ key, cert, ca, requestCert: true, rejectUnauthorized: true }, answer)
    servers.push(server)
    secureOrigin = `https://127.0.0.1:${await listen(server)}`
  })

  const tls = {
    client: { keyFile: file('client.key'), certificateFile: file('client.pem') },
    rootsFile: file('server.pem'),
  }
  const secure = () => ({ timestamps: [{ url: `${secureOrigin}/tsa`, account: null }] })

  test('C1: an authority that asks for a certificate gets ours, and is itself known by its private root', async () => {
    const { timestamps } = await connect({ ...secure(), tls })
    expect((await timestamps.stamp(DIGEST)).digest).toEqual(DIGEST)
  })

  test('without our certificate, or without its root, it gives no stamp', async () => {
    for (const half of [null, { ...tls, client: null }, { ...tls, rootsFile: null }]) {
      const { timestamps } = await connect({ ...secure(), tls: half })
      await expect(timestamps.stamp(DIGEST)).rejects.toMatchObject({ code: 'timestamp_unreachable' })
    }
  })
})

test('C1: data asked for before a signature’s stamp is not given to it; signatures stamped before share one answer', async () => {
  const sources = await connect({ responders: [at('/ocsp')] })
  const question = sealQuestion()
  const statusSince = (moment: Date) => sources.askedSince(moment).revocation.statusOf(question)
  await Promise.all(Array.from({ length: 20 }, () => statusSince(world.now)))
  expect(accounts).toHaveLength(1)
  const later = (milliseconds: number) => new Date(world.now.getTime() + milliseconds)
  world.now = later(1)
  await statusSince(world.now)
  expect(accounts).toHaveLength(2)
  // Whoever waits for an answer takes one of the last minute, and no older one.
  world.now = later(60_000)
  await sources.revocation.statusOf(question)
  expect(accounts).toHaveLength(2)
  world.now = later(1)
  await sources.revocation.statusOf(question)
  expect(accounts).toHaveLength(3)
})

async function closedPort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** A certificate of its own for this machine. */
function makeCertificate(name: string): void {
  const command = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout ${name}.key -out ${name}.pem -days 2 -subj /CN=${name} -addext subjectAltName=IP:127.0.0.1`
  execFileSync('openssl', command.split(' '), { cwd: folder, stdio: 'pipe' })
}
