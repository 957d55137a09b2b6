import type { DegreeRequestForm } from '@perga/contracts'
import { type DegreeKey, type EducationLevel, Refusal, refuseUnless } from '@perga/domain'
import { holdHolder } from '../identity/hold-holder.ts'
import { recordEvent } from '../platform/audit.ts'
import { uuidV7 } from '../platform/uuid-v7.ts'
import { inTransaction } from '../platform/work.ts'
import type { TemplateStore } from '../templates/template-store.ts'
import { assignByLevel } from './assign-by-level.ts'
import { correspondenceStore, type NamedAttachment } from './correspondence-store.ts'
import type { HelpdeskDependencies } from './helpdesk-dependencies.ts'
import { placeStore } from './place-store.ts'
import { answerDay } from './request-deadline.ts'
import { makeReference } from './request-reference.ts'
import { requestStore } from './request-store.ts'

/** The most requests of one holder that wait for an answer at a time. */
const MOST_WAITING = 20

/** A holder as the session knows them. */
export interface RequestHolder {
  holderId: string
  /** Every record under which the service knows the person. */
  holderIds: string[]
  firstName: string
  lastName: string
  taxNumber: string
  ssn: string | null
}

export interface RequestEntry extends HelpdeskDependencies {
  templates: TemplateStore
  /** The degree behind a handle that was shown to this holder. Throws `not_found`. */
  openDegree(handle: string, holderId: string): DegreeKey
}

/** Where a request goes, and of which level it is. */
interface Destination {
  institution: string
  departmentId: string | null
  level: EducationLevel | null
}

/**
 * Enters a holder's request for the department that keeps the data, and gives it to whoever takes its level (rows H6, H7, G23). Throws
 * `not_found` for an unknown degree, institution or department, `requests_not_offered`, and `too_many_requests` beyond twenty waiting.
 */
export async function enterRequest(
  { form, files, holder }: { form: DegreeRequestForm; files: readonly NamedAttachment[]; holder: RequestHolder },
  dependencies: RequestEntry,
): Promise<{ id: string; reference: string; answer_by: string }> {
  const { db, keys, clock } = dependencies
  const degreeKey = form.kind === 'wrong' ? dependencies.openDegree(form.degree, holder.holderId) : undefined
  const destination = await findDestination(form, degreeKey, dependencies)
  refuseUnless(await placeStore(db).takesRequests(destination.institution), 'requests_not_offered')
  const now = clock.now()
  const entered = { id: uuidV7(now), reference: makeReference(), answerBy: answerDay(now) }
  await inTransaction(db, async (transaction) => {
    const requests = requestStore(transaction, keys)
    refuseUnless(await holdHolder(transaction, holder.holderId), 'not_logged_in', { reason: 'erased' })
    const waiting = await requests.unresolvedOf(holder.holderId)
    refuseUnless(waiting < MOST_WAITING, 'too_many_requests', { retryAfter: 86_400 })
    await requests.insert({
      ...{ ...entered, ...destination, kind: form.kind, holderId: holder.holderId, createdAt: now },
      ...{ person: describePerson(holder), text: form.text, email: form.email },
      ...(form.kind === 'missing' && { year: form.year }),
      ...(degreeKey && { degreeKey }),
    })
    const correspondence = correspondenceStore(transaction, keys)
    for (const file of files) {
      const ids = { id: uuidV7(now), requestId: entered.id, holderId: holder.holderId, messageId: null }
      await correspondence.addAttachment({ ...file, ...ids })
    }
    const event = { actor: `holder:${holder.holderId}`, act: 'request.created', object: entered.id }
    await recordEvent(transaction, clock, { ...event, detail: { kind: form.kind, files: files.length } })
    await assignByLevel(transaction, entered.id, dependencies)
  })
  return { id: entered.id, reference: entered.reference, answer_by: entered.answerBy }
}

async function findDestination(
  form: DegreeRequestForm,
  degreeKey: DegreeKey | undefined,
  { db, templates }: RequestEntry,
): Promise<Destination> {
  const places = placeStore(db)
  const institution = await places.answering(
    degreeKey?.institution ?? (form.kind === 'missing' ? form.institution : ''),
  )
  if (institution === undefined) throw new Refusal('not_found', { reason: 'institution' })
  if (form.kind === 'missing') {
    const departmentId = form.department === null ? null : await chosenDepartment(institution, form.department)
    return { institution, departmentId, level: form.level }
  }
  const title =
    degreeKey && (await templates.current(degreeKey.institution, [degreeKey.titleId])).get(degreeKey.titleId)
  // A title that is not documented says nothing about its department: whoever answers for the whole institution will know.
  if (title === undefined) return { institution, departmentId: null, level: null }
  const { maintaining_institution_code, maintainer_id, level } = title
  return { institution: maintaining_institution_code, departmentId: maintainer_id, level }

  async function chosenDepartment(code: string, id: string): Promise<string> {
    const chosen = (await places.departmentNames(code)).find((department) => department.id === id)
    if (chosen === undefined) throw new Refusal('not_found', { reason: 'department' })
    return chosen.maintainer
  }
}

function describePerson({ firstName, lastName, ssn, taxNumber }: RequestHolder) {
  return {
    ...{ first_name: firstName, last_name: lastName, fathers_name: null, birth_date: null },
    identifier: ssn === null ? { scheme: 'tin' as const, value: taxNumber } : { scheme: 'ssn' as const, value: ssn },
  }
}
