/** The part of pkcs11js 2 that is used; the package is an optional peer, so its own types may be absent. */
export interface Pkcs11Library {
  load(path: string): void
  C_Initialize(options: { flags: number }): void
  C_GetSlotList(tokenPresent: boolean): Buffer[]
  C_GetTokenInfo(slot: Buffer): { label: string }
  C_OpenSession(slot: Buffer, flags: number): Buffer
  C_Login(session: Buffer, user: number, pin: string): void
  C_FindObjectsInit(session: Buffer, template: readonly { type: number; value: number | string }[]): void
  C_FindObjects(session: Buffer, count: number): Buffer[]
  C_FindObjectsFinal(session: Buffer): void
  C_SignInit(session: Buffer, mechanism: { mechanism: number; parameter?: unknown }, key: Buffer): void
  C_SignAsync(session: Buffer, data: Buffer, out: Buffer): Promise<Buffer>
}

export interface Pkcs11Binding {
  readonly PKCS11: new () => Pkcs11Library
  readonly CKF_OS_LOCKING_OK: number
  readonly CKF_SERIAL_SESSION: number
  readonly CKU_USER: number
  readonly CKO_PRIVATE_KEY: number
  readonly CKA_CLASS: number
  readonly CKA_LABEL: number
  readonly CKM_ECDSA: number
  readonly CKM_RSA_PKCS_PSS: number
  readonly CKM_SHA256: number
  readonly CKG_MGF1_SHA256: number
  readonly CK_PARAMS_RSA_PSS: number
}

/** Imports the optional peer; throws what `import` throws when it is not installed. */
export async function loadBinding(name: string): Promise<Pkcs11Binding> {
  // The name is a variable so that nothing resolves the optional peer before it is wanted. Its shape is its makers'
  // promise (pkcs11js 2.1); a wrong one fails at the first call, which the process reports.
  const loaded = (await import(name)) as Pkcs11Binding & { default?: Pkcs11Binding }
  return loaded.default ?? loaded
}
