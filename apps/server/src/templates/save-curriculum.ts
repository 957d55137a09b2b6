import type { CurriculumForm, CurriculumOutcome, NewCurriculum } from '@perga/contracts'
import { type Curriculum, curriculumChange, refuseUnless } from '@perga/domain'
import type { z } from 'zod'
import { recordEvent } from '../platform/audit.ts'
import type { Clock } from '../platform/clock.ts'
import { isUniqueViolation } from '../platform/database.ts'
import { uuidV7 } from '../platform/uuid-v7.ts'
import { inTransaction, type OpenTransaction, type Work } from '../platform/work.ts'
import { type CurriculumRow, curriculumStore } from './curriculum-store.ts'
import { type Editor, requireInstitution } from './edit-rights.ts'

interface Dependencies {
  db: Work
  clock: Clock
}

/** Enters a curriculum of a maintaining department. Throws `not_found`, `not_permitted` or `curriculum_dates_wrong`. */
export async function addCurriculum(
  { departmentId, ...form }: z.infer<typeof NewCurriculum>,
  editor: Editor,
  { db, clock }: Dependencies,
): Promise<string> {
  checkPeriod(form)
  const department = await curriculumStore(db).findDepartment(departmentId)
  refuseUnless(department?.kind === 'maintaining', 'not_found')
  requireInstitution(editor, department.institution_code)
  return inTransaction(db, (transaction) =>
    insertCurriculum(transaction, { ...form, departmentId, revisesId: null }, { editor, clock }),
  )
}

/**
 * Edits a curriculum: a change of name, level or fields makes a new one that revises it, a change of the period alone is applied to
 * it (spec 2 §3.6). Throws `not_found`, `not_permitted`, `curriculum_unchanged`, `curriculum_dates_wrong` or
 * `curriculum_revised_already`.
 */
export async function reviseCurriculum(
  id: string,
  { form, editor }: { form: CurriculumForm; editor: Editor },
  { db, clock }: Dependencies,
): Promise<CurriculumOutcome> {
  checkPeriod(form)
  const row = await curriculumStore(db).find(id)
  refuseUnless(row, 'not_found')
  requireInstitution(editor, row.institution_code)
  const change = curriculumChange(curriculumOf(row), form)
  refuseUnless(change !== 'none', 'curriculum_unchanged')
  if (change === 'same') {
    await inTransaction(db, async (transaction) => {
      await curriculumStore(transaction).changePeriod(id, form)
      await recordEvent(transaction, clock, { actor: editor.actor, act: 'curriculum.change-period', object: id })
    })
    return { id, outcome: 'same' }
  }
  return { id: await insertRevision(row, { form, editor }, { db, clock }), outcome: 'new' }
}

async function insertRevision(
  row: CurriculumRow,
  { form, editor }: { form: CurriculumForm; editor: Editor },
  { db, clock }: Dependencies,
): Promise<string> {
  const revision = { ...form, departmentId: row.department_id, revisesId: row.id }
  try {
    return await inTransaction(db, (transaction) => insertCurriculum(transaction, revision, { editor, clock }))
  } catch (error) {
    refuseUnless(!isUniqueViolation(error), 'curriculum_revised_already')
    throw error
  }
}

/** Writes a curriculum and its audit event; returns its id. */
export async function insertCurriculum(
  transaction: OpenTransaction,
  curriculum: Curriculum & { departmentId: string; revisesId: string | null },
  { editor, clock }: { editor: Editor; clock: Clock },
): Promise<string> {
  const now = clock.now()
  const id = uuidV7(now)
  await curriculumStore(transaction).insert({ ...curriculum, id, now })
  const act = curriculum.revisesId === null ? 'curriculum.add' : 'curriculum.revise'
  await recordEvent(transaction, clock, { actor: editor.actor, act, object: id })
  return id
}

/** A row as the rules of curricula read it. */
export function curriculumOf(row: CurriculumRow): Curriculum {
  return {
    ...{ nameEl: row.name_el, nameEn: row.name_en, level: row.level, iscedFields: row.isced_fields },
    ...{ validFrom: row.valid_from, validTo: row.valid_to },
  }
}

function checkPeriod({ validFrom, validTo }: Pick<Curriculum, 'validFrom' | 'validTo'>): void {
  refuseUnless(validFrom === null || validTo === null || validFrom <= validTo, 'curriculum_dates_wrong')
}
