import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** A shorter tag, which cut bytes would present, is refused. */
const TAG = { authTagLength: 16 }

/** A key for the files of one release: AES-256. */
export function makeFileKey(): Buffer {
  return randomBytes(32)
}

/** AES-256-GCM: 12 bytes nonce, ciphertext, 16 bytes tag. `place` is bound: bytes moved elsewhere do not open. */
export function encryptFile(file: Uint8Array, key: Uint8Array, place: string): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce, TAG).setAAD(Buffer.from(place))
  return Buffer.concat([nonce, cipher.update(file), cipher.final(), cipher.getAuthTag()])
}

/** Throws for another key or place, and for bytes that were altered. */
export function decryptFile(encrypted: Uint8Array, key: Uint8Array, place: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, encrypted.subarray(0, 12), TAG).setAAD(Buffer.from(place))
  decipher.setAuthTag(encrypted.subarray(-16))
  return Buffer.concat([decipher.update(encrypted.subarray(12, -16)), decipher.final()])
}
