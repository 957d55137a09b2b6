/** Where the key lies. The PIN travels by message only: arguments and environments can be read by others. */
export interface Pkcs11Token {
  /** Path of the maker's PKCS#11 library. */
  readonly library: string
  readonly tokenLabel: string
  readonly pin: string
  readonly keyLabel: string
  /** How many sessions sign side by side, one operation each; four unless told. */
  readonly sessions?: number
  /** What to import as pkcs11js; the package of that name unless told. */
  readonly binding?: string
}

export type Pkcs11Mechanism = 'ES256' | 'PS256'

/** What the parent asks of the process that holds the library. */
export type Pkcs11Request =
  | { readonly kind: 'open'; readonly token: Pkcs11Token }
  | { readonly kind: 'sign'; readonly id: number; readonly mechanism: Pkcs11Mechanism; readonly digest: string }

/** What it answers; bytes travel as base64. */
export type Pkcs11Reply =
  | { readonly kind: 'opened' }
  | { readonly kind: 'signed'; readonly id: number; readonly signature: string }
  | { readonly kind: 'failed'; readonly id?: number; readonly message: string }
