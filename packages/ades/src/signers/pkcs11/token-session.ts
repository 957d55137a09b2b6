import type { Pkcs11Binding, Pkcs11Library } from './binding.ts'
import type { Pkcs11Mechanism, Pkcs11Token } from './messages.ts'

/** An opened token: sessions that are free, and those who wait for one. */
export interface OpenedToken {
  sign(mechanism: Pkcs11Mechanism, digest: Buffer): Promise<Buffer>
}

function findSlot(library: Pkcs11Library, label: string): Buffer {
  const slot = library.C_GetSlotList(true).find((candidate) => library.C_GetTokenInfo(candidate).label.trim() === label)
  if (slot === undefined) throw new Error('no token has the configured label')
  return slot
}

function findKey(binding: Pkcs11Binding, library: Pkcs11Library, session: Buffer, label: string): Buffer {
  library.C_FindObjectsInit(session, [
    { type: binding.CKA_CLASS, value: binding.CKO_PRIVATE_KEY },
    { type: binding.CKA_LABEL, value: label },
  ])
  const found = library.C_FindObjects(session, 2)
  library.C_FindObjectsFinal(session)
  const [key] = found
  if (key === undefined || found.length > 1) throw new Error('not exactly one private key has the configured label')
  return key
}

function mechanismFor(binding: Pkcs11Binding, name: Pkcs11Mechanism) {
  if (name === 'ES256') return { mechanism: binding.CKM_ECDSA }
  const { CK_PARAMS_RSA_PSS: type, CKM_SHA256: hashAlg, CKG_MGF1_SHA256: mgf } = binding
  return { mechanism: binding.CKM_RSA_PKCS_PSS, parameter: { type, hashAlg, mgf, saltLen: 32 } }
}

/** A session runs one operation at a time; who finds none free waits for the next. */
class SessionPool {
  readonly #free: Buffer[]
  readonly #waiting: ((session: Buffer) => void)[] = []

  constructor(sessions: readonly Buffer[]) {
    this.#free = [...sessions]
  }

  async use<T>(work: (session: Buffer) => Promise<T>): Promise<T> {
    const session = this.#free.pop() ?? (await new Promise<Buffer>((resolve) => this.#waiting.push(resolve)))
    try {
      return await work(session)
    } finally {
      const next = this.#waiting.shift()
      if (next === undefined) this.#free.push(session)
      else next(session)
    }
  }
}

// Long enough for RSA of 8192 bits.
const LARGEST_SIGNATURE = 1024

/** Loads the library and logs in; throws with the library's error codes, never with the PIN. */
export function openToken(binding: Pkcs11Binding, token: Pkcs11Token): OpenedToken {
  const library = new binding.PKCS11()
  library.load(token.library)
  // Without OS locking, signing in parallel crashes inside the library.
  library.C_Initialize({ flags: binding.CKF_OS_LOCKING_OK })
  const slot = findSlot(library, token.tokenLabel)
  const sessions = Array.from({ length: token.sessions ?? 4 }, () =>
    library.C_OpenSession(slot, binding.CKF_SERIAL_SESSION),
  )
  const [first] = sessions
  if (first === undefined) throw new Error('no session was asked for')
  library.C_Login(first, binding.CKU_USER, token.pin)
  const key = findKey(binding, library, first, token.keyLabel)
  const pool = new SessionPool(sessions)
  return {
    sign: (mechanism, digest) =>
      pool.use((session) => {
        library.C_SignInit(session, mechanismFor(binding, mechanism), key)
        return library.C_SignAsync(session, digest, Buffer.alloc(LARGEST_SIGNATURE))
      }),
  }
}
