import { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import {
  type Augmenting,
  type Authority,
  createRevocationClient,
  createTimestampClient,
  type Transport,
} from '@perga/ades'
import type { Clock } from '../platform/clock.ts'
import { createHttpClient, type HttpClient, type TlsIdentity } from '../platform/http-client.ts'
import { recentRevocation } from './recent-revocation.ts'

/** One authority: its address and, where it wants one, an account by HTTP Basic (RFC 7617). */
export interface AuthorityPlace {
  url: string
  account: { user: string; passwordFile: string } | null
}

/** Where time stamps and revocation data come from, in the order in which they are asked, and what is trusted. */
export interface SealAuthorities {
  timestamps: readonly AuthorityPlace[]
  /** Asked before the responders that a certificate names. */
  responders: readonly AuthorityPlace[]
  /** PEM file of the roots that seals and stamps chain to. */
  trustAnchorsFile: string
  /** For authorities that ask who is calling (mTLS), or whose TLS certificate comes from a private root; null for neither. */
  tls: { client: { keyFile: string; certificateFile: string } | null; rootsFile: string | null } | null
}

/** The authorities as the signature library asks them; every answer is checked before it is kept. */
export interface SealSources extends Augmenting {
  /** The same, with revocation data that was asked for at `moment` or later: for signatures stamped before it. */
  askedSince(moment: Date): Augmenting
  close(): Promise<void>
}

/** Answers of authorities are small; a certificate list is the largest. */
const LARGEST_ANSWER = 5_000_000
/** Who needs revocation data while an answer is waited for takes those of the last minute (decision 0023). */
const SHARED_FOR_MS = 60_000
/** With a second authority to go to, the first has less time: a document waits four seconds for both. */
const PATIENCE_MS = { alone: 5_000, first: 2_000 }

/** Connects to the authorities; nothing is sent yet. Throws when a file of the settings cannot be read. */
export async function connectSealAuthorities(
  places: SealAuthorities,
  { http, clock }: { http: HttpClient; clock: Clock },
): Promise<SealSources> {
  const [timestampAuthorities, responders] = await Promise.all([read(places.timestamps), read(places.responders)])
  const own = places.tls && createHttpClient({ connections: 32, timeoutMs: 5_000, tls: await readTls(places.tls) })
  const configured = new Set([...timestampAuthorities, ...responders].map(({ url }) => url))
  // Our certificate is shown to whom the settings name, not to addresses that stand in certificates.
  const transport = asTransport((request) =>
    own !== null && configured.has(request.url) ? own(request) : http(request),
  )
  const now = () => clock.now()
  const trustAnchors = certificatesOf(await readFile(places.trustAnchorsFile, 'utf8'))
  const timestamps = createTimestampClient({ authorities: timestampAuthorities, transport, trustAnchors, now })
  const client = createRevocationClient({ transport, now, additionalResponders: responders })
  const recent = recentRevocation(client, clock)
  return {
    ...{ timestamps, trustAnchors },
    revocation: recent.since(() => new Date(clock.now().getTime() - SHARED_FOR_MS)),
    askedSince: (moment) => ({ timestamps, trustAnchors, revocation: recent.since(() => moment) }),
    close: async () => own?.close(),
  }
}

function read(places: readonly AuthorityPlace[]): Promise<Authority[]> {
  const timeout = places.length > 1 ? PATIENCE_MS.first : PATIENCE_MS.alone
  return Promise.all(
    places.map(async ({ url, account }) => {
      if (account === null) return { url, timeout }
      const password = (await readFile(account.passwordFile, 'utf8')).replace(/\r?\n$/, '')
      return { url, timeout, basicAuth: { user: account.user, password } }
    }),
  )
}

async function readTls({ client, rootsFile }: NonNullable<SealAuthorities['tls']>): Promise<TlsIdentity> {
  return {
    ...(client && {
      key: await readFile(client.keyFile, 'utf8'),
      cert: await readFile(client.certificateFile, 'utf8'),
    }),
    ...(rootsFile !== null && { ca: await readFile(rootsFile, 'utf8') }),
  }
}

function asTransport(http: HttpClient): Transport {
  return async (url, { method, headers, body, signal }) => {
    const answer = await http({ url, method, headers, signal, maxBytes: LARGEST_ANSWER, ...(body && { body }) })
    return { status: answer.status, arrayBuffer: async () => new Uint8Array(answer.body).buffer }
  }
}

function certificatesOf(pem: string): Uint8Array[] {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? []
  return blocks.map((block) => new X509Certificate(block).raw)
}
