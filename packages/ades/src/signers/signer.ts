/**
 * A key and its certificates. `sign` returns the JWS form of the algorithm (RFC 7518 §3.4, §3.5): r‖s for ES256, the
 * octets of RSASSA-PSS otherwise. The chain is DER, leaf first, root left out.
 */
export interface Signer {
  readonly algorithm: SignerAlgorithm
  readonly certificateChain: readonly Uint8Array[]
  sign(bytes: Uint8Array): Promise<Uint8Array>
}

/** RSA appears only as PSS: PKCS#1 v1.5 is not agreed for new signatures beyond 2028 (signature policies in force). */
export type SignerAlgorithm = 'ES256' | 'PS256' | 'PS384' | 'PS512'
