import { webcrypto } from 'node:crypto'
import { createOcspResponder, createRootAuthority, createTimeStampUnit } from './certificate-profiles.ts'
import { KEY_ALGORITHM, type KeyAndCertificate } from './key-store.ts'
import type { TestPki } from './test-pki.ts'

/** An identity that lives in memory only. */
export type Identity = Pick<KeyAndCertificate, 'certificate' | 'keys'>

/** Signers that nobody may believe: an expired one, and some under a root that no trust anchor names. */
export type FalseIdentities = {
  expiredTimeStampUnit: () => Promise<Identity>
  untrustedTimeStampUnit: () => Promise<Identity>
  untrustedOcspResponder: () => Promise<Identity>
}

const TEN_YEARS_MILLISECONDS = 10 * 365 * 24 * 3600 * 1000

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make()
    return made
  }
}

function newKeys(): Promise<webcrypto.CryptoKeyPair> {
  return webcrypto.subtle.generateKey(KEY_ALGORITHM, true, ['sign', 'verify'])
}

/** The false identities of this PKI, each made when first needed. */
export function createFalseIdentities(pki: TestPki, ocspUrl: string, now: Date): FalseIdentities {
  const foreignRoot = once(async () => {
    const keys = await newKeys()
    return { keys, certificate: await createRootAuthority({ keys, now }) }
  })
  const issue = async (make: typeof createTimeStampUnit, issuer: Identity, at: Date): Promise<Identity> => {
    const keys = await newKeys()
    return { keys, certificate: await make({ keys, now: at, issuer, ocspUrl }) }
  }
  const longAgo = new Date(now.getTime() - TEN_YEARS_MILLISECONDS)
  return {
    expiredTimeStampUnit: once(() => issue(createTimeStampUnit, pki.issuing, longAgo)),
    untrustedTimeStampUnit: once(async () => issue(createTimeStampUnit, await foreignRoot(), now)),
    untrustedOcspResponder: once(async () => issue(createOcspResponder, await foreignRoot(), now)),
  }
}
