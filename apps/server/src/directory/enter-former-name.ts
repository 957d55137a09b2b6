import { greekDay, refuseUnless } from '@perga/domain'
import { inTransaction } from '../platform/work.ts'
import { type Administration, noteChange } from './directory-administration.ts'
import { directoryStore } from './directory-store.ts'

/** A name that an institution had before, and its last day where that is known. */
export interface FormerName {
  name_el: string
  name_en: string | null
  used_until: string | null
}

/**
 * Enters a name that an institution had before the service knew it, or corrects one. It finds the institution from then on. Throws
 * `not_found` or `day_to_come`.
 */
export async function enterFormerName(code: string, name: FormerName, administration: Administration): Promise<void> {
  const today = greekDay(administration.clock.now())
  refuseUnless(name.used_until === null || name.used_until <= today, 'day_to_come')
  await inTransaction(administration.db, async (transaction) => {
    const store = directoryStore(transaction)
    refuseUnless((await store.lock(code)) !== undefined, 'not_found')
    await store.addFormerName({ institution_code: code, ...name })
    await noteChange(transaction, administration, {
      ...{ act: 'institution.enter-former-name', institution: code, detail: { ...name } },
    })
  })
}
