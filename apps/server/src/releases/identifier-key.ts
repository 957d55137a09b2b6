import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import type { Clock } from '../platform/clock.ts'
import { type Keys, sha256 } from '../platform/keys.ts'
import type { IdentifierKeyStore, NewIdentifierKey } from './identifier-key-store.ts'

/** What the first part of a verification identifier binds. */
export interface IdentifiedRelease {
  auditId: string
  clientId: string
  contentHash: Uint8Array
}

/** Makes and checks `signedAuditId`: ES256 by a key of its own, apart from the seal, so that either can be renewed alone. */
export interface IdentifierKeys {
  /** The version that names the current key and the layout of what is signed. */
  readonly version: string
  /** base64url of r‖s, by the current key. */
  sign(release: IdentifiedRelease): string
  isGenuine(signedAuditId: string, version: string, release: IdentifiedRelease): Promise<boolean>
}

interface KeyDependencies {
  store: IdentifierKeyStore
  keys: Keys
  clock: Clock
}

const LAYOUT = '1'
const dsaEncoding = 'ieee-p1363'

/**
 * Opens the identifier keys, making the first one on a new database. Retired keys go on verifying. A key that another
 * process made meanwhile is found when an identifier names it; this process signs with its own until it starts again.
 */
export async function openIdentifierKeys(dependencies: KeyDependencies): Promise<IdentifierKeys> {
  const { store, keys, clock } = dependencies
  await store.insertFirst(makeKey(keys, clock.now()))
  let ring = await readRing(dependencies)
  const { version, privateKey } = ring.current
  return {
    version,
    sign: (release) =>
      sign('sha256', boundBytes(version, release), { key: privateKey, dsaEncoding }).toString('base64url'),
    async isGenuine(signedAuditId, usedVersion, release) {
      if (!ring.publicKeys.has(usedVersion)) ring = await readRing(dependencies)
      const key = ring.publicKeys.get(usedVersion)
      if (key === undefined) return false
      const signature = Buffer.from(signedAuditId, 'base64url')
      return verify('sha256', boundBytes(usedVersion, release), { key, dsaEncoding }, signature)
    },
  }
}

/** Makes a new current key. Identifiers of the old one stay genuine; running processes sign by it when they start again. */
export async function rotateIdentifierKey({ store, keys, clock }: KeyDependencies): Promise<void> {
  await store.replace(makeKey(keys, clock.now()))
}

async function readRing({ store, keys }: KeyDependencies) {
  const rows = await store.all()
  const pairs = rows.map(({ kid, private_key_sealed, retired_at }) => {
    const privateKey = createPrivateKey(keys.unseal('signing-key', private_key_sealed))
    return { version: `${LAYOUT}.${kid}`, privateKey, publicKey: createPublicKey(privateKey), retired_at }
  })
  const current = pairs.find(({ retired_at }) => retired_at === null)
  if (current === undefined) throw new Error('there is no current identifier key')
  return { current, publicKeys: new Map(pairs.map(({ version, publicKey }) => [version, publicKey])) }
}

function makeKey(keys: Keys, createdAt: Date): NewIdentifierKey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const publicJwk = publicKey.export({ format: 'jwk' })
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
  return {
    kid: sha256(JSON.stringify(publicJwk)).toString('base64url').slice(0, 16),
    privateKeySealed: keys.seal('signing-key', pem),
    publicJwk,
    createdAt,
  }
}

// Each part is preceded by its length, so that no two releases share the signed bytes.
function boundBytes(version: string, { auditId, clientId, contentHash }: IdentifiedRelease): Buffer {
  const parts = [version, auditId, clientId].map((text) => Buffer.from(text, 'utf8'))
  return Buffer.concat([...parts, Buffer.from(contentHash)].flatMap((part) => [lengthOf(part), part]))
}

function lengthOf(part: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(part.length)
  return length
}
