import type { RequestAssignees, RequestTargets } from '@perga/contracts'
import { Refusal, refuseUnless } from '@perga/domain'
import { recordEvent } from '../platform/audit.ts'
import { inTransaction } from '../platform/work.ts'
import { type InstitutionMember, staffActor } from '../staff/staff-member.ts'
import { assignByLevel } from './assign-by-level.ts'
import { assigneeStore } from './assignee-store.ts'
import type { HelpdeskDependencies } from './helpdesk-dependencies.ts'
import { holdRequest } from './hold-request.ts'
import { placeStore } from './place-store.ts'
import { type AssigneeName, placeOf, requestStore } from './request-store.ts'

interface Act {
  id: string
  member: InstitutionMember
}

/** Gives a request to an account that may resolve it, or to a group of its department. Throws as {@link holdRequest}, and `assignee_not_eligible`. */
export async function assignRequest(
  { id, member, to }: Act & { to: AssigneeName },
  { db, keys, clock }: HelpdeskDependencies,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const request = await holdRequest(transaction, { id, act: 'assign', member }, keys)
    const at = { ...placeOf(request), departmentId: request.department_id }
    refuseUnless(await assigneeStore(transaction).isEligible(to, at), 'assignee_not_eligible')
    await requestStore(transaction, keys).assign(id, to)
    const event = { actor: staffActor(member), act: 'request.assigned', object: id }
    await recordEvent(transaction, clock, { ...event, detail: { [to.kind]: to.id } })
  })
}

/** Moves a request to another department of the institution, or to the whole of it (`0`), where it is assigned anew by its level. */
export async function transferRequest(
  { id, member, maintainerId }: Act & { maintainerId: string },
  dependencies: HelpdeskDependencies,
): Promise<void> {
  const { db, keys, clock } = dependencies
  await inTransaction(db, async (transaction) => {
    const request = await holdRequest(transaction, { id, act: 'transfer', member }, keys)
    const departments = await placeStore(transaction).maintaining(request.institution)
    const target = departments.find(({ maintainer_id }) => maintainer_id === maintainerId)
    if (target === undefined && maintainerId !== '0') throw new Refusal('not_found', { reason: 'department' })
    const departmentId = target?.id ?? null
    if (departmentId === request.department_id) return
    await requestStore(transaction, keys).transfer(id, departmentId)
    const detail = { from: request.department_id, to: departmentId }
    await recordEvent(transaction, clock, {
      ...{ actor: staffActor(member), act: 'request.department-changed', object: id, detail },
    })
    await assignByLevel(transaction, id, dependencies)
  })
}

/** To whom a request can be given. Throws as {@link holdRequest}. */
export function listAssignees({ id, member }: Act, { db, keys }: HelpdeskDependencies): Promise<RequestAssignees> {
  return inTransaction(db, async (transaction) => {
    const request = await holdRequest(transaction, { id, act: 'assign', member }, keys)
    const store = assigneeStore(transaction)
    const accounts = await store.accounts(placeOf(request))
    const groups = await store.groups({ ...placeOf(request), departmentId: request.department_id })
    return {
      assignees: [
        ...accounts.map(({ id: account, name, waiting, levels }) => ({
          ...{ kind: 'account' as const, id: account, name, waiting, levels },
        })),
        ...groups.map((group) => ({ ...group, kind: 'group' as const, waiting: group.waiting ?? 0, levels: [] })),
      ],
    }
  })
}

/** Where a request can be moved: every other department of the institution, and the institution as a whole. Throws as {@link holdRequest}. */
export function listTargets({ id, member }: Act, { db, keys }: HelpdeskDependencies): Promise<RequestTargets> {
  return inTransaction(db, async (transaction) => {
    const request = await holdRequest(transaction, { id, act: 'transfer', member }, keys)
    const places = placeStore(transaction)
    const others = (await places.maintaining(request.institution)).filter((one) => one.id !== request.department_id)
    const departments = others.map(({ maintainer_id, name_el, name_en }) => ({ maintainer_id, name_el, name_en }))
    if (request.department_id === null) return { departments }
    return { departments: [await places.whole(request.institution), ...departments] }
  })
}
