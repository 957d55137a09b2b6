import { webcrypto } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PemConverter, X509CertificateGenerator } from '../certificate-authority/x509.ts'

/** What an identity provider signs with, and the certificate that service providers are given. */
export type SigningIdentity = { privateKey: string; certificate: string }

const ALGORITHM = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: Uint8Array.of(1, 0, 1),
} as const
const TEN_YEARS = 10 * 365 * 24 * 3_600_000

/** The signing identity of an institution's single sign-on, kept in `directory` between runs. */
export async function openSigningIdentity(directory: string, institution: string, now: Date): Promise<SigningIdentity> {
  const path = join(directory, `${institution}.json`)
  try {
    // Sound: only the lines below write this file.
    return JSON.parse(await readFile(path, 'utf8')) as SigningIdentity
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  const identity = await createSigningIdentity(institution, now)
  await mkdir(directory, { recursive: true, mode: 0o700 })
  await writeFile(path, JSON.stringify(identity), { mode: 0o600 })
  return identity
}

/** A new key and its self-signed certificate: service providers trust the certificate that they were given, no authority. */
export async function createSigningIdentity(institution: string, now: Date): Promise<SigningIdentity> {
  const keys = await webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])
  const certificate = await X509CertificateGenerator.createSelfSigned({
    serialNumber: '01',
    name: `CN=Single sign-on of ${institution}, O=Perga Sandbox (test only)`,
    notBefore: new Date(now.getTime() - 24 * 3_600_000),
    notAfter: new Date(now.getTime() + TEN_YEARS),
    keys,
    signingAlgorithm: ALGORITHM,
  })
  return {
    privateKey: PemConverter.encode(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey), 'PRIVATE KEY'),
    certificate: certificate.toString('pem'),
  }
}
