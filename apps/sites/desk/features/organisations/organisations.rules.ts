import { bodyRules, CorrectionForm, EvidenceForm, FurtherClientForm, ReasonForm } from '@perga/contracts'

export const correctionRules = bodyRules(CorrectionForm)
export const evidenceRules = bodyRules(EvidenceForm)
export const clientRules = bodyRules(FurtherClientForm)
export const reasonRules = bodyRules(ReasonForm)
