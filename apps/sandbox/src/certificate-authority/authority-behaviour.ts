/** The ways in which the time-stamping authority and the OCSP responder can be made to misbehave. */
export const AUTHORITY_BEHAVIOURS = [
  'normal',
  'down',
  'slow',
  'wrong-nonce',
  'wrong-imprint',
  'expired',
  'untrusted',
  'garbage',
  '500',
  'revoked',
] as const
export type AuthorityBehaviour = (typeof AUTHORITY_BEHAVIOURS)[number]

/** How one of the two behaves now; changed at the control endpoint. `revoked` is the responder's alone. */
export type AuthoritySwitch = { current: AuthorityBehaviour }
