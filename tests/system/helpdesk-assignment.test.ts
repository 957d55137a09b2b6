import type { DeskRequest, HelpdeskGroups, RequestAssignees, RequestQueue, RequestTargets } from '@perga/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enterHolder, enterOpen } from '../support/desk-request.ts'
import { ask, holderOf, memberOf, refusalOf } from '../support/helpdesk.ts'
import type { Holder } from '../support/holder.ts'
import type { Staff } from '../support/staff.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
let holder: Holder
const staff: Record<string, { desk: Staff; id: string }> = {}
beforeAll(async () => {
  world = await startWorld()
  holder = await holderOf(world, 'eleni')
  for (const name of ['view', 'assign', 'resolve', 'full', 'head', 'several']) {
    const desk = await memberOf(world, `auth.${name}`)
    const session = await desk.session()
    staff[name] = { desk, id: session.kind === 'institution' ? session.id : '' }
  }
})
afterAll(() => world.stop())

const who = (name: string) => staff[name] ?? expect.fail(`nobody is called ${name}`)
const json = async <Answer>(answer: Promise<Response>) => (await (await answer).json()) as Answer
const onDesk = (id: string, name = 'head') => json<DeskRequest>(who(name).desk.get(`/api/desk/requests/${id}`))
const queue = (name: string, query = '') => json<RequestQueue>(who(name).desk.get(`/api/desk/requests?${query}`))
const assign = (id: string, to: { kind: string; id: string }, name = 'head') =>
  who(name).desk.post(`/api/desk/requests/${id}/assign`, to)
const account = (name: string) => ({ kind: 'account', id: who(name).id })

describe('by level', () => {
  test('H6: a request goes to the account that takes its level, in the department; without one it stays open', async () => {
    const { id: doctorate } = await ask(holder, { level: '8' })
    expect(await onDesk(doctorate)).toMatchObject({ state: 'assigned', assignee: account('full') })
    const { id: master } = await ask(holder, { level: '7' })
    expect(await onDesk(master)).toMatchObject({ state: 'open', assignee: null })
    const { id: elsewhere } = await ask(holder, { department: 'auth:245', level: '6' })
    expect(await onDesk(elsewhere)).toMatchObject({ assignee: account('several') })
    const { id: nowhere } = await ask(holder, { department: null, level: '6' })
    expect(await onDesk(nowhere)).toMatchObject({ state: 'open', assignee: null })
    expect((await onDesk(doctorate)).history).toMatchObject([
      { act: 'created', by: null, to: null },
      { act: 'assigned-by-level', by: null, to: 'Πλάτων Ολοκληρίδης' },
    ])
  })

  test('H6: many at once are spread evenly: each to the account with the fewest waiting', async () => {
    const { db } = world.database
    await db.deleteFrom('desk_requests').execute()
    const entered = await Promise.all(Array.from({ length: 16 }, () => ask(holder)))
    const rows = await db
      .selectFrom('desk_requests')
      .select(['assignee_account_id', ({ fn }) => fn.countAll<number>().as('n')])
      .where(
        'id',
        'in',
        entered.map(({ id }) => id),
      )
      .groupBy('assignee_account_id')
      .execute()
    const expected = ['resolve', 'full'].map((name) => ({ assignee_account_id: who(name).id, n: 8 }))
    expect(rows).toHaveLength(2)
    expect(rows).toEqual(expect.arrayContaining(expected))
    expect((await queue('resolve', 'of=mine')).total).toBe(8)
    expect((await queue('resolve')).counts).toEqual({ open: 0, mine: 8, overdue: 0 })
    expect((await queue('view', 'of=mine')).requests).toEqual([])
    expect((await queue('view')).total).toBe(16)
    await db.deleteFrom('desk_requests').execute()
  })
})

describe('by hand', () => {
  test('H5: to an account that may resolve there, or a group of the department; nobody else', async () => {
    const { id } = await ask(holder, { level: '7' })
    const offered = await json<RequestAssignees>(who('assign').desk.get(`/api/desk/requests/${id}/assignees`))
    expect(offered.assignees.map((assignee) => assignee.name).sort()).toEqual(
      ['Κλειώ Προϊσταμένη', 'Λυδία Λυσιμάχου', 'Πλάτων Ολοκληρίδης', 'Πολύκαρπος Τμηματάρχης'].sort(),
    )
    expect(offered.assignees.find(({ id: each }) => each === who('full').id)).toMatchObject({ levels: ['6', '8'] })
    expect((await assign(id, account('resolve'), 'assign')).status).toBe(200)
    expect(await onDesk(id, 'resolve')).toMatchObject({ is_mine: true, assignee: account('resolve') })
    for (const to of [account('view'), account('assign'), { kind: 'group', id }, { kind: 'account', id }]) {
      expect(await refusalOf(assign(id, to, 'assign'))).toEqual([409, 'assignee_not_eligible'])
    }
    expect((await assign(id, account('head'), 'full')).status).toBe(200)
    expect((await onDesk(id)).history.map(({ act, by, to }) => [act, by, to])).toEqual([
      ['created', null, null],
      ['assigned', 'Ανάργυρος Μοιραστής', 'Λυδία Λυσιμάχου'],
      ['assigned', 'Πλάτων Ολοκληρίδης', 'Κλειώ Προϊσταμένη'],
    ])
  })

  test('H5: a group has its tickets together, and is made by whoever may assign', async () => {
    const form = { maintainer_id: '338', name: 'Γραμματεία', members: [who('resolve').id, who('full').id] }
    const groups = '/api/desk/helpdesk/groups'
    const made = await json<HelpdeskGroups>(who('assign').desk.post(groups, form))
    const group = made.groups.find(({ name }) => name === 'Γραμματεία')
    expect(group).toMatchObject({ maintainer_id: '338', may_change: true, members: [{}, {}] })
    expect(await refusalOf(who('full').desk.post(groups, { ...form, members: [] }))).toEqual([409, 'group_name_taken'])
    expect(await refusalOf(who('resolve').desk.post(groups, { ...form, name: 'x' }))).toEqual([403, 'not_permitted'])
    expect(await refusalOf(who('full').desk.post(groups, { ...form, maintainer_id: '245' }))).toEqual([
      404,
      'not_found',
    ])
    const stranger = { ...form, name: 'x', members: [who('view').id] }
    expect(await refusalOf(who('full').desk.post(groups, stranger))).toEqual([409, 'assignee_not_eligible'])

    const { id } = await ask(holder, { level: '7' })
    expect((await assign(id, { kind: 'group', id: group?.id ?? '' }, 'assign')).status).toBe(200)
    const theirs = { assignee: { kind: 'group', name: 'Γραμματεία' } }
    expect(await onDesk(id, 'resolve')).toMatchObject({ ...theirs, is_mine: true })
    expect(await onDesk(id, 'several')).toMatchObject({ ...theirs, is_mine: false })
    expect((await queue('full', 'of=mine')).requests.map((request) => request.id)).toContain(id)
    const elsewhere = (await ask(holder, { department: 'auth:245', level: '8' })).id
    expect(await refusalOf(assign(elsewhere, { kind: 'group', id: group?.id ?? '' }))).toEqual([
      409,
      'assignee_not_eligible',
    ])

    const smaller = { ...form, name: 'Πρωτόκολλο', members: [who('full').id] }
    const changed = await json<HelpdeskGroups>(who('head').desk.post(`${groups}/${group?.id}`, smaller))
    expect(changed.groups).toMatchObject([{ name: 'Πρωτόκολλο', members: [{ name: 'Πλάτων Ολοκληρίδης' }] }])
    expect((await queue('resolve', 'of=mine')).requests.map((request) => request.id)).not.toContain(id)
    const moved = { ...smaller, maintainer_id: '0' }
    expect(await refusalOf(who('head').desk.post(`${groups}/${group?.id}`, moved))).toEqual([404, 'not_found'])
    const whole = await json<HelpdeskGroups>(
      who('head').desk.post(groups, { maintainer_id: '0', name: 'Όλοι', members: [who('head').id] }),
    )
    expect(whole.groups.map(({ maintainer_id }) => maintainer_id).sort()).toEqual(['0', '338'])
    expect((await json<HelpdeskGroups>(who('full').desk.get(groups))).groups).toHaveLength(1)
  })

  test('H5: sixteen at once leave one assignee, and sixteen resolutions one outcome', async () => {
    const { id } = await ask(holder, { level: '7' })
    const both = [account('resolve'), account('full')]
    const given = await Promise.all(
      Array.from({ length: 16 }, (_, at) => assign(id, both[at % 2] ?? account('full'), 'assign')),
    )
    expect(given.map(({ status }) => status)).toEqual(Array(16).fill(200))
    const row = () =>
      world.database.db.selectFrom('desk_requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(both.map((one) => one.id)).toContain((await row()).assignee_account_id)
    const resolve = (outcome: string) =>
      who('full').desk.post(`/api/desk/requests/${id}/resolve`, { outcome, text: `Απάντηση ${outcome}` })
    const outcomes = ['mended', 'not-ours']
    const resolved = await Promise.all(Array.from({ length: 16 }, (_, at) => resolve(outcomes[at % 2] ?? '')))
    expect(resolved.map(({ status }) => status).sort()).toEqual([200, ...Array(15).fill(409)])
    const request = await onDesk(id)
    expect(request.messages).toMatchObject([{ text: `Απάντηση ${request.outcome}` }])
  })
})

describe('moving', () => {
  test('H5: to another department, where it is assigned anew; or to the institution as a whole', async () => {
    const { id, answer_by } = await ask(holder, { level: '6' })
    const move = (maintainer_id: string, name: string) =>
      who(name).desk.post(`/api/desk/requests/${id}/department`, { maintainer_id })
    const targets = await json<RequestTargets>(who('assign').desk.get(`/api/desk/requests/${id}/departments`))
    const codes = targets.departments.map(({ maintainer_id }) => maintainer_id)
    expect(codes[0]).toBe('0')
    expect(codes).toContain('245')
    expect(codes).not.toContain('338')
    expect(await refusalOf(move('245', 'resolve'))).toEqual([403, 'not_permitted'])
    expect(await refusalOf(move('9999', 'assign'))).toEqual([404, 'not_found'])
    expect((await move('245', 'assign')).status).toBe(200)
    expect(await onDesk(id)).toMatchObject({ answer_by, state: 'assigned', assignee: account('several') })
    expect((await who('assign').desk.get(`/api/desk/requests/${id}`)).status).toBe(404)
    expect((await move('0', 'head')).status).toBe(200)
    const request = await onDesk(id)
    expect(request).toMatchObject({ state: 'open', department: null, assignee: null })
    expect(request.history.map(({ act }) => act)).toEqual([
      ...['created', 'assigned-by-level', 'department-changed', 'assigned-by-level', 'department-changed'],
    ])
  })
})

describe('the queue', () => {
  test('H5 H9: is filtered and ordered, and never shows what the member may not see', async () => {
    await world.database.db.deleteFrom('desk_requests').execute()
    const holderId = await enterHolder(world)
    let entered = world.clock.now().getTime()
    const enter = (changes: object) => {
      entered += 60_000
      return enterOpen(world, { holderId, createdAt: new Date(entered), ...changes })
    }
    const late = await enter({ answerBy: '2026-01-08', level: '8' })
    const soon = await enter({ answerBy: '2090-01-10', level: '7' })
    const other = await enter({ answerBy: '2090-01-09', departmentId: 'auth:245' })
    const whole = await enter({ answerBy: '2090-01-11', departmentId: null })
    const foreign = await enter({ institution: 'aueb', departmentId: null })
    const ids = async (name: string, query: string) => (await queue(name, query)).requests.map(({ id }) => id)
    expect(await ids('head', '')).toEqual([late, other, soon, whole])
    expect(await ids('full', '')).toEqual([late, soon])
    expect(await ids('head', 'overdue=true')).toEqual([late])
    expect(await ids('head', 'level=7')).toEqual([soon])
    expect(await ids('head', 'maintainer=245')).toEqual([other])
    expect(await ids('full', 'maintainer=245')).toEqual([])
    expect(await ids('head', 'state=assigned')).toEqual([])
    expect(await ids('head', 'order=created_at')).toEqual([whole, other, soon, late])
    const { reference } = (await queue('head')).requests[0] ?? {}
    expect(await ids('head', `reference=${reference?.slice(0, 6).toLowerCase()}`)).toEqual([late])
    expect(await ids('head', 'reference=%25')).toEqual([])
    const { counts, departments } = await queue('full')
    expect(counts).toEqual({ open: 2, mine: 0, overdue: 1 })
    expect(departments.map(({ maintainer_id }) => maintainer_id)).toEqual(['338'])
    expect((await queue('head')).departments[0]).toMatchObject({ maintainer_id: '0' })
    expect(await ids('head', '')).not.toContain(foreign)
    for (let more = 0; more < 26; more += 1) await enter({ answerBy: '2090-02-01' })
    const pages = await Promise.all(['page=1', 'page=2', 'page=3'].map((page) => ids('head', page)))
    expect(pages.map((page) => page.length)).toEqual([25, 5, 0])
    expect(new Set(pages.flat()).size).toBe(30)
  })

  test('I14: what an institution was merged into answers for its requests', async () => {
    const { db } = world.database
    const holderId = await enterHolder(world)
    const [lost, kept] = [
      await enterOpen(world, { holderId, institution: 'aueb', departmentId: null }),
      await enterOpen(world, { holderId, institution: 'aueb', departmentId: 'aueb:312' }),
    ]
    await db
      .updateTable('institutions')
      .set({ merged_into: 'auth', merged_on: '2026-01-01' })
      .where('code', '=', 'aueb')
      .execute()
    await db.updateTable('departments').set({ institution_code: 'auth' }).where('id', '=', 'aueb:312').execute()
    for (const id of [lost, kept]) expect(await onDesk(id)).toMatchObject({ institution: { code: 'auth' } })
    const { id } = await ask(holder, { institution: 'aueb', department: 'aueb:312' })
    expect(await onDesk(id)).toMatchObject({ institution: { code: 'auth' } })
  })
})
