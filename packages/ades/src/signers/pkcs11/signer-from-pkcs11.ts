import { type ChildProcess, fork } from 'node:child_process'
import { createHash, constants as cryptoConstants, verify, X509Certificate } from 'node:crypto'
import { pemBlocks } from '../../encoding/pem.ts'
import { AdesError } from '../../errors.ts'
import { sealingChain, signerAlgorithmFor } from '../key-signer.ts'
import type { Signer } from '../signer.ts'
import type { Pkcs11Mechanism, Pkcs11Reply, Pkcs11Request, Pkcs11Token } from './messages.ts'

export interface Pkcs11SignerOptions {
  readonly token: Pkcs11Token
  /** Leaf first, each issued by the next. */
  readonly certificateChainPem: string
  /** Milliseconds to wait for the token; 10,000 unless told. */
  readonly timeout?: number
}

/** A signer whose key stays in a hardware module; `close` ends its process. */
export interface Pkcs11Signer extends Signer {
  close(): Promise<void>
}

const failed = (why: string) => new AdesError('pkcs11_failed', `The PKCS#11 token failed: ${why}.`)
const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
const PROCESS = new URL(`./pkcs11-process.${extension}`, import.meta.url)

interface Pending {
  resolve(signature: Uint8Array): void
  reject(error: Error): void
}

/** The other end of the process that holds the library. One that cannot open its token has ended. */
class Pkcs11Connection {
  readonly #child: ChildProcess
  readonly #pending = new Map<number, Pending>()
  readonly opened: Promise<void>
  #next = 1
  isAlive = true

  constructor(token: Pkcs11Token, timeout: number) {
    this.#child = fork(PROCESS, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], serialization: 'json' })
    this.opened = new Promise((resolve, reject) => {
      this.#pending.set(0, { resolve: () => resolve(), reject })
    })
    this.#child.on('message', (message: Pkcs11Reply) => this.#settle(message))
    this.#child.on('exit', () => this.#end('its process ended'))
    this.#child.on('error', () => this.#end('its process cannot be started'))
    const timer = setTimeout(() => this.#end('it did not open in time'), timeout)
    this.opened.then(
      () => clearTimeout(timer),
      () => {
        clearTimeout(timer)
        // A process that lived on without its token would refuse every later signature: the next one starts another.
        this.isAlive = false
        this.#child.kill()
      },
    )
    this.#send({ kind: 'open', token })
  }

  #send(request: Pkcs11Request): void {
    this.#child.send(request, (error) => {
      if (error !== null) this.#end('its process cannot be reached')
    })
  }

  #settle(message: Pkcs11Reply): void {
    const id = message.kind === 'opened' ? 0 : (message.id ?? 0)
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    if (message.kind === 'failed') pending?.reject(failed(message.message))
    else pending?.resolve(message.kind === 'signed' ? Buffer.from(message.signature, 'base64') : new Uint8Array())
  }

  #end(why: string): void {
    this.isAlive = false
    for (const pending of this.#pending.values()) pending.reject(failed(why))
    this.#pending.clear()
  }

  sign(mechanism: Pkcs11Mechanism, digest: Uint8Array, timeout: number): Promise<Uint8Array> {
    const id = this.#next++
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#pending.delete(id)
        reject(failed('it did not answer in time'))
      }, timeout)
      const settled =
        <T>(settle: (value: T) => void) =>
        (value: T) => {
          clearTimeout(timer)
          settle(value)
        }
      this.#pending.set(id, { resolve: settled(resolve), reject: settled(reject) })
      this.#send({ kind: 'sign', id, mechanism, digest: Buffer.from(digest).toString('base64') })
    })
  }

  async close(): Promise<void> {
    const { exitCode, signalCode, pid } = this.#child
    if (pid === undefined || exitCode !== null || signalCode !== null) return
    const ended = new Promise((resolve) => this.#child.once('exit', resolve))
    if (this.#child.connected) this.#child.disconnect()
    await ended
  }
}

function belongsTogether(leaf: Uint8Array, algorithm: Pkcs11Mechanism, challenge: Uint8Array, signature: Uint8Array) {
  const key = new X509Certificate(leaf).publicKey
  if (algorithm === 'ES256') return verify('sha256', challenge, { key, dsaEncoding: 'ieee-p1363' }, signature)
  const padding = { padding: cryptoConstants.RSA_PKCS1_PSS_PADDING, saltLength: 32 }
  return verify('sha256', challenge, { key, ...padding }, signature)
}

/**
 * A signer over a key in a PKCS#11 token, in a process of its own (optional peer: pkcs11js). The process is started again
 * after it ended, or when it could not open its token. Throws `pkcs11_failed`, and `key_certificate_mismatch` when the key is not that of the leaf.
 */
export async function signerFromPkcs11(options: Pkcs11SignerOptions): Promise<Pkcs11Signer> {
  const { token, certificateChainPem, timeout = 10_000 } = options
  const connect = () => new Pkcs11Connection(token, timeout)
  const { leaf, chain } = sealingChain(pemBlocks(certificateChainPem, 'CERTIFICATE'))
  const algorithm = signerAlgorithmFor(leaf) === 'ES256' ? 'ES256' : 'PS256'
  let connection = connect()
  const sign = async (bytes: Uint8Array) => {
    if (!connection.isAlive) connection = connect()
    const current = connection
    await current.opened
    return current.sign(algorithm, createHash('sha256').update(bytes).digest(), timeout)
  }
  const close = () => connection.close()
  try {
    const challenge = crypto.getRandomValues(new Uint8Array(32))
    if (!belongsTogether(leaf.der, algorithm, challenge, await sign(challenge))) {
      throw new AdesError('key_certificate_mismatch', 'The key in the token does not belong to the first certificate.')
    }
  } catch (error) {
    await close()
    throw error
  }
  return { algorithm, certificateChain: chain, sign, close }
}
