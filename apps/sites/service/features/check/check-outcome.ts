import type { InspectedDiploma, InspectionAnswer } from '@perga/contracts'

/** How an institution failed to answer, in the words of the page. */
export type Silence = 'timed-out' | 'broken' | 'not-connected' | 'unknown'

/** What a check came to (row X7). Without a result it can be handed over to the institution (row X14). */
export type CheckOutcome =
  | { readonly kind: 'found'; readonly diplomas: readonly InspectedDiploma[] }
  | { readonly kind: 'not-found'; readonly handOver: string | null }
  | { readonly kind: 'unanswered'; readonly why: Silence; readonly handOver: string | null }

const SILENCES: Record<string, Silence> = { '1408': 'timed-out', '1502': 'broken', '1503': 'not-connected' }

/** The answer on the wire as its outcome: a missing count is a fetch that did not succeed. */
export function checkOutcome({ result, resultCount, errorCode, hand_over: handOver }: InspectionAnswer): CheckOutcome {
  if (resultCount === null || resultCount === undefined) {
    return { kind: 'unanswered', why: SILENCES[errorCode ?? ''] ?? 'unknown', handOver }
  }
  if (resultCount === 0 || result === null) return { kind: 'not-found', handOver }
  return { kind: 'found', diplomas: result }
}
