import { webcrypto } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { PemConverter, X509Certificate } from './x509.ts'

/** A certificate and the key it certifies. */
export type KeyAndCertificate = {
  certificate: X509Certificate
  keys: webcrypto.CryptoKeyPair
  keyFile: string
  certificateFile: string
}

/** ECDSA over P-256, the algorithm of every key here. */
export const KEY_ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const

/** Where one key and its certificate are kept, and what the certificate must still say to be kept. */
export type KeyPlace = { path: string; ocspUrl: string; now: Date }

const RENEW_BEFORE_MILLISECONDS = 30 * 24 * 3600 * 1000
const AUTHORITY_INFORMATION_ACCESS = '1.3.6.1.5.5.7.1.1'

async function readText(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

// Written beside and renamed, so that a process ended half-way never leaves half a key.
async function writeSafely(path: string, text: string): Promise<void> {
  await writeFile(`${path}.new`, text, { mode: 0o600 })
  await rename(`${path}.new`, path)
}

async function importKeys(pem: string): Promise<webcrypto.CryptoKeyPair> {
  const [der] = PemConverter.decode(pem)
  if (!der) throw new Error('a key file of the sandbox holds no key: delete its folder to make new ones')
  const privateKey = await webcrypto.subtle.importKey('pkcs8', der, KEY_ALGORITHM, true, ['sign'])
  const { d: _secret, key_ops: _usage, ...publicPart } = await webcrypto.subtle.exportKey('jwk', privateKey)
  const publicKey = await webcrypto.subtle.importKey('jwk', publicPart, KEY_ALGORITHM, true, ['verify'])
  return { privateKey, publicKey }
}

async function loadOrCreateKeys(path: string): Promise<webcrypto.CryptoKeyPair> {
  const kept = await readText(path)
  if (kept !== null) return importKeys(kept)
  const keys = await webcrypto.subtle.generateKey(KEY_ALGORITHM, true, ['sign', 'verify'])
  await writeSafely(
    path,
    PemConverter.encode(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey), 'PRIVATE KEY'),
  )
  return keys
}

function isStillRight(certificate: X509Certificate, { ocspUrl, now }: KeyPlace): boolean {
  if (certificate.notAfter.getTime() - now.getTime() < RENEW_BEFORE_MILLISECONDS) return false
  const access = certificate.getExtension(AUTHORITY_INFORMATION_ACCESS)
  return access === null || Buffer.from(access.value).includes(ocspUrl)
}

/** The key and certificate kept at `place`, or new ones made by `issue`. */
export async function loadOrCreate(
  place: KeyPlace,
  issue: (keys: webcrypto.CryptoKeyPair) => Promise<X509Certificate>,
): Promise<KeyAndCertificate> {
  const [keyFile, certificateFile] = [`${place.path}.key.pem`, `${place.path}.pem`]
  const keys = await loadOrCreateKeys(keyFile)
  const kept = await readText(certificateFile)
  if (kept !== null) {
    const certificate = new X509Certificate(kept)
    if (isStillRight(certificate, place)) return { certificate, keys, keyFile, certificateFile }
  }
  const certificate = await issue(keys)
  await writeSafely(certificateFile, `${certificate.toString('pem')}\n`)
  return { certificate, keys, keyFile, certificateFile }
}
