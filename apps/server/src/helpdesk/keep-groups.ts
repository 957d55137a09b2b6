import type { HelpdeskGroupForm, HelpdeskGroups } from '@perga/contracts'
import { Refusal, refuseUnless } from '@perga/domain'
import { recordEvent } from '../platform/audit.ts'
import type { Clock } from '../platform/clock.ts'
import { uuidV7 } from '../platform/uuid-v7.ts'
import { inTransaction, type Work } from '../platform/work.ts'
import { type InstitutionMember, staffActor } from '../staff/staff-member.ts'
import { assigneeStore } from './assignee-store.ts'
import { groupStore } from './group-store.ts'
import { departmentsWith } from './list-requests.ts'
import { mayDo } from './request-rights.ts'

/** The groups of the departments that the member sees, and who can be in one: accounts that may resolve there. */
export async function listGroups(member: InstitutionMember, { db }: { db: Work }): Promise<HelpdeskGroups> {
  const institution = member.institutionCode
  const places = await departmentsWith(member, 'see', { db })
  const assignees = assigneeStore(db)
  const departments = await Promise.all(
    places.map(async ({ id, ...department }) => {
      const maintainerId = id === null ? null : department.maintainer_id
      const accounts = await assignees.accounts({ institution, maintainerId })
      const candidates = accounts.map((account) => ({ id: account.id, name: account.name, role: account.role }))
      return { ...department, candidates, may_change: mayDo(member, 'assign', { institution, maintainerId }) }
    }),
  )
  const store = groupStore(db)
  const rows = await store.ofInstitution(institution)
  const members = await store.members(rows.map(({ id }) => id))
  const groups = rows.flatMap(({ id, name, department_id, minedu_id }) => {
    const maintainer = department_id === null ? '0' : minedu_id
    const department = departments.find(({ maintainer_id }) => maintainer_id === maintainer)
    if (department === undefined) return []
    const { maintainer_id, may_change, candidates } = department
    // Whoever lost the right meanwhile is in the group no more.
    const present = candidates.filter((candidate) => members.get(id)?.includes(candidate.id))
    return [{ id, name, maintainer_id, may_change, members: present }]
  })
  return { groups, departments }
}

/**
 * Makes a group, or changes the name and members of the one called `id`. Throws `not_found`, `not_permitted` without the right to assign
 * there, `assignee_not_eligible` for a member that may not resolve there, and `group_name_taken`.
 */
export async function saveGroup(
  { id, form, member }: { id: string | null; form: HelpdeskGroupForm; member: InstitutionMember },
  { db, clock }: { db: Work; clock: Clock },
): Promise<void> {
  const institution = member.institutionCode
  const seen = await departmentsWith(member, 'see', { db })
  const department = seen.find(({ maintainer_id }) => maintainer_id === form.maintainer_id)
  if (department === undefined) throw new Refusal('not_found', { reason: 'department' })
  const maintainerId = department.id === null ? null : department.maintainer_id
  refuseUnless(mayDo(member, 'assign', { institution, maintainerId }), 'not_permitted')
  await inTransaction(db, async (transaction) => {
    const store = groupStore(transaction)
    if (id !== null) await requireGroup(id, { store, institution, departmentId: department.id })
    const candidates = await assigneeStore(transaction).accounts({ institution, maintainerId })
    const members = [...new Set(form.members)]
    const areEligible = members.every((account) => candidates.some((candidate) => candidate.id === account))
    refuseUnless(areEligible, 'assignee_not_eligible')
    const groupId = id ?? uuidV7(clock.now())
    if (id === null) await store.insert({ id: groupId, institution, departmentId: department.id, name: form.name })
    else await store.rename(id, form.name)
    await store.setMembers(groupId, members)
    const event = { actor: staffActor(member), act: 'helpdesk.group-saved', object: groupId }
    await recordEvent(transaction, clock, { ...event, detail: { members: members.length } })
  })
}

/**
 * Gives up a group: nothing is given to it any more. Throws `not_found`, `not_permitted` without the right to assign in its place, and
 * `group_has_requests` while some wait for it.
 */
export async function removeGroup(
  { id, member }: { id: string; member: InstitutionMember },
  { db, clock }: { db: Work; clock: Clock },
): Promise<void> {
  const institution = member.institutionCode
  const seen = await departmentsWith(member, 'see', { db })
  await inTransaction(db, async (transaction) => {
    const store = groupStore(transaction)
    const known = await store.find(id)
    const department = seen.find((place) => known !== undefined && place.id === known.department_id)
    if (department === undefined) throw new Refusal('not_found', { reason: 'group' })
    await requireGroup(id, { store, institution, departmentId: department.id })
    const maintainerId = department.id === null ? null : department.maintainer_id
    refuseUnless(mayDo(member, 'assign', { institution, maintainerId }), 'not_permitted')
    refuseUnless(await store.remove(id, clock.now()), 'group_has_requests')
    await recordEvent(transaction, clock, { actor: staffActor(member), act: 'helpdesk.group-removed', object: id })
  })
}

/** A group stays with its department; one of other departments is not there for this member. Throws `not_found`. */
async function requireGroup(
  id: string,
  { store, institution, departmentId }: Place & { store: ReturnType<typeof groupStore> },
): Promise<void> {
  const known = await store.find(id)
  const isThere = known !== undefined && known.department_id === departmentId
  refuseUnless(isThere && (departmentId !== null || known.institution_code === institution), 'not_found')
}

interface Place {
  institution: string
  departmentId: string | null
}
