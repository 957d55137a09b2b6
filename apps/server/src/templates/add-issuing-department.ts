import { refuseUnless } from '@perga/domain'
import { enterIssuingDepartment } from '../directory/enter-issuing-department.ts'
import { recordEvent } from '../platform/audit.ts'
import type { Clock } from '../platform/clock.ts'
import { uuidV7 } from '../platform/uuid-v7.ts'
import { inTransaction, type OpenTransaction, type Work } from '../platform/work.ts'
import { curriculumStore } from './curriculum-store.ts'
import { type Editor, requireInstitution } from './edit-rights.ts'

interface IssuingDepartment {
  maintainerId: string
  nameEl: string
  nameEn: string
}

/** Enters a name under which a maintaining department's degrees were issued (spec 2 §3.6). Throws `not_found` or `not_permitted`. */
export async function addIssuingDepartment(
  department: IssuingDepartment,
  editor: Editor,
  { db, clock }: { db: Work; clock: Clock },
): Promise<string> {
  const maintainer = await curriculumStore(db).findDepartment(department.maintainerId)
  refuseUnless(maintainer?.kind === 'maintaining', 'not_found')
  const institution = maintainer.institution_code
  requireInstitution(editor, institution)
  return inTransaction(db, (transaction) =>
    insertIssuingDepartment(transaction, { ...department, institution }, { editor, clock }),
  )
}

/** Writes an issuing department and its audit event; returns its id. */
export async function insertIssuingDepartment(
  transaction: OpenTransaction,
  department: IssuingDepartment & { institution: string },
  { editor, clock }: { editor: Editor; clock: Clock },
): Promise<string> {
  const id = `${department.institution}:issued:${uuidV7(clock.now())}`
  await enterIssuingDepartment(transaction, { ...department, id })
  await recordEvent(transaction, clock, { actor: editor.actor, act: 'issuing-department.add', object: id })
  return id
}
