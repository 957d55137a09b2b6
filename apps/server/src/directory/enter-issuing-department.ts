import type { OpenTransaction } from '../platform/work.ts'
import { tables } from './tables.ts'

/** A name under which the degrees of a maintaining department were issued (spec 2 §3.6). */
export interface IssuingDepartmentRow {
  id: string
  institution: string
  maintainerId: string
  nameEl: string
  nameEn: string
}

/** Writes the row of an issuing department. */
export async function enterIssuingDepartment(transaction: OpenTransaction, row: IssuingDepartmentRow): Promise<void> {
  await tables(transaction)
    .insertInto('departments')
    .values({
      id: row.id,
      institution_code: row.institution,
      kind: 'issuing',
      maintainer_id: row.maintainerId,
      name_el: row.nameEl,
      name_en: row.nameEn,
    })
    .execute()
}
