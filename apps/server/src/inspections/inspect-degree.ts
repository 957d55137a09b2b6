import { INSTITUTION_STATUS, type InspectionAnswer, type InspectionForm } from '@perga/contracts'
import { type DegreeRecord, REFUSAL_TEXTS, Refusal } from '@perga/domain'
import { composeDiploma } from '../diplomas/compose-diploma.ts'
import type { InstitutionRow, InstitutionStore } from '../directory/institution-store.ts'
import { type OrganisationUser, userActor } from '../organisations/sign-in/current-user.ts'
import type { Sources } from '../sources/sources.ts'
import type { TemplateStore } from '../templates/template-store.ts'
import { type AdmissionDependencies, admitInspection, closeAsMiss } from './admit-inspection.ts'
import { sealHandOver } from './hand-over.ts'
import { type InspectionRight, requireInspectionRight } from './inspection-right.ts'
import { isLookedFor } from './match-degree.ts'
import { readInspectionForm } from './read-inspection-form.ts'
import { type FoundDegree, type Inspection, type ReleaseOfFound, releaseFound } from './release-found.ts'

export interface InspectionDependencies extends AdmissionDependencies, ReleaseOfFound {
  institutions: InstitutionStore
  sources: Sources
  templates: TemplateStore
}

/**
 * An ex-officio check: whether a person holds a degree of a level from a department (spec 1 §7). The purpose is on record
 * before the institution is asked; what matches exactly is released, on the right to check as it still is then. Throws
 * `inspection_not_permitted`, `more_than_one_client`, `institution_not_allowed`, `inspection_locked`, `too_many_requests`.
 */
export async function inspectDegree(
  form: InspectionForm,
  user: OrganisationUser,
  dependencies: InspectionDependencies,
): Promise<InspectionAnswer> {
  const { keys, clock } = dependencies
  const right = await requireInspectionRight(user, dependencies)
  const institution = await requireAllowedInstitution(form, right, dependencies)
  const person = readInspectionForm(form, clock.now())
  const actor = userActor(user, keys)
  const id = await admitInspection(
    {
      userIndex: right.tinIndex,
      clientId: right.client.id,
      institution: institution.code,
      purpose: form.purpose,
      caseNumber: form.case_number || null,
    },
    { actor, dependencies },
  )
  const reader = { index: right.tinIndex, sealed: keys.seal('reader', user.taxNumber) }
  return answerInspection({ id, right, actor, reader, institution: institution.code, person }, dependencies)
}

async function requireAllowedInstitution(
  { institution, institutionCode }: InspectionForm,
  right: InspectionRight,
  { institutions }: InspectionDependencies,
): Promise<InstitutionRow> {
  const found = await institutions.find(institutionCode)
  if (found === undefined || !right.institutions.includes(found.code)) throw new Refusal('institution_not_allowed')
  const named = institution === '' ? found : await institutions.find(institution)
  if (named?.code !== found.code)
    throw new Refusal('malformed_request', { reason: 'name and code of two institutions' })
  return found
}

async function answerInspection(
  inspection: Inspection,
  dependencies: InspectionDependencies,
): Promise<InspectionAnswer> {
  const { store, db, sources } = dependencies
  const { scheme, value } = inspection.person.identifier
  const answer = await sources.ask(inspection.institution, scheme === 'ssn' ? { ssn: value } : { tin: value })
  if (answer.status !== INSTITUTION_STATUS.answered) {
    await store.close(db, inspection.id, { state: 'unanswered', results: null })
    const error = REFUSAL_TEXTS.institution_unavailable.en
    return { ...without(inspection, dependencies), resultCount: null, error, errorCode: String(answer.status) }
  }
  const found = await findMatches(answer.records, inspection, dependencies)
  const [first, ...others] = found
  if (first !== undefined) return releaseFound([first, ...others], inspection, dependencies)
  await closeAsMiss(inspection.id, { userIndex: inspection.right.tinIndex, actor: inspection.actor, dependencies })
  return { ...without(inspection, dependencies), result: [], resultCount: 0 }
}

function without(inspection: Inspection, { keys, clock }: InspectionDependencies): InspectionAnswer {
  const { id, person, right } = inspection
  const hand_over = sealHandOver({ inspectionId: id, userIndex: right.tinIndex, person }, { keys, clock })
  return { result: null, resultCount: null, error: null, errorCode: null, hand_over }
}

/** Only a degree whose title the institution has documented has a level and a department, so only such a one can match. */
async function findMatches(
  records: readonly DegreeRecord[],
  { institution, person }: Inspection,
  { templates }: InspectionDependencies,
): Promise<FoundDegree[]> {
  const versions = await templates.current(institution, [...new Set(records.map(({ titleID }) => titleID))])
  return records.flatMap((record) => {
    const template = versions.get(record.titleID)
    if (template === undefined || !isLookedFor(record, template, person)) return []
    const key = { institution, certificateId: record.certificateID, titleId: record.titleID }
    return [{ key, record, facts: composeDiploma(record, template), templateVersionId: template.id }]
  })
}
