import { createPrivateKey, createPublicKey, generateKeyPairSync, type JsonWebKey, sign, verify } from 'node:crypto'
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
  /** base64url of r‖s, and the version that names key and layout. */
  sign(release: IdentifiedRelease): { signedAuditId: string; version: string }
  isGenuine(signedAuditId: string, version: string, release: IdentifiedRelease): Promise<boolean>
}

const LAYOUT = '1'

/** Opens the current identifier key, making the first one on a new database. Retired keys go on verifying. */
export async function openIdentifierKeys(options: { db: Database; keys: Keys; clock: Clock }): Promise<IdentifierKeys> {
  const { db, keys } = options
  await makeFirstKey(options)
  const current = await db
    .selectFrom('signing_keys')
    .select(['kid', 'private_key_sealed'])
    .where('purpose', '=', 'identifier')
    .where('retired_at', 'is', null)
    .executeTakeFirstOrThrow()
  const privateKey = createPrivateKey(keys.unseal('signing-key', current.private_key_sealed))
  const version = `${LAYOUT}.${current.kid}`
  return {
    sign: (release) => ({
      signedAuditId: sign('sha256', boundBytes(version, release), {
        key: privateKey,
        dsaEncoding: 'ieee-p1363',
      }).toString('base64url'),
      version,
    }),
    async isGenuine(signedAuditId, usedVersion, release) {
      const row = await db
        .selectFrom('signing_keys')
        .select('public_jwk')
        .where('kid', '=', usedVersion.slice(LAYOUT.length + 1))
        .executeTakeFirst()
      if (row === undefined) return false
      // The column holds the JWK that makeFirstKey exported.
      const publicKey = createPublicKey({ key: row.public_jwk as JsonWebKey, format: 'jwk' })
      const signature = Buffer.from(signedAuditId, 'base64url')
      return verify(
        'sha256',
        boundBytes(usedVersion, release),
        { key: publicKey, dsaEncoding: 'ieee-p1363' },
        signature,
      )
    },
  }
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
