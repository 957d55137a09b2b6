import type { InstitutionProfile } from '@perga/contracts'
import { Refusal, refuseUnless } from '@perga/domain'
import { isUniqueViolation } from '../platform/database.ts'
import { inTransaction } from '../platform/work.ts'
import { type Administration, differences, noteChange } from './directory-administration.ts'
import { directoryStore } from './directory-store.ts'

/** Enters a new institution, which takes part in nothing yet. Throws `institution_name_taken`. */
export async function enterInstitution(
  institution: { code: string; name_el: string; name_en: string },
  administration: Administration,
): Promise<void> {
  try {
    await inTransaction(administration.db, async (transaction) => {
      await directoryStore(transaction).insert(institution)
      const { code, ...names } = institution
      await noteChange(transaction, administration, {
        ...{ act: 'institution.enter', institution: code, detail: differences({}, names) },
      })
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refusal('institution_name_taken')
    throw error
  }
}

/** Changes what is told of an institution: contacts, comments, what it serves, which list it is on. Throws `not_found`. */
export async function changeInstitution(
  code: string,
  profile: InstitutionProfile,
  administration: Administration,
): Promise<void> {
  await inTransaction(administration.db, async (transaction) => {
    const store = directoryStore(transaction)
    const before = await store.lock(code)
    refuseUnless(before !== undefined, 'not_found')
    const detail = differences({ ...before }, profile)
    if (Object.keys(detail).length === 0) return
    await store.update(code, profile)
    await noteChange(transaction, administration, { act: 'institution.change', institution: code, detail })
  })
}
