import type { SignatureUnderValidation } from './evidence.ts'
import type { SubIndication } from './indication.ts'
import type { PdfFinding } from './pdf-rules/pdf-rule.ts'
import type { StepCode, StepVerdict } from './steps.ts'
import type { ValidationContext } from './validation-context.ts'

const STEPS = [
  { kind: 'changed', code: 'DOCUMENT_UNCHANGED', verdict: 'failed' },
  { kind: 'unclear', code: 'DOCUMENT_UNAMBIGUOUS', verdict: 'inconclusive' },
] as const satisfies readonly { kind: PdfFinding['kind']; code: StepCode; verdict: StepVerdict }[]

/** Where it was found, in the words of PDF. */
function subjectOf({ object, offset }: PdfFinding): { subject?: string } {
  if (object !== undefined && object > 0) return { subject: `${object} 0 R` }
  return offset === undefined ? {} : { subject: `@${offset}` }
}

/**
 * Records whether a document is shown as it was sealed. The bytes signed are intact, so that the signature itself does not
 * fail; but what a reader shows is perhaps not what was signed.
 */
export function checkDocument(
  { documentFindings }: SignatureUnderValidation,
  context: ValidationContext,
): SubIndication | undefined {
  if (documentFindings === undefined) return undefined
  for (const { kind, code, verdict } of STEPS) {
    const found = documentFindings.filter((finding) => finding.kind === kind)
    if (found.length === 0) context.record({ code, verdict: 'passed' })
    for (const finding of found) context.record({ code, verdict, reason: finding.reason, ...subjectOf(finding) })
  }
  return documentFindings.length === 0 ? undefined : 'SIG_CONSTRAINTS_FAILURE'
}
