/** The six groups of fields that a holder shares or withholds (spec 2 §3.3). */
export const SCOPES = ['title', 'issuer', 'level', 'grade', 'dates', 'identifiers'] as const
export type Scope = (typeof SCOPES)[number]

/** The scopes named in a space-separated list (RFC 6749 §3.3), each once, in our order; unknown words are ignored. */
export function parseScopes(text: string): Scope[] {
  const words = text.split(/\s+/)
  return SCOPES.filter((scope) => words.includes(scope))
}
