import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()
const USER_PRESENT_AND_VERIFIED = 0x05
const WITH_CREDENTIAL = 0x40

/** A passkey in software (WebAuthn L3 §6): ES256, no attestation, its counter in the test's hands. */
export class SoftAuthenticator {
  readonly credentialId = randomBytes(16)
  counter = 0
  readonly #origin: string
  readonly #keys: { privateKey: KeyObject; publicKey: KeyObject }

  constructor(origin: string) {
    this.#origin = origin
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  }

  /** Answers `navigator.credentials.create`. */
  create(challenge: string) {
    const length = Buffer.from([0, this.credentialId.length])
    const credential = Buffer.concat([Buffer.alloc(16), length, this.credentialId, this.#coseKey()])
    const data = Buffer.concat([this.#data(USER_PRESENT_AND_VERIFIED | WITH_CREDENTIAL), credential])
    const attestation = Buffer.concat([
      ...[Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])],
      ...[text('authData'), Buffer.from([0x59, data.length >> 8, data.length & 0xff]), data],
    ])
    return this.#credential({
      clientDataJSON: this.#clientData('webauthn.create', challenge),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    })
  }

  /** Answers `navigator.credentials.get`; the counter rises by one. */
  get(challenge: string) {
    this.counter += 1
    const data = this.#data(USER_PRESENT_AND_VERIFIED)
    const clientDataJSON = this.#clientData('webauthn.get', challenge)
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))])
    return this.#credential({
      clientDataJSON,
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
    })
  }

  #credential<Response extends object>(response: Response) {
    const id = this.credentialId.toString('base64url')
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} } as const
  }

  #clientData(type: string, challenge: string): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin })).toString('base64url')
  }

  #data(flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(new URL(this.#origin).hostname), Buffer.from([flags]), counter])
  }

  // CBOR of {1: 2, 3: -7, -1: 1, -2: x, -3: y} (RFC 9053 §7.1.1).
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const coordinate = (value: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(value, 'base64url')])
    return Buffer.concat([
      ...[Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]), coordinate(x)],
      ...[Buffer.from([0x22]), coordinate(y)],
    ])
  }
}

function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
}
