/** The three outcomes of validation (ETSI EN 319 102-1 §5.1.3). */
export type Indication = 'TOTAL-PASSED' | 'INDETERMINATE' | 'TOTAL-FAILED'

/** Why it did not pass, in the standard's words (ETSI EN 319 102-1 §5.1.3); those that this package can conclude. */
export type SubIndication =
  | 'FORMAT_FAILURE'
  | 'HASH_FAILURE'
  | 'SIG_CRYPTO_FAILURE'
  | 'NOT_YET_VALID'
  | 'SIG_CONSTRAINTS_FAILURE'
  | 'CHAIN_CONSTRAINTS_FAILURE'
  | 'CERTIFICATE_CHAIN_GENERAL_FAILURE'
  | 'CRYPTO_CONSTRAINTS_FAILURE'
  | 'CRYPTO_CONSTRAINTS_FAILURE_NO_POE'
  | 'TIMESTAMP_ORDER_FAILURE'
  | 'NO_SIGNING_CERTIFICATE_FOUND'
  | 'NO_CERTIFICATE_CHAIN_FOUND'
  | 'REVOKED_NO_POE'
  | 'REVOKED_CA_NO_POE'
  | 'REVOCATION_OUT_OF_BOUNDS_NO_POE'
  | 'OUT_OF_BOUNDS_NO_POE'
  | 'OUT_OF_BOUNDS_NOT_REVOKED'
  | 'TRY_LATER'

/** Sub-indications that end in TOTAL-FAILED; with any other nothing final is known. */
const FAILING: ReadonlySet<SubIndication> = new Set([
  'FORMAT_FAILURE',
  'HASH_FAILURE',
  'SIG_CRYPTO_FAILURE',
  'NOT_YET_VALID',
])

/** The indication that goes with a sub-indication; none means passed. */
export function indicationOf(subIndication: SubIndication | undefined): Indication {
  if (subIndication === undefined) return 'TOTAL-PASSED'
  return FAILING.has(subIndication) ? 'TOTAL-FAILED' : 'INDETERMINATE'
}
