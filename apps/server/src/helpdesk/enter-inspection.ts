import type { EducationLevel } from '@perga/domain'
import { recordEvent } from '../platform/audit.ts'
import type { Clock } from '../platform/clock.ts'
import type { Keys } from '../platform/keys.ts'
import type { OpenTransaction } from '../platform/work.ts'
import { assignByLevel } from './assign-by-level.ts'
import { placeStore } from './place-store.ts'
import { dayInGreece } from './request-deadline.ts'
import { makeReference } from './request-reference.ts'
import { requestStore } from './request-store.ts'

/** A check without a result, as it is handed over. */
export interface HandedOverCheck {
  /** The hand-over, whose id the request takes. */
  id: string
  institution: string
  /** As the inspector named it. */
  department: string
  level: EducationLevel
  answerBy: Date
  actor: string
}

/**
 * Makes a request of a check that was handed over, in the transaction of the hand-over (row X14): at the department that the inspector
 * named, by its present or a past name, or else at the whole institution. Handed over again it is the same request. Returns its
 * reference.
 */
export async function enterInspection(
  transaction: OpenTransaction,
  check: HandedOverCheck,
  dependencies: { keys: Keys; clock: Clock },
): Promise<string> {
  const { keys, clock } = dependencies
  const { id, level, actor } = check
  const places = placeStore(transaction)
  const institution = (await places.answering(check.institution)) ?? check.institution
  const requests = requestStore(transaction, keys)
  const reference = makeReference()
  const isNew = await requests.insert({
    ...{ id, reference, kind: 'inspection', institution, level, handOverId: id },
    departmentId: await places.departmentCalled(institution, check.department),
    ...{ createdAt: clock.now(), answerBy: dayInGreece(check.answerBy) },
  })
  if (!isNew) return requests.referenceOf(id)
  await recordEvent(transaction, clock, { actor, act: 'request.created', object: id, detail: { kind: 'inspection' } })
  await assignByLevel(transaction, id, dependencies)
  return reference
}
