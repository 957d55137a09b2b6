import { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import {
  type Augmenting,
  cachedRevocation,
  createRevocationClient,
  createTimestampClient,
  type Transport,
} from '@perga/ades'
import type { Clock } from '../platform/clock.ts'
import type { HttpClient } from '../platform/http-client.ts'

/** Where time stamps and revocation data come from, and the roots that they chain to. */
export interface SealAuthorities {
  timestampUrl: string
  /** Asked before the responder that a certificate names. */
  ocspUrl: string | null
  /** PEM file of the roots. */
  trustAnchorsFile: string
}

/** Answers of authorities are small; a certificate list is the largest. */
const LARGEST_ANSWER = 5_000_000
const REVOCATION_MAXIMUM_AGE_MS = 60 * 60 * 1000

/** The authorities as the signature library asks them; every answer is checked before it is kept. */
export async function connectSealAuthorities(
  { timestampUrl, ocspUrl, trustAnchorsFile }: SealAuthorities,
  { http, clock }: { http: HttpClient; clock: Clock },
): Promise<Augmenting> {
  const transport = asTransport(http)
  const now = () => clock.now()
  const trustAnchors = certificatesOf(await readFile(trustAnchorsFile, 'utf8'))
  const timestamps = createTimestampClient({ authorities: [{ url: timestampUrl }], transport, trustAnchors, now })
  const revocation = cachedRevocation(
    createRevocationClient({
      ...{ transport, now },
      ...(ocspUrl !== null && { additionalResponders: [{ url: ocspUrl }] }),
    }),
    { now, maximumAge: REVOCATION_MAXIMUM_AGE_MS },
  )
  return { timestamps, revocation, trustAnchors }
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
