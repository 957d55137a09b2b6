import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import { type Keys, sha256 } from '../platform/keys.ts'

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
  isGenuine(signedAuditId: string, version: string, release: IdentifiedRelease): boolean
}

const LAYOUT = '1'

/** Opens the identifier keys, making the first one on a new database. Retired keys go on verifying. */
export async function openIdentifierKeys(options: { db: Database; keys: Keys; clock: Clock }): Promise<IdentifierKeys> {
  await makeFirstKey(options)
  const rows = await options.db.selectFrom('signing_keys').selectAll().where('purpose', '=', 'identifier').execute()
  const pairs = new Map(rows.map((row) => [`${LAYOUT}.${row.kid}`, openPair(row, options.keys)]))
  const current = rows.find((row) => row.retired_at === null)
  if (current === undefined) throw new Error('there is no current identifier key')
  const version = `${LAYOUT}.${current.kid}`
  const { privateKey } = openPair(current, options.keys)
  return {
    version,
    sign: (release) =>
      sign('sha256', boundBytes(version, release), { key: privateKey, dsaEncoding }).toString('base64url'),
    isGenuine(signedAuditId, version, release) {
      const pair = pairs.get(version)
      if (pair === undefined) return false
      const signature = Buffer.from(signedAuditId, 'base64url')
      return verify('sha256', boundBytes(version, release), { key: pair.publicKey, dsaEncoding }, signature)
    },
  }
}

const dsaEncoding = 'ieee-p1363'

function openPair(
  row: { private_key_sealed: Uint8Array },
  keys: Keys,
): { privateKey: KeyObject; publicKey: KeyObject } {
  const privateKey = createPrivateKey(keys.unseal('signing-key', row.private_key_sealed))
  return { privateKey, publicKey: createPublicKey(privateKey) }
}

async function makeFirstKey({ db, keys, clock }: { db: Database; keys: Keys; clock: Clock }): Promise<void> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = publicKey.export({ format: 'jwk' })
  await db
    .insertInto('signing_keys')
    .values({
      kid: sha256(JSON.stringify(jwk)).toString('base64url').slice(0, 16),
      purpose: 'identifier',
      private_key_sealed: keys.seal('signing-key', privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()),
      public_jwk: JSON.stringify(jwk),
      created_at: clock.now(),
    })
    // Another process may have been first: its key is the current one.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
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
