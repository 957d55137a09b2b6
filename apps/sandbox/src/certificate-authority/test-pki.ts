import { webcrypto } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  createIssuingAuthority,
  createOcspResponder,
  createRootAuthority,
  createSealCertificate,
  createTimeStampUnit,
} from './certificate-profiles.ts'
import { type KeyAndCertificate, loadOrCreate } from './key-store.ts'
import { cryptoProvider } from './x509.ts'

cryptoProvider.set(webcrypto)

/** The sandbox's certificates and keys. Everything in it says "Sandbox" or "Test"; none of it is qualified. */
export type TestPki = {
  root: KeyAndCertificate
  issuing: KeyAndCertificate
  seal: KeyAndCertificate
  /** The seal that follows it, when the key is changed. */
  nextSeal: KeyAndCertificate
  timeStampUnit: KeyAndCertificate
  /** Answers for certificates of the issuing authority. */
  ocspResponder: KeyAndCertificate
  /** Answers for the issuing authority's own certificate. */
  rootOcspResponder: KeyAndCertificate
}

/**
 * The PKI kept under `directory`, made where it is missing. Keys and authorities stay; a certificate that names another
 * OCSP address than `ocspUrl`, or ends soon, is issued anew over its old key.
 */
export async function openTestPki(directory: string, ocspUrl: string, now: Date): Promise<TestPki> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const at = (name: string) => ({ path: join(directory, name), ocspUrl, now })
  const root = await loadOrCreate(at('root'), (keys) => createRootAuthority({ keys, now }))
  const issuing = await loadOrCreate(at('issuing'), (keys) =>
    createIssuingAuthority({ keys, now, issuer: root, ocspUrl }),
  )
  const issue = { now, issuer: issuing, ocspUrl }
  return {
    root,
    issuing,
    seal: await loadOrCreate(at('seal'), (keys) => createSealCertificate({ ...issue, keys })),
    nextSeal: await loadOrCreate(at('next-seal'), (keys) => createSealCertificate({ ...issue, keys })),
    timeStampUnit: await loadOrCreate(at('time-stamp-unit'), (keys) => createTimeStampUnit({ ...issue, keys })),
    ocspResponder: await loadOrCreate(at('ocsp-responder'), (keys) => createOcspResponder({ ...issue, keys })),
    rootOcspResponder: await loadOrCreate(at('root-ocsp-responder'), (keys) =>
      createOcspResponder({ ...issue, keys, issuer: root }),
    ),
  }
}
