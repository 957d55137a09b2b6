import type { PdfSignature } from '../../pades/signature-fields.ts'
import { catalogueKept } from './catalogue-kept.ts'
import { descriptionKept } from './description-kept.ts'
import { invisibleFields, pagesKept } from './invisible-fields.ts'
import { listedObjects } from './listed-objects.ts'
import { freshNumbers, knownGenerations } from './numbers.ts'
import { objectsKept, oneRole } from './objects-kept.ts'
import { changed, type PdfFinding, type PdfRule } from './pdf-rule.ts'
import { formsDrawn, noActions, noLayers, nothingExternal, referencesLead } from './sealed-content.ts'
import { sealedStructure } from './sealed-structure.ts'
import { type ReadFile, type SealedView, viewFrom } from './sealed-view.ts'
import { securityStore } from './security-store.ts'
import { signatureCoverage } from './signature-coverage.ts'
import { wholeIncrements } from './whole-increments.ts'

export type { PdfFinding, PdfRule } from './pdf-rule.ts'

/** All rules that a sealed PDF is judged by, in the order in which they are told. */
export const PDF_RULES: readonly PdfRule[] = [
  signatureCoverage,
  wholeIncrements,
  listedObjects,
  knownGenerations,
  freshNumbers,
  objectsKept,
  oneRole,
  catalogueKept,
  pagesKept,
  invisibleFields,
  securityStore,
  descriptionKept,
  sealedStructure,
  referencesLead,
  noLayers,
  noActions,
  nothingExternal,
  formsDrawn,
]

function judgeBy(rule: PdfRule, view: SealedView): readonly PdfFinding[] {
  try {
    return rule.judge(view)
  } catch (error) {
    if (view.file.allowance.isExceeded) throw error
    return [changed('cannot-be-followed')]
  }
}

/** The first finding of each reason, against these rules; throws `limit_exceeded`. */
export function judgeSealed(read: ReadFile, seal: PdfSignature, rules: readonly PdfRule[]): readonly PdfFinding[] {
  let view: SealedView
  try {
    view = viewFrom(read, seal)
  } catch (error) {
    if (read.file.allowance.isExceeded) throw error
    return [changed('cannot-be-followed')]
  }
  const findings = new Map<string, PdfFinding>()
  for (const finding of rules.flatMap((rule) => judgeBy(rule, view))) {
    if (!findings.has(finding.reason)) findings.set(finding.reason, finding)
  }
  return [...findings.values()]
}
