import { greekDay, refuseUnless } from '@perga/domain'
import { inTransaction } from '../platform/work.ts'
import { type Administration, differences, noteChange } from './directory-administration.ts'
import { directoryStore } from './directory-store.ts'
import { directoryVersions } from './directory-versions.ts'

/** A new name, and the last day of the one before. */
export interface Renaming {
  name_el: string
  name_en: string
  used_until: string
}

/**
 * Gives an institution a new name. The old one is kept with its last day, finds the institution, and goes on standing on the
 * degrees of the departments that issued under it. Throws `not_found`, `institution_name_taken` or `day_to_come`.
 */
export async function renameInstitution(
  code: string,
  { used_until, ...names }: Renaming,
  administration: Administration,
): Promise<void> {
  const now = administration.clock.now()
  refuseUnless(used_until <= greekDay(now), 'day_to_come')
  await inTransaction(administration.db, async (transaction) => {
    const [store, versions] = [directoryStore(transaction), directoryVersions(transaction)]
    const before = await store.lock(code)
    refuseUnless(before !== undefined, 'not_found')
    refuseUnless(!(await store.isNamed(names.name_el, code)), 'institution_name_taken')
    const former = { name_el: before.name_el, name_en: before.name_en }
    await versions.keep({ kind: 'institution', object: code, was: former, endedAt: now })
    await store.addFormerName({ institution_code: code, ...former, used_until })
    await keepNameOnDegrees()
    await store.update(code, names)
    const detail = { ...differences(former, names), used_until }
    await noteChange(transaction, administration, { act: 'institution.rename', institution: code, detail })

    async function keepNameOnDegrees() {
      const issuing = (await store.departments(code)).filter(
        ({ kind, former_institution_el: name }) => kind === 'issuing' && name === null,
      )
      for (const { id } of issuing) {
        const was = { former_institution_el: null, former_institution_en: null }
        await versions.keep({ kind: 'department', object: id, was, endedAt: now })
        await store.updateDepartment(id, {
          ...{ former_institution_el: former.name_el, former_institution_en: former.name_en },
        })
      }
    }
  })
}
