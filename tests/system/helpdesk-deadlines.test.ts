import { type DeskRequest, HandOvers, type HelpdeskSettings, InspectionAnswer } from '@perga/contracts'
import { addWorkingDays } from '@perga/domain'
import { remindRequests } from '@perga/server/helpdesk/remind-requests.ts'
import { dayInGreece } from '@perga/server/helpdesk/request-deadline.ts'
import { findHandOver } from '@perga/server/inspections/hand-over-store.ts'
import { fixedClock } from '@perga/server/platform/clock.ts'
import { smtpMailer } from '@perga/server/platform/mail.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Reader } from '../support/actors.ts'
import { enterHolder, enterOpen } from '../support/desk-request.ts'
import { memberOf, refusalOf } from '../support/helpdesk.ts'
import type { Staff } from '../support/staff.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
let head: Staff
let full: Staff
let mailer: ReturnType<typeof smtpMailer>
let remind: (after?: number) => Promise<void>
beforeAll(async () => {
  world = await startWorld()
  head = await memberOf(world, 'auth.head')
  full = await memberOf(world, 'auth.full')
  mailer = smtpMailer({ address: world.sandbox.environment.SMTP_URL ?? '', sender: 'no-reply@perga.example' })
  const { database, keys, origin } = world
  remind = (after = 0) => {
    const clock = fixedClock(new Date(world.clock.now().getTime() + after))
    return remindRequests({
      db: database.db,
      keys,
      clock,
      origin,
      mailer,
      findCheck: (id) => findHandOver(database.db, id),
    })
  }
})
afterAll(async () => {
  mailer.close()
  await world.stop()
})

const SETTINGS = '/api/desk/helpdesk/settings'
const mailsTo = (email: string) => world.sandbox.mailbox.received.filter(({ to }) => to.includes(email))
const onDesk = async (id: string, desk = head) =>
  (await (await desk.get(`/api/desk/requests/${id}`)).json()) as DeskRequest
const settingsOf = async (desk: Staff) => (await (await desk.get(SETTINGS)).json()) as HelpdeskSettings
const idOf = async (desk: Staff) => {
  const session = await desk.session()
  return session.kind === 'institution' ? session.id : ''
}

describe('settings', () => {
  test('H7: whoever speaks for the whole institution opens and closes it to requests', async () => {
    expect(await settingsOf(head)).toMatchObject({ takes_requests: true, may_change: true })
    const form = { takes_requests: false, contact: 'https://auth.example/titloi', departments: [] }
    expect(await (await head.post(SETTINGS, form)).json()).toMatchObject({ takes_requests: false })
    expect(await settingsOf(full)).toMatchObject({ contact: form.contact, may_change: false })
    const oversight = await memberOf(world, 'auth.oversight')
    for (const desk of [full, oversight]) {
      expect(await refusalOf(desk.post(SETTINGS, { ...form, takes_requests: true }))).toEqual([403, 'not_permitted'])
    }
    expect(await settingsOf(head)).toMatchObject({ takes_requests: false })
  })

  test('H9: a department’s contact is set by whoever does more than look at it', async () => {
    const { takes_requests, contact } = await settingsOf(head)
    const save = (desk: Staff, departments: object[]) => desk.post(SETTINGS, { takes_requests, contact, departments })
    const email = 'informatics@auth.example'
    expect((await save(full, [{ maintainer_id: '338', email }])).status).toBe(200)
    expect((await settingsOf(full)).departments).toMatchObject([{ maintainer_id: '338', email }])
    const viewer = await memberOf(world, 'auth.view')
    expect(await refusalOf(save(viewer, [{ maintainer_id: '338', email: null }]))).toEqual([403, 'not_permitted'])
    expect(await refusalOf(save(full, [{ maintainer_id: '245', email }]))).toEqual([403, 'not_permitted'])
    expect((await save(viewer, [{ maintainer_id: '338', email }])).status).toBe(200)
    expect((await save(head, [{ maintainer_id: '0', email: 'registrar@auth.example' }])).status).toBe(200)
    expect((await settingsOf(head)).departments[0]).toMatchObject({ email: 'registrar@auth.example' })
    const { db } = world.database
    const acts = await db.selectFrom('audit_events').select('detail').where('act', '=', 'helpdesk.settings').execute()
    expect(acts).toHaveLength(3)
    expect(JSON.stringify(acts)).not.toContain(email)
  })
})

describe('reminders', () => {
  test('H9: go one working day before and once overdue, once each, to whoever has the request', async () => {
    const today = dayInGreece(world.clock.now())
    const holderId = await enterHolder(world)
    const [tomorrow, yesterday] = [addWorkingDays(today, 1), addWorkingDays(today, -1)]
    const given = await enterOpen(world, { holderId, answerBy: tomorrow })
    await head.post(`/api/desk/requests/${given}/assign`, { kind: 'account', id: await idOf(full) })
    const group = { maintainer_id: '338', name: 'Ομάδα', members: [await idOf(head), await idOf(full)] }
    const { groups } = (await (await head.post('/api/desk/helpdesk/groups', group)).json()) as {
      groups: { id: string }[]
    }
    const together = await enterOpen(world, { holderId, answerBy: yesterday })
    await head.post(`/api/desk/requests/${together}/assign`, { kind: 'group', id: groups[0]?.id })
    await enterOpen(world, { holderId, answerBy: tomorrow })
    await enterOpen(world, { holderId, answerBy: tomorrow, departmentId: null })
    await enterOpen(world, { holderId, answerBy: addWorkingDays(today, 2) })
    const nobody = await enterOpen(world, { holderId, answerBy: tomorrow, departmentId: 'auth:245' })

    await world.control('mailbox', { behaviour: 'refusing' })
    await expect(remind()).rejects.toThrow('could not be mailed')
    await world.control('mailbox', { behaviour: 'normal' })
    await Promise.all([remind(), remind()])
    await remind()
    expect(
      mailsTo('auth.full@auth.example')
        .map(({ subject }) => /overdue|due by/.exec(subject)?.[0])
        .sort(),
    ).toEqual([...['due by', 'overdue']])
    expect(mailsTo('auth.head@auth.example')).toHaveLength(1)
    expect(mailsTo('informatics@auth.example')).toHaveLength(1)
    // One that is nobody's, and what is overdue: that is told to the institution's contact too.
    const registrar = () => mailsTo('registrar@auth.example').map(({ subject }) => /overdue|due by/.exec(subject)?.[0])
    expect(registrar().sort()).toEqual(['due by', 'overdue'])
    expect(mailsTo('auth.full@auth.example')[0]?.text).toContain('/desk/requests/')
    expect((await onDesk(given)).history.map(({ act }) => act)).toEqual(['assigned', 'reminded'])
    expect((await onDesk(nobody)).history).toEqual([])

    const tenDays = 10 * 86_400_000
    await head.post(`/api/desk/requests/${together}/resolve`, { outcome: 'mended', text: 'Έγινε.' })
    await remind(tenDays)
    await remind(tenDays)
    expect(mailsTo('auth.full@auth.example')).toHaveLength(3)
    expect(mailsTo('informatics@auth.example').map(({ subject }) => /overdue|due by/.exec(subject)?.[0])).toEqual([
      ...['due by', 'overdue', 'overdue'],
    ])
    expect(registrar().sort()).toEqual(['due by', ...Array(6).fill('overdue')])
    expect((await onDesk(nobody)).history.map(({ act }) => act)).toEqual(['reminded'])
    expect(await onDesk(given)).toMatchObject({ working_days_left: 1, state: 'assigned' })
    const late = await enterOpen(world, { holderId, answerBy: addWorkingDays(today, -3) })
    expect((await onDesk(late)).working_days_left).toBeLessThanOrEqual(-2)
  })
})

describe('who lost the right', () => {
  test('H9: is not mailed any more about what they had, by themselves or in a group: the contact is', async () => {
    const { db } = world.database
    const today = dayInGreece(world.clock.now())
    const holderId = await enterHolder(world)
    const lost = await memberOf(world, 'auth.resolve')
    await remind()
    const before = mailsTo('informatics@auth.example').length
    const group = { maintainer_id: '338', name: 'Πρώην', members: [await idOf(lost)] }
    const { groups } = (await (await head.post('/api/desk/helpdesk/groups', group)).json()) as {
      groups: { id: string; name: string }[]
    }
    const receivers = [
      { kind: 'account', id: await idOf(lost) },
      { kind: 'group', id: groups.find(({ name }) => name === 'Πρώην')?.id },
    ]
    for (const to of receivers) {
      const id = await enterOpen(world, { holderId, answerBy: addWorkingDays(today, 1) })
      expect((await head.post(`/api/desk/requests/${id}/assign`, to)).status).toBe(200)
    }
    const accountId = await idOf(lost)
    await db.updateTable('institution_entitlements').set({ role: 'view' }).where('account_id', '=', accountId).execute()
    await remind()
    expect(mailsTo('auth.resolve@auth.example')).toEqual([])
    expect(mailsTo('informatics@auth.example').length).toBe(before + 2)
  })
})

describe('an inspector’s check', () => {
  const CHECK = {
    ...{ ssn: '15039290109', institution: '', institutionCode: 'auth', department: 'Τμήμα Πληροφορικής' },
    ...{ day: '16', month: '03', year: '1992', lastname: 'ΠΑΡΑΔΕΙΓΜΑΤΙΔΟΥ', level: '6' },
    ...{ purpose: 'Πρόσληψη, προκήρυξη 1Κ/2026', case_number: 'ΑΠ 7' },
  }
  const handOver = async (inspector: Reader, changes: object = {}) => {
    const answer = await inspector.post('/api/client/diploma_check/check', { ...CHECK, ...changes })
    const { hand_over } = InspectionAnswer.parse(await answer.json())
    const send = () => inspector.post('/api/client/diploma_check/hand-over', { hand_over: hand_over ?? '' })
    const sent = await Promise.all(Array.from({ length: 8 }, send))
    expect(sent.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const answers = (await Promise.all(sent.map((one) => one.json()))) as { request: string }[]
    expect(new Set(answers.map(({ request }) => request)).size).toBe(1)
    return answers[0]?.request ?? ''
  }
  const handedOver = async (inspector: Reader) => {
    const headers = { 'x-requested-with': 'XMLHttpRequest' }
    const answer = await inspector.browser.request(`${world.origin}/api/client/diploma_check/hand_overs`, { headers })
    return HandOvers.parse(await answer.json()).hand_overs
  }

  test('X14: arrives at the department that was named, also where citizens are not served, and is answered', async () => {
    const inspector = new Reader(world)
    await inspector.logIn('inspector')
    const id = await handOver(inspector)
    const request = await onDesk(id, full)
    expect(request).toMatchObject({
      ...{ kind: 'inspection', state: 'assigned', level: '6', text: null, is_mine: true },
      ...{ department: { el: 'Τμήμα Πληροφορικής' }, degree: null, attachments: [] },
      inspection: { organisation: { el: expect.any(String) }, purpose: CHECK.purpose, case_number: 'ΑΠ 7' },
      person: { last_name: 'ΠΑΡΑΔΕΙΓΜΑΤΙΔΟΥ', birth_date: '19920316', identifier: { scheme: 'ssn', value: CHECK.ssn } },
    })
    expect(await handedOver(inspector)).toMatchObject([{ request: id, state: 'assigned', answer: null }])
    const act = (path: string, body: object) => full.post(`/api/desk/requests/${id}/${path}`, body)
    expect(await refusalOf(act('messages', { text: 'x' }))).toEqual([403, 'not_permitted'])
    expect(await refusalOf(act('resolve', { outcome: 'mended', text: 'x' }))).toEqual([400, 'malformed_request'])
    expect((await act('resolve', { outcome: 'confirmed', text: 'Είναι κάτοχος.' })).status).toBe(200)
    expect(await handedOver(inspector)).toMatchObject([
      { request: id, state: 'resolved', outcome: 'confirmed', answer: 'Είναι κάτοχος.', case_number: 'ΑΠ 7' },
    ])
    const { db } = world.database
    const handOvers = db.selectFrom('inspection_hand_overs').select(['state', 'answer_by']).where('id', '=', id)
    const row = await handOvers.executeTakeFirstOrThrow()
    expect(row.state).toBe('closed')
    expect(request.answer_by).toBe(dayInGreece(row.answer_by))
    const contact = 'checks@civil-service-board.example'
    await expect.poll(() => mailsTo(contact).length, { timeout: 20_000 }).toBe(1)
    expect(mailsTo(contact)[0]?.text).not.toMatch(/ΠΑΡΑΔΕΙΓΜ|15039290109|κάτοχος/)
    const stranger = new Reader(world)
    await stranger.logIn('hr.aegis')
    const headers = { 'x-requested-with': 'XMLHttpRequest' }
    const foreign = `${world.origin}/api/client/diploma_check/hand_overs`
    expect(await refusalOf(stranger.browser.request(foreign, { headers }))).toEqual([403, 'inspection_not_permitted'])
  })

  test('X14: under a name that no department has, or two have, it is for the whole institution', async () => {
    const inspector = new Reader(world)
    await inspector.logIn('inspector')
    const unknown = await handOver(inspector, { department: 'Τμήμα που δεν υπήρξε' })
    expect(await onDesk(unknown)).toMatchObject({ department: null, state: 'open' })
    const { db } = world.database
    const past = { institution_code: 'auth', kind: 'issuing' as const, name_el: 'Παλαιό Τμήμα', name_en: 'Old' }
    await db
      .insertInto('departments')
      .values(['338', '245'].map((code) => ({ ...past, id: `auth:past-${code}`, maintainer_id: `auth:${code}` })))
      .execute()
    const twice = await handOver(inspector, { department: 'ΠΑΛΑΙΟ ΤΜΗΜΑ' })
    expect(await onDesk(twice)).toMatchObject({ department: null })
    await db.deleteFrom('departments').where('id', '=', 'auth:past-338').execute()
    const once = await handOver(inspector, { department: 'παλαιό τμήμα' })
    expect((await onDesk(once)).department?.el).toContain('Τμήμα')
  })
})

describe('what the database itself refuses', () => {
  test('a request of two assignees, an outcome without an answer, a past department, a file of another holder', async () => {
    const { db } = world.database
    const holderId = await enterHolder(world)
    const id = await enterOpen(world, { holderId })
    const set = (values: object) => db.updateTable('desk_requests').set(values).where('id', '=', id).execute()
    const accountId = await idOf(full)
    await expect(set({ assignee_account_id: accountId })).rejects.toThrow(/check/)
    await expect(set({ state: 'assigned' })).rejects.toThrow(/check/)
    await expect(set({ state: 'resolved', assignee_account_id: accountId })).rejects.toThrow(/check/)
    await expect(set({ outcome: 'mended' })).rejects.toThrow(/check/)
    await expect(set({ department_id: 'auth:past-245' })).rejects.toThrow(/maintaining department/)
    const stranger = await enterHolder(world)
    const file = { id, request_id: id, type: 'image/png' as const, size: 1 }
    const sealed = { name_sealed: Buffer.from('x'), bytes_sealed: Buffer.from('x') }
    const attach = db.insertInto('desk_attachments').values({ ...file, ...sealed, holder_id: stranger })
    await expect(attach.execute()).rejects.toThrow(/foreign key/)
  })
})
