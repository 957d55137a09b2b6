import type { DeskRequest, HelpdeskGroups, RequestAssignees, RequestQueue } from '@perga/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enterHolder, enterOpen } from '../support/desk-request.ts'
import { ask, holderOf, memberOf, refusalOf } from '../support/helpdesk.ts'
import type { Staff } from '../support/staff.ts'
import { startWorld, type World } from '../support/world.ts'

const GROUPS = '/api/desk/helpdesk/groups'
const DAY_MS = 86_400_000

let world: World
let holderId: string
const staff: Record<string, { desk: Staff; id: string }> = {}
beforeAll(async () => {
  world = await startWorld()
  holderId = await enterHolder(world)
  for (const name of ['resolve', 'full', 'several']) {
    const desk = await memberOf(world, `auth.${name}`)
    const session = await desk.session()
    staff[name] = { desk, id: session.kind === 'institution' ? session.id : '' }
  }
})
afterAll(() => world.stop())

const who = (name: string) => staff[name] ?? expect.fail(`nobody is called ${name}`)
const json = async <Answer>(answer: Promise<Response>) => (await (await answer).json()) as Answer
const onDesk = (id: string, name = 'full') => json<DeskRequest>(who(name).desk.get(`/api/desk/requests/${id}`))
const mine = (name: string) => json<RequestQueue>(who(name).desk.get('/api/desk/requests?of=mine'))
const enter = () => enterOpen(world, { holderId, level: '7' })
const assign = (id: string, to: object) => who('full').desk.post(`/api/desk/requests/${id}/assign`, to)
const remove = (id: string, name = 'full') => who(name).desk.post(`${GROUPS}/${id}/remove`)
const groupsOf = async () => (await json<HelpdeskGroups>(who('full').desk.get(GROUPS))).groups
const makeGroup = async (name: string, members: string[]) => {
  const form = { maintainer_id: '338', name, members: members.map((one) => who(one).id) }
  const { groups } = await json<HelpdeskGroups>(who('full').desk.post(GROUPS, form))
  return { kind: 'group', id: groups.find((group) => group.name === name)?.id ?? '' }
}
const role = (name: string, to: 'view' | 'resolve') =>
  world.database.db
    .updateTable('institution_entitlements')
    .set({ role: to })
    .where('account_id', '=', who(name).id)
    .where('maintainer_id', '=', '338')
    .execute()

describe('who left', () => {
  test('H6: who has not signed in for sixty days is given nothing by itself, until the next sign-in', async () => {
    const holder = await holderOf(world, 'eleni')
    const seen = (daysAgo: number) =>
      world.database.db
        .updateTable('institution_accounts')
        .set({ last_seen_at: new Date(world.clock.now().getTime() - daysAgo * DAY_MS) })
        .where('id', '=', who('full').id)
        .execute()
    const given = async () => (await onDesk((await ask(holder, { level: '8' })).id)).assignee?.id ?? null
    await seen(59)
    expect(await given()).toBe(who('full').id)
    await seen(61)
    expect(await given()).toBe(null)
    await memberOf(world, 'auth.full')
    expect(await given()).toBe(who('full').id)
  })

  test('H5: who may resolve no more has no tickets of the group, and a group of such members is given none', async () => {
    const group = await makeGroup('Απόντες', ['resolve'])
    const id = await enter()
    expect((await assign(id, group)).status).toBe(200)
    expect(await mine('resolve')).toMatchObject({ requests: [{ id }], counts: { mine: 1 } })
    await role('resolve', 'view')
    expect(await mine('resolve')).toMatchObject({ requests: [], counts: { mine: 0 } })
    expect(await onDesk(id, 'resolve')).toMatchObject({ is_mine: false, assignee: { name: 'Απόντες' } })
    const other = await enter()
    expect(await refusalOf(assign(other, group))).toEqual([409, 'assignee_not_eligible'])
    const offered = await json<RequestAssignees>(who('full').desk.get(`/api/desk/requests/${other}/assignees`))
    expect(offered.assignees.map(({ name }) => name)).not.toContain('Απόντες')
    await role('resolve', 'resolve')
    expect((await assign(other, group)).status).toBe(200)
  })
})

describe('a group', () => {
  test('H5: without members is given no request', async () => {
    const group = await makeGroup('Κενή', [])
    expect(await refusalOf(assign(await enter(), group))).toEqual([409, 'assignee_not_eligible'])
  })

  test('H5: is removed once nothing waits for it, and what it resolved keeps its name', async () => {
    const group = await makeGroup('Προσωρινή', ['full'])
    const id = await enter()
    expect((await assign(id, group)).status).toBe(200)
    expect(await refusalOf(remove(group.id))).toEqual([409, 'group_has_requests'])
    await who('full').desk.post(`/api/desk/requests/${id}/resolve`, { outcome: 'mended', text: 'Έγινε.' })
    for (const name of ['resolve', 'several']) {
      expect(await refusalOf(remove(group.id, name))).toEqual([403, 'not_permitted'])
    }
    const removals = await Promise.all(Array.from({ length: 16 }, () => remove(group.id)))
    expect(removals.map(({ status }) => status).sort()).toEqual([200, ...Array(15).fill(404)])
    expect(await onDesk(id)).toMatchObject({ state: 'resolved', assignee: { kind: 'group', name: 'Προσωρινή' } })
    expect((await groupsOf()).map(({ name }) => name)).not.toContain('Προσωρινή')
    expect(await refusalOf(assign(await enter(), group))).toEqual([409, 'assignee_not_eligible'])
    const form = { maintainer_id: '338', name: 'Προσωρινή', members: [] }
    expect(await refusalOf(who('full').desk.post(`${GROUPS}/${group.id}`, form))).toEqual([404, 'not_found'])
    expect((await who('full').desk.post(GROUPS, form)).status).toBe(200)
    const { db } = world.database
    const acts = await db.selectFrom('audit_events').selectAll().where('act', '=', 'helpdesk.group-removed').execute()
    expect(acts).toMatchObject([{ actor: `institution:${who('full').id}`, object: group.id }])
  })

  test('H5: that is given sixteen requests while it is removed sixteen times is either there or has none', async () => {
    const group = await makeGroup('Αγώνας', ['full'])
    const entered = await Promise.all(Array.from({ length: 16 }, enter))
    await Promise.all(entered.flatMap((id) => [assign(id, group), remove(group.id)]))
    const isThere = (await groupsOf()).some(({ id }) => id === group.id)
    const { db } = world.database
    const left = await db.selectFrom('desk_requests').select('id').where('assignee_group_id', '=', group.id).execute()
    expect(left.length > 0).toBe(isThere)
  })
})
