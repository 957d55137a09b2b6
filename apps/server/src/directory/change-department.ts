import { Refusal, refuseUnless } from '@perga/domain'
import { uuidV7 } from '../platform/uuid-v7.ts'
import { inTransaction } from '../platform/work.ts'
import { type Administration, differences, noteChange } from './directory-administration.ts'
import { type DirectoryStore, directoryStore } from './directory-store.ts'
import { directoryVersions } from './directory-versions.ts'

/** What is kept of a department (spec 2 §3.6). */
export interface DepartmentFacts {
  name_el: string
  name_en: string
  minedu_id: string | null
  maintainer_id: string | null
  former_institution_el: string | null
  former_institution_en: string | null
}
type Kind = 'maintaining' | 'issuing'

/** Enters a department of an institution; returns its id. Throws `not_found` or `department_not_valid`. */
export async function enterDepartment(
  institution: string,
  { kind, ...facts }: DepartmentFacts & { kind: Kind },
  administration: Administration,
): Promise<string> {
  const id = `${institution}:${uuidV7(administration.clock.now())}`
  await inTransaction(administration.db, async (transaction) => {
    const store = directoryStore(transaction)
    refuseUnless((await store.lock(institution)) !== undefined, 'not_found')
    await refuseInvalid({ kind, facts, institution }, store)
    await store.insertDepartment({ id, institution_code: institution, kind, ...facts })
    await noteChange(transaction, administration, {
      ...{ act: 'department.enter', institution, detail: { department: id, kind, ...differences({}, { ...facts }) } },
    })
  })
  return id
}

/** Changes a department, whose kind stays. Degrees that were released before are compared with what it was. Throws as above. */
export async function changeDepartment(
  { id, ...facts }: DepartmentFacts & { id: string },
  administration: Administration,
): Promise<void> {
  await inTransaction(administration.db, async (transaction) => {
    const store = directoryStore(transaction)
    const known = await store.department(id)
    if (known === undefined) throw new Refusal('not_found')
    await store.lock(known.institution_code)
    const { institution_code: institution, kind, id: _, ...before } = known
    await refuseInvalid({ kind, facts, institution }, store)
    const detail = differences(before, { ...facts })
    if (Object.keys(detail).length === 0) return
    const endedAt = administration.clock.now()
    await directoryVersions(transaction).keep({ kind: 'department', object: id, was: before, endedAt })
    await store.updateDepartment(id, { ...facts })
    await noteChange(transaction, administration, {
      ...{ act: 'department.change', institution, detail: { department: id, ...detail } },
    })
  })
}

/** A maintaining department belongs to an institution of today and has none above it; an issuing one is kept by such a one. */
async function refuseInvalid(
  { kind, facts, institution }: { kind: Kind; facts: DepartmentFacts; institution: string },
  store: DirectoryStore,
): Promise<void> {
  const isPaired = (facts.former_institution_el === null) === (facts.former_institution_en === null)
  const keeper = facts.maintainer_id === null ? undefined : await store.department(facts.maintainer_id)
  const answering = await store.find(keeper?.institution_code ?? institution)
  const isKept =
    kind === 'issuing' ? keeper?.kind === 'maintaining' && facts.minedu_id === null : facts.maintainer_id === null
  const isOfToday = answering !== undefined && answering.merged_into === null
  refuseUnless(isPaired && isKept && isOfToday, 'department_not_valid')
}
