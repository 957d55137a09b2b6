import { createHash } from 'node:crypto'
import { contextTag, DerCursor, readDer, TAG } from '../asn1/der-reader.ts'
import { derElement, derGeneralizedTime, derInteger, derOid, derSequence, derUtf8String } from '../asn1/der-writer.ts'
import { OID } from '../asn1/oids.ts'
import { cmsHash, signCms } from '../cms/sign-cms.ts'
import { signerFromKey } from '../signers/key-signer.ts'
import type { Signer } from '../signers/signer.ts'
import type { Certified } from './issue-certificate.ts'

export interface TestStamping {
  readonly time: Date
  /** A change to the answer, for tests of refusal. */
  readonly fault?: 'status' | 'nonce' | 'no-nonce' | 'imprint' | 'signature'
}

let serial = 1

/** The key of a test authority as a signer: the same CMS writer makes its tokens. */
export const authoritySigner = (authority: Certified, ...chain: readonly Certified[]): Signer =>
  signerFromKey(
    authority.key,
    [authority, ...chain].map(({ der }) => der),
  )

function alteredImprint(imprint: Uint8Array): Uint8Array {
  const altered = Uint8Array.from(imprint)
  altered[altered.length - 1] = (altered[altered.length - 1] ?? 0) ^ 1
  return altered
}

function nonceField(nonce: Uint8Array | undefined, fault: TestStamping['fault']): Uint8Array[] {
  if (nonce === undefined || fault === 'no-nonce') return []
  return [fault === 'nonce' ? derInteger(7) : nonce]
}

/** Answers a TimeStampReq as an authority of the test PKI would (RFC 3161 §2.4.2). */
export async function answerTimestampRequest(
  request: Uint8Array,
  signer: Signer,
  { time, fault }: TestStamping,
): Promise<Uint8Array> {
  if (fault === 'status') return derSequence(derSequence(derInteger(2), derSequence(derUtf8String('no'))))
  const cursor = new DerCursor(readDer(request), TAG.sequence)
  cursor.next(TAG.integer)
  const imprint = cursor.next(TAG.sequence).encoded
  cursor.optional(TAG.oid)
  const nonce = cursor.optional(TAG.integer)?.encoded
  const content = derSequence(
    derInteger(1),
    derOid('1.3.6.1.4.1.99999.1'),
    fault === 'imprint' ? alteredImprint(imprint) : imprint,
    derInteger(serial++),
    derGeneralizedTime(time),
    ...nonceField(nonce, fault),
  )
  const hash = cmsHash(signer).replace('-', '').toLowerCase()
  const digest = createHash(hash).update(content).digest()
  const cms = await signCms({ signer, contentType: OID.tstInfo, digest, content })
  const token = cms.encode([])
  if (fault === 'signature') token[token.length - 1] = (token[token.length - 1] ?? 0) ^ 1
  return derSequence(derSequence(derInteger(0)), token)
}

/** An element under an explicit context tag. */
export const explicit = (number: number, ...inner: readonly Uint8Array[]): Uint8Array =>
  derElement(contextTag(number), ...inner)
