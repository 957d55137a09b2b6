/**
 * A JAdES signature in flattened JWS JSON form (RFC 7515 §7.2.2, ETSI TS 119 182-1 §5). The first three members are
 * base64url and never change; `etsiU` grows by augmentation, each item the base64url of a JSON object of one member.
 */
export type JadesSignature = {
  payload: string
  protected: string
  signature: string
  header?: { etsiU: readonly string[] }
}
