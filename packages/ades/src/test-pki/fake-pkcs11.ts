import { createECDH, createPrivateKey, randomBytes } from 'node:crypto'
import { appendFileSync, readFileSync } from 'node:fs'

// A token in place of pkcs11js and its hardware, for what no real one does at will: to crash and to refuse to open. What it
// does stands in the file that is given as its library.

/** How the token behaves, and its key (P-256) in PEM. */
export interface FakeToken {
  readonly open: 'works' | 'fails' | 'hangs'
  readonly sign: 'works' | 'crashes'
  readonly keyPem: string
}

const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
const toNumber = (bytes: Uint8Array) => BigInt(`0x${Buffer.from(bytes).toString('hex')}`)
const toBytes = (number: bigint) => Buffer.from(number.toString(16).padStart(64, '0'), 'hex')

/** Fermat: the order is prime. */
function inverse(value: bigint): bigint {
  let result = 1n
  let base = value % ORDER
  for (let exponent = ORDER - 2n; exponent > 0n; exponent >>= 1n) {
    if (exponent & 1n) result = (result * base) % ORDER
    base = (base * base) % ORDER
  }
  return result
}

/** ECDSA over a digest (FIPS 186-5 §6.4.1): node:crypto signs only messages. */
function signDigest(digest: Uint8Array, keyPem: string): Buffer {
  const { d = '' } = createPrivateKey(keyPem).export({ format: 'jwk' })
  const nonce = randomBytes(32).fill(0, 0, 1)
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(nonce)
  const r = toNumber(curve.getPublicKey().subarray(1, 33)) % ORDER
  const s = (inverse(toNumber(nonce)) * (toNumber(digest) + r * toNumber(Buffer.from(d, 'base64url')))) % ORDER
  return Buffer.concat([toBytes(r), toBytes(s)])
}

const HANDLE = Buffer.alloc(8)

export class PKCS11 {
  #control = ''

  load(path: string): void {
    this.#control = path
    // Who looks whether a process was left behind asks by its number.
    appendFileSync(`${path}.processes`, `${process.pid}\n`)
  }

  #token(): FakeToken {
    return JSON.parse(readFileSync(this.#control, 'utf8'))
  }

  C_Initialize(): void {
    const { open } = this.#token()
    if (open === 'fails') throw new Error('CKR_DEVICE_REMOVED')
    if (open === 'hangs') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  }

  C_GetSlotList = () => [HANDLE]
  C_GetTokenInfo = () => ({ label: 'fake' })
  C_OpenSession = () => HANDLE
  C_Login = () => undefined
  C_FindObjectsInit = () => undefined
  C_FindObjects = () => [HANDLE]
  C_FindObjectsFinal = () => undefined
  C_SignInit = () => undefined

  async C_SignAsync(_session: Buffer, digest: Buffer): Promise<Buffer> {
    const { sign, keyPem } = this.#token()
    if (sign === 'crashes') process.kill(process.pid, 'SIGKILL')
    return signDigest(digest, keyPem)
  }
}
