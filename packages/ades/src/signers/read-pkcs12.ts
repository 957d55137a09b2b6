import {
  createDecipheriv,
  createHmac,
  createPrivateKey,
  type KeyObject,
  pbkdf2Sync,
  timingSafeEqual,
} from 'node:crypto'
import { childrenOf, contextTag, DerCursor, type DerElement, readDer, TAG } from '../asn1/der-reader.ts'
import { readExplicit, readOctetString, readOid, readSmallInteger } from '../asn1/der-values.ts'
import { OID } from '../asn1/oids.ts'
import { AdesError } from '../errors.ts'
import { pkcs12MacKey } from './pkcs12-key.ts'

/** Object identifiers of PKCS#12 and PBES2 (RFC 7292, RFC 8018). */
const PKCS12 = {
  keyBag: '1.2.840.113549.1.12.10.1.1',
  shroudedKeyBag: '1.2.840.113549.1.12.10.1.2',
  certBag: '1.2.840.113549.1.12.10.1.3',
  x509Certificate: '1.2.840.113549.1.9.22.1',
  pbes2: '1.2.840.113549.1.5.13',
  pbkdf2: '1.2.840.113549.1.5.12',
} as const

const MAC_HASHES: Readonly<Record<string, 'sha1' | 'sha256' | 'sha384' | 'sha512'>> = {
  [OID.sha1]: 'sha1',
  [OID.sha256]: 'sha256',
  [OID.sha384]: 'sha384',
  [OID.sha512]: 'sha512',
}

const PRFS: Readonly<Record<string, string>> = {
  '1.2.840.113549.2.7': 'sha1',
  '1.2.840.113549.2.9': 'sha256',
  '1.2.840.113549.2.10': 'sha384',
  '1.2.840.113549.2.11': 'sha512',
}

const CIPHERS: Readonly<Record<string, { name: string; keyBytes: number }>> = {
  '2.16.840.1.101.3.4.1.2': { name: 'aes-128-cbc', keyBytes: 16 },
  '2.16.840.1.101.3.4.1.22': { name: 'aes-192-cbc', keyBytes: 24 },
  '2.16.840.1.101.3.4.1.42': { name: 'aes-256-cbc', keyBytes: 32 },
}

const unreadable = (why: string) => new AdesError('pkcs12_unreadable', `The PKCS#12 file cannot be used: ${why}.`)
const MOST_ITERATIONS = 10_000_000

function known<T>(table: Readonly<Record<string, T>>, oid: string): T {
  const value = table[oid]
  if (value === undefined) throw unreadable(`its algorithm ${oid} is not supported (PBES2 with AES is)`)
  return value
}

function readIterations(element: DerElement): number {
  const iterations = readSmallInteger(element)
  if (iterations < 1 || iterations > MOST_ITERATIONS) throw unreadable('its number of iterations is out of range')
  return iterations
}

/** Derives the key of PBES2 and decrypts (RFC 8018 §6.2). */
function decryptPbes2(algorithm: DerElement, encrypted: Uint8Array, password: string): Uint8Array {
  const outer = new DerCursor(algorithm, TAG.sequence)
  const scheme = readOid(outer.next())
  if (scheme !== PKCS12.pbes2) throw unreadable(`its encryption ${scheme} is outdated (PBES2 is needed)`)
  const parameters = new DerCursor(outer.next(TAG.sequence))
  const derivation = new DerCursor(parameters.next(TAG.sequence))
  if (readOid(derivation.next()) !== PKCS12.pbkdf2) throw unreadable('its key derivation is not PBKDF2')
  const kdf = new DerCursor(derivation.next(TAG.sequence))
  const salt = readOctetString(kdf.next())
  const iterations = readIterations(kdf.next())
  kdf.optional(TAG.integer)
  const prf = kdf.optional(TAG.sequence)
  const hash = prf === undefined ? 'sha1' : known(PRFS, readOid(childrenOf(prf)[0]))
  const encryption = new DerCursor(parameters.next(TAG.sequence))
  const { name, keyBytes } = known(CIPHERS, readOid(encryption.next()))
  const decipher = createDecipheriv(
    name,
    pbkdf2Sync(password, salt, iterations, keyBytes, hash),
    readOctetString(encryption.next()),
  )
  return new Uint8Array(Buffer.concat([decipher.update(encrypted), decipher.final()]))
}

/** The password is right if and only if the MAC is (RFC 7292 §4, appendix A). */
function checkMac(macData: DerElement, content: Uint8Array, password: string): void {
  const cursor = new DerCursor(macData, TAG.sequence)
  const digestInfo = new DerCursor(cursor.next(TAG.sequence))
  const hash = known(MAC_HASHES, readOid(childrenOf(digestInfo.next(TAG.sequence))[0]))
  const expected = readOctetString(digestInfo.next())
  const salt = readOctetString(cursor.next())
  const rounds = cursor.optional(TAG.integer)
  const iterations = rounds === undefined ? 1 : readIterations(rounds)
  const mac = createHmac(hash, pkcs12MacKey({ hash, password, salt, iterations })).update(content).digest()
  if (mac.length !== expected.length || !timingSafeEqual(mac, expected)) throw unreadable('the password is wrong')
}

/** The SafeContents of one ContentInfo, decrypted where it is encrypted. */
function safeContents(info: DerElement, password: string): DerElement[] {
  const cursor = new DerCursor(info, TAG.sequence)
  const type = readOid(cursor.next())
  const content = readExplicit(cursor.next(contextTag(0)))
  if (type === OID.data) return childrenOf(readDer(readOctetString(content), TAG.sequence))
  if (type !== OID.encryptedData) throw unreadable('a part of it is of no known type')
  const data = new DerCursor(content, TAG.sequence)
  data.next(TAG.integer)
  const encrypted = new DerCursor(data.next(TAG.sequence))
  encrypted.next(TAG.oid)
  const algorithm = encrypted.next(TAG.sequence)
  const bytes = encrypted.next(contextTag(0, false)).contents
  return childrenOf(readDer(decryptPbes2(algorithm, bytes, password), TAG.sequence))
}

interface Bags {
  readonly keys: KeyObject[]
  readonly certificates: Uint8Array[]
}

function readBag(bag: DerElement, password: string, bags: Bags): void {
  const cursor = new DerCursor(bag, TAG.sequence)
  const type = readOid(cursor.next())
  const value = readExplicit(cursor.next(contextTag(0)))
  const key = { key: Buffer.from(value.encoded), format: 'der', type: 'pkcs8' } as const
  if (type === PKCS12.keyBag) bags.keys.push(createPrivateKey(key))
  if (type === PKCS12.shroudedKeyBag) bags.keys.push(createPrivateKey({ ...key, passphrase: password }))
  if (type !== PKCS12.certBag) return
  const certificate = new DerCursor(value, TAG.sequence)
  if (readOid(certificate.next()) === PKCS12.x509Certificate) {
    bags.certificates.push(readOctetString(readExplicit(certificate.next(contextTag(0)))))
  }
}

function readAll(pfx: Uint8Array, password: string): Bags {
  const cursor = new DerCursor(readDer(pfx), TAG.sequence)
  if (readSmallInteger(cursor.next()) !== 3) throw unreadable('its version is not 3')
  const authSafe = new DerCursor(cursor.next(TAG.sequence))
  if (readOid(authSafe.next()) !== OID.data) throw unreadable('it is protected by a public key')
  const content = readOctetString(readExplicit(authSafe.next(contextTag(0))))
  checkMac(cursor.next(TAG.sequence), content, password)
  const bags: Bags = { keys: [], certificates: [] }
  for (const info of childrenOf(readDer(content, TAG.sequence))) {
    for (const bag of safeContents(info, password)) readBag(bag, password, bags)
  }
  return bags
}

/** The keys and certificates of a DER PKCS#12 file (RFC 7292) under PBES2; throws `pkcs12_unreadable`. */
export function readPkcs12(pfx: Uint8Array, password: string): Bags {
  try {
    return readAll(pfx, password)
  } catch (error) {
    if (error instanceof AdesError && error.code === 'pkcs12_unreadable') throw error
    // No cause: texts of the decryption may quote key material.
    throw unreadable('it is damaged')
  }
}
