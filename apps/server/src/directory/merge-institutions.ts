import { greekDay, refuseUnless } from '@perga/domain'
import { inTransaction } from '../platform/work.ts'
import { type Administration, noteChange } from './directory-administration.ts'
import { directoryStore } from './directory-store.ts'
import { directoryVersions } from './directory-versions.ts'

/** Which institution ends, which one answers for it, and since which day. */
export interface Merger {
  code: string
  into: string
  on: string
}

/**
 * Merges an institution into another (row I14): its maintaining departments are the other's from now on, and so are the
 * questions about its degrees; its own name goes on standing on them. It leaves the adoption lists. Throws `not_found` or
 * `merger_not_possible`.
 */
export async function mergeInstitutions({ code, into, on }: Merger, administration: Administration): Promise<void> {
  const now = administration.clock.now()
  await inTransaction(administration.db, async (transaction) => {
    const [store, versions] = [directoryStore(transaction), directoryVersions(transaction)]
    // In one order, so that two mergers of the same pair do not wait for each other.
    const locked = new Map<string, Awaited<ReturnType<typeof store.lock>>>()
    for (const each of [code, into].sort()) locked.set(each, await store.lock(each))
    const [ending, answering] = [locked.get(code), locked.get(into)]
    refuseUnless(ending !== undefined && answering !== undefined, 'not_found')
    const areCurrent = ending.merged_into === null && answering.merged_into === null && code !== into
    refuseUnless(areCurrent && on <= greekDay(now), 'merger_not_possible')

    const departments = await store.maintainingOf(code)
    for (const { id } of departments) {
      await versions.keep({ kind: 'department', object: id, was: { institution_code: code }, endedAt: now })
      await store.updateDepartment(id, { institution_code: into })
    }
    // Who was merged into it before is answered for by the same institution now: never by way of one that has ended.
    const absorbed = [...(await store.absorbedBy(code)).map((one) => one.code), code]
    for (const each of absorbed)
      await store.update(each, { merged_into: into, ...(each === code && { merged_on: on }) })
    await store.update(code, { adoption: 'none' })
    for (const end of administration.institutionEnds) await end(transaction, code, now)
    await store.withdrawProposals(code, now)
    const detail = { into, on, departments: String(departments.length) }
    await noteChange(transaction, administration, { act: 'institution.merge', institution: code, detail })
    await noteChange(transaction, administration, {
      act: 'institution.absorb',
      institution: into,
      detail: { of: code, on },
    })
  })
}
