import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Names the column or message that a sealed value belongs to; a value moved elsewhere does not open. */
export type SealContext =
  | 'access-link-code'
  | 'connection-settings'
  | 'sign-on-metadata'
  | 'degree-handle'
  | 'degree-key'
  | 'degree-report'
  | 'desk-attachment'
  | 'desk-message'
  | 'desk-note'
  | 'desk-request'
  | 'diploma-data'
  | 'inspection-query'
  | 'invitation-address'
  | 'oauth-record'
  | 'own-degree'
  | 'reader'
  | 'receipt-address'
  | 'recipient-pin'
  | 'sealed-file-key'
  | 'session'
  | 'signing-key'
  | 'tax-number'
  | 'uploaded-degree'

/** A sealed value could not be opened: altered, of another context, or sealed with another master key. */
export class SealBroken extends Error {}

/** The keyed operations that all derive from the one master key. */
export interface Keys {
  /** AES-256-GCM: 12 bytes nonce, ciphertext, 16 bytes tag. */
  seal(context: SealContext, text: string): Buffer
  /** Throws {@link SealBroken}. */
  unseal(context: SealContext, sealed: Uint8Array): string
  /** The same for bytes that are no text. */
  sealBytes(context: SealContext, bytes: Uint8Array): Buffer
  /** Throws {@link SealBroken}. */
  unsealBytes(context: SealContext, sealed: Uint8Array): Buffer
  /** HMAC-SHA-256 by which a person's number is found again without being stored. */
  index(purpose: 'ssn' | 'tin' | 'subject' | 'session', value: string): Buffer
  /** A secret text of its own for each name (cookie signing, the agent's OAuth clients). */
  derivedSecret(name: string): string
}

/** Derives all keys (HKDF, RFC 5869) from `masterKey`, 32 bytes. */
export function keysFromMaster(masterKey: Uint8Array): Keys {
  const derive = (name: string) => Buffer.from(hkdfSync('sha256', masterKey, 'perga', name, 32))
  const sealKeys = new Map<SealContext, Buffer>()
  const sealKey = (context: SealContext) => {
    const known = sealKeys.get(context) ?? derive(`seal:${context}`)
    sealKeys.set(context, known)
    return known
  }
  const indexKeys = {
    ...{ ssn: derive('index:ssn'), tin: derive('index:tin') },
    ...{ subject: derive('index:subject'), session: derive('index:session') },
  }
  return {
    seal: (context, text) => seal(sealKey(context), Buffer.from(text)),
    unseal: (context, sealed) => unseal(sealKey(context), sealed).toString('utf8'),
    sealBytes: (context, bytes) => seal(sealKey(context), bytes),
    unsealBytes: (context, sealed) => unseal(sealKey(context), sealed),
    index: (purpose, value) => createHmac('sha256', indexKeys[purpose]).update(value).digest(),
    derivedSecret: (name) => derive(`secret:${name}`).toString('base64url'),
  }
}

function seal(key: Buffer, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

function unseal(key: Buffer, sealed: Uint8Array): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), { authTagLength: 16 })
    decipher.setAuthTag(sealed.subarray(-16))
    return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()])
  } catch (cause) {
    throw new SealBroken('a sealed value could not be opened', { cause })
  }
}

/** SHA-256 of a text or bytes. */
export function sha256(value: string | Uint8Array): Buffer {
  return createHash('sha256').update(value).digest()
}

/** 256 random bits as base64url: session identifiers, states. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url')
}
