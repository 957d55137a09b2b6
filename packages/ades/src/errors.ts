/** Every code an AdesError carries; codes are stable across versions. */
export const ADES_ERROR_CODES = [
  'der_malformed',
  'certificate_malformed',
  'cms_malformed',
  'cms_unsupported',
  'key_unusable',
  'key_certificate_mismatch',
  'jades_malformed',
  'jades_unsupported',
  'pdf_malformed',
  'pdf_unsupported',
  'document_changed',
  'placeholder_too_small',
  'pkcs12_unreadable',
  'pkcs11_failed',
  'timestamp_malformed',
  'timestamp_refused',
  'timestamp_unreachable',
  'revocation_malformed',
  'revocation_refused',
  'revocation_unreachable',
  'certificate_revoked',
  'chain_incomplete',
  'algorithm_unsupported',
  'limit_exceeded',
  'usage',
] as const

export type AdesErrorCode = (typeof ADES_ERROR_CODES)[number]

/** What this package throws for input, key or authority that cannot be used; outcomes of validation are never thrown. */
export class AdesError extends Error {
  readonly code: AdesErrorCode

  constructor(code: AdesErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'AdesError'
    this.code = code
  }
}
