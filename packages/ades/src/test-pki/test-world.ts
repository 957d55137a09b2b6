import type { Transport, TransportRequest } from '../http/transport.ts'
import { createRevocationClient, type RevocationSource } from '../revocation/revocation-client.ts'
import { createTimestampClient, type TimestampSource } from '../rfc3161/timestamp-client.ts'
import type { Signer } from '../signers/signer.ts'
import { type CertificateRequest, type Certified, issueCertificate } from './issue-certificate.ts'
import { answerOcspRequest, issueCrl, type Revocations, serialOf, type TestAnswering } from './test-revocation.ts'
import { answerTimestampRequest, authoritySigner, type TestStamping } from './test-timestamp.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** What tests turn: the clock, revocations and faults of the authorities. */
export interface TestWorld {
  now: Date
  stampFault?: TestStamping['fault']
  ocspFault?: TestAnswering['fault']
  /** Addresses that answer with HTTP 503. */
  readonly down: Set<string>
  /** How often each address was asked. */
  readonly asked: string[]
  readonly requests: TransportRequest[]
  readonly revocations: Revocations
  readonly addresses: { readonly ocsp: string; readonly tsa: string; readonly crl: string }
  readonly root: Certified
  readonly issuing: Certified
  readonly seal: Certified
  readonly stampingCa: Certified
  readonly tsa: Certified
  readonly responder: Certified
  readonly signer: Signer
  readonly transport: Transport
  readonly timestamps: TimestampSource
  readonly revocation: RevocationSource
  readonly trustAnchors: readonly Uint8Array[]
}

export interface TestWorldOptions {
  readonly now?: Date
  readonly sealUntil?: Date
  readonly tsaUntil?: Date
  readonly responderUntil?: Date
  /** The seal's keys; on P-256 unless told. */
  readonly sealKeys?: CertificateRequest['keys']
  /** Where the authorities answer over real HTTP; invented names unless told. */
  readonly origin?: string
}

const addressesAt = (origin: string | undefined) =>
  origin === undefined
    ? { ocsp: 'http://ocsp.test/', tsa: 'http://tsa.test/', crl: 'http://crl.test/' }
    : { ocsp: `${origin}/ocsp`, tsa: `${origin}/tsa`, crl: `${origin}/crl/` }

function issueAll({ sealUntil, tsaUntil, responderUntil, sealKeys, origin }: TestWorldOptions) {
  const addresses = addressesAt(origin)
  const dated = (until: Date | undefined) => (until === undefined ? {} : { until })
  const root = issueCertificate({ subject: 'Test root', kind: 'ca', until: new Date('2060-01-01T00:00:00Z') })
  const authority = {
    kind: 'ca',
    issuer: root,
    crlUrl: `${addresses.crl}root`,
    until: new Date('2056-01-01T00:00:00Z'),
  } as const
  const issuing = issueCertificate({ ...authority, subject: 'Test issuing authority', pathLength: 0 })
  const stampingCa = issueCertificate({ ...authority, subject: 'Test stamping authority' })
  const ocspUrl = addresses.ocsp
  const crlUrl = `${addresses.crl}issuing`
  const keys = sealKeys === undefined ? {} : { keys: sealKeys }
  const seal = issueCertificate({
    subject: 'Test seal',
    issuer: issuing,
    ocspUrl,
    crlUrl,
    ...keys,
    ...dated(sealUntil),
  })
  const tsa = issueCertificate({
    subject: 'Test TSA',
    kind: 'tsa',
    issuer: stampingCa,
    crlUrl: `${addresses.crl}stamping`,
    ...dated(tsaUntil),
  })
  const responder = issueCertificate({
    subject: 'Test responder',
    kind: 'ocsp',
    issuer: issuing,
    noCheck: true,
    ...dated(responderUntil),
  })
  return { root, issuing, seal, stampingCa, tsa, responder, addresses }
}

type Certificates = ReturnType<typeof issueAll>

const reply = (bytes: Uint8Array, status = 200) => ({
  status,
  arrayBuffer: async () => new Uint8Array(bytes).buffer,
})

function crlFor(world: TestWorld, issuer: Certified): Uint8Array {
  const { revocations, now } = world
  const lists = issuedLists.get(world) ?? new Map<string, Uint8Array>()
  issuedLists.set(world, lists)
  const name = [serialOf(issuer), now.getTime(), ...revocations.keys()].join()
  const list =
    lists.get(name) ??
    issueCrl(issuer, {
      revocations,
      thisUpdate: new Date(now.getTime() - HOUR),
      nextUpdate: new Date(now.getTime() + 7 * DAY),
    })
  lists.set(name, list)
  return list
}

async function answer(world: TestWorld, stamper: Signer, url: string, body: Uint8Array): Promise<Uint8Array> {
  const { ocsp, tsa, crl } = world.addresses
  if (url === tsa || url === 'http://tsa2.test/') {
    const fault = world.stampFault === undefined || url !== tsa ? {} : { fault: world.stampFault }
    return answerTimestampRequest(body, stamper, { time: world.now, ...fault })
  }
  if (url === ocsp) {
    const { responder, revocations, now } = world
    const fault = world.ocspFault === undefined ? {} : { fault: world.ocspFault }
    const nextUpdate = new Date(now.getTime() + DAY)
    return answerOcspRequest(body, { responder, revocations, thisUpdate: now, nextUpdate, ...fault })
  }
  const issuers: Record<string, Certified> = {
    [`${crl}root`]: world.root,
    [`${crl}issuing`]: world.issuing,
    [`${crl}stamping`]: world.stampingCa,
  }
  const issuer = issuers[url]
  if (issuer === undefined) throw new Error(`no such authority: ${url}`)
  return crlFor(world, issuer)
}

/** A list is issued once a period: asking twice must give the same bytes. */
const issuedLists = new WeakMap<TestWorld, Map<string, Uint8Array>>()

function transportOf(world: TestWorld, stamper: Signer): Transport {
  return async (url, request) => {
    world.asked.push(url)
    world.requests.push(request)
    if (world.down.has(url)) return reply(new Uint8Array(), 503)
    return reply(await answer(world, stamper, url, request.body ?? new Uint8Array()))
  }
}

/** A root, two issuing authorities, a seal, a time-stamping authority, a responder and lists, all in memory. */
export function createTestWorld(options: TestWorldOptions = {}): TestWorld {
  const certificates: Certificates = issueAll(options)
  const { root, issuing, seal, stampingCa, tsa } = certificates
  const stamper = authoritySigner(tsa, stampingCa)
  const transport: Transport = (url, request) => transportOf(world, stamper)(url, request)
  const trustAnchors = [root.der]
  const now = () => world.now
  const world: TestWorld = {
    now: options.now ?? new Date('2026-11-20T12:00:00Z'),
    down: new Set(),
    asked: [],
    requests: [],
    revocations: new Map(),
    ...certificates,
    signer: authoritySigner(seal, issuing),
    transport,
    timestamps: createTimestampClient({
      authorities: [{ url: certificates.addresses.tsa }],
      transport,
      trustAnchors,
      now,
    }),
    revocation: createRevocationClient({ transport, now }),
    trustAnchors,
  }
  return world
}
