import type { VerificationAnswer, WireDiploma } from '@perga/contracts'

/** What a check came to, in the words of the page. */
export type Outcome =
  | { readonly kind: 'unable' }
  | { readonly kind: 'not-valid' }
  | { readonly kind: 'unchanged' | 'changed' | 'not-comparable'; readonly diploma: WireDiploma | null }

/** The answer on the wire as one of its five outcomes. */
export function outcomeOf({ error, verified, match, diploma }: VerificationAnswer): Outcome {
  if (error !== null) return { kind: 'unable' }
  if (!verified) return { kind: 'not-valid' }
  if (match === null) return { kind: 'not-comparable', diploma }
  return { kind: match ? 'unchanged' : 'changed', diploma }
}
