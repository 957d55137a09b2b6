import type { SealedView } from './sealed-view.ts'

/** What was found in a PDF that keeps it from passing. */
export const PDF_REASONS = [
  'bytes-outside-increments',
  'rows-differ-from-objects',
  'generation-unexpected',
  'free-number-taken',
  'object-replaced',
  'catalogue-changed',
  'page-changed',
  'field-not-invisible',
  'store-not-as-prescribed',
  'object-without-role',
  'description-changed',
  'coverage-incomplete',
  'cannot-be-followed',
  'structure-ambiguous',
  'reference-leads-nowhere',
  'optional-content',
  'active-content',
  'external-content',
  'form-redrawn',
] as const

export type PdfReason = (typeof PDF_REASONS)[number]

/** One thing found, with the object or offset where it is. */
export interface PdfFinding {
  /** `changed`: something was added or altered after sealing. `unclear`: what was sealed can be read in two ways. */
  readonly kind: 'changed' | 'unclear'
  readonly reason: PdfReason
  readonly object?: number
  readonly offset?: number
}

/** A rule that a sealed PDF is judged by. */
export interface PdfRule {
  /** Stable, in kebab case. */
  readonly name: string
  /** What the rule keeps an attacker from, in a sentence. */
  readonly description: string
  /** Everything in the file against the rule. Throws for what cannot be read, which counts as a finding. */
  judge(view: SealedView): readonly PdfFinding[]
}

/** A finding of something added or altered, at an object. */
export const changed = (reason: PdfReason, object?: number): PdfFinding =>
  object === undefined ? { kind: 'changed', reason } : { kind: 'changed', reason, object }

/** A finding in what was sealed. */
export const unclear = (reason: PdfReason, object?: number): PdfFinding =>
  object === undefined ? { kind: 'unclear', reason } : { kind: 'unclear', reason, object }
