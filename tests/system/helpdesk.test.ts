import { type DeskRequest, OwnRequests, RequestDepartments, RequestOffer, type RequestQueue } from '@perga/contracts'
import { phoneJpeg, png } from '@perga/server/attachments/testing/image-fixtures.ts'
import { pdf } from '@perga/server/attachments/testing/pdf-fixtures.ts'
import { makeReference } from '@perga/server/helpdesk/request-reference.ts'
import { requestStore } from '@perga/server/helpdesk/request-store.ts'
import { uuidV7 } from '@perga/server/platform/uuid-v7.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, holderOf, memberOf, missing, ownRequest, refusalOf } from '../support/helpdesk.ts'
import type { Holder } from '../support/holder.ts'
import type { Staff } from '../support/staff.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
let eleni: Holder
let head: Staff
beforeAll(async () => {
  world = await startWorld()
  eleni = await holderOf(world, 'eleni')
  head = await memberOf(world, 'auth.head')
})
afterAll(() => world.stop())

const queue = async (staff: Staff, query = '') =>
  (await (await staff.get(`/api/desk/requests?${query}`)).json()) as RequestQueue
const onDesk = async (staff: Staff, id: string) =>
  (await (await staff.get(`/api/desk/requests/${id}`)).json()) as DeskRequest
const act = (staff: Staff, id: string, path: string, body: object) =>
  staff.post(`/api/desk/requests/${id}/${path}`, body)
const mailsTo = (email: string) => world.sandbox.mailbox.received.filter(({ to }) => to.includes(email))

describe('whom one can ask', () => {
  test('H7: every institution is named, with whether it takes requests and how to reach it', async () => {
    const { institutions } = RequestOffer.parse(await eleni.get('requests/institutions'))
    const of = (code: string) => institutions.find((institution) => institution.code === code)
    expect(of('auth')).toMatchObject({ takes_requests: true })
    expect(of('uoc')).toMatchObject({ takes_requests: false, contact: 'titles@uoc.example' })
    expect(of('ntua')).toMatchObject({ takes_requests: false })
  })

  test('H7: departments are named by present and past names, each once', async () => {
    const path = 'requests/institutions/auth/departments'
    const { departments } = RequestDepartments.parse(await eleni.get(path))
    expect(departments.filter(({ name_el }) => name_el === 'Τμήμα Πληροφορικής')).toHaveLength(1)
    const names = departments.map(({ name_el, id }) => `${name_el} ${id}`)
    expect(new Set(names).size).toBe(names.length)
    expect((await eleni.send('GET', 'requests/institutions/nowhere/departments')).status).toBe(404)
  })

  test('H7: an institution that takes none is refused by name, and so is what it does not have', async () => {
    const none = missing({ institution: 'uoc', department: null })
    expect(await refusalOf(eleni.sendForm('requests', none))).toEqual([409, 'requests_not_offered'])
    for (const changes of [{ institution: 'nowhere' }, { department: 'uoc:216' }, { department: 'x' }]) {
      expect(await refusalOf(eleni.sendForm('requests', missing(changes)))).toEqual([404, 'not_found'])
    }
    const unwritable = missing({ department: 'a\0b' })
    expect(await refusalOf(eleni.sendForm('requests', unwritable))).toEqual([400, 'malformed_request'])
  })
})

describe('where a request goes', () => {
  test('G23 H7: a wrong degree goes to the department of its template, a past name to the one that keeps its data', async () => {
    const [degree] = (await eleni.get<{ degrees: { degree: string }[] }>('diplomas')).degrees
    const form = { kind: 'wrong', degree: degree?.degree, text: 'Ο βαθμός είναι λάθος.', email: null }
    const answer = (await (await eleni.sendForm('requests', form)).json()) as { id: string; reference: string }
    expect(answer.reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/)
    expect(await onDesk(head, answer.id)).toMatchObject({
      ...{ kind: 'wrong', level: '6', department: { el: 'Τμήμα Πληροφορικής' }, text: 'Ο βαθμός είναι λάθος.' },
      person: { last_name: 'ΠΑΡΑΔΕΙΓΜΑΤΙΔΟΥ', identifier: { scheme: 'ssn', value: '15039290109' } },
      degree: { key: { certificateID: 'AUTH2014001', titleID: '338601' } },
    })
    const stranger = await holderOf(world, 'maria')
    expect(await refusalOf(stranger.sendForm('requests', form))).toEqual([404, 'not_found'])

    const { db } = world.database
    await db
      .insertInto('departments')
      .values({
        ...{ id: 'auth:past', institution_code: 'auth', kind: 'issuing', maintainer_id: 'auth:338' },
        ...{ name_el: 'Τμήμα Υπολογιστικών Μηχανών', name_en: 'Department of Computing Machinery' },
      })
      .execute()
    const { id } = await ask(eleni, { department: 'auth:past', level: '7' })
    const rows = db.selectFrom('desk_requests').select(['department_id', 'level']).where('id', '=', id)
    expect(await rows.execute()).toEqual([{ department_id: 'auth:338', level: '7' }])
  })

  test('H7: without a department it is for whoever answers for the whole institution, and nobody else', async () => {
    const { id } = await ask(eleni, { department: null })
    expect(await onDesk(head, id)).toMatchObject({ department: null, state: 'open', assignee: null })
    const member = await memberOf(world, 'auth.full')
    expect((await member.get(`/api/desk/requests/${id}`)).status).toBe(404)
    expect((await queue(member)).requests.map((request) => request.id)).not.toContain(id)
    expect((await queue(head, 'maintainer=0')).requests.map((request) => request.id)).toContain(id)
  })
})

describe('from asking to the answer', () => {
  test('H7 H9: files, messages both ways, an outcome; what is resolved changes no more', async () => {
    const email = 'giorgos@mail.example'
    const giorgos = await holderOf(world, 'giorgos')
    const files = [
      { name: '../πτυχίο.JPG', bytes: phoneJpeg() },
      { name: 'evil.html', bytes: png() },
      { name: 'σάρωση.pdf', bytes: pdf() },
    ]
    const { id, reference, answer_by } = await ask(giorgos, { email, level: '8', department: 'auth:245' }, files)
    const own = await ownRequest(giorgos, id)
    expect(own).toMatchObject({ state: 'open', reference, answer_by, working_days_left: 5, year: 2014, email })
    expect(own.attachments.map(({ name }) => name).sort()).toEqual(['evil.png', 'πτυχίο.jpg', 'σάρωση.pdf'])

    const scan = own.attachments.find(({ type }) => type === 'application/pdf')
    for (const answer of [
      await giorgos.send('GET', `requests/${id}/attachments/${scan?.id}`),
      await head.get(`/api/desk/requests/${id}/attachments/${scan?.id}`),
    ]) {
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment; .*%CF%83/)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(pdf()))).toBe(true)
    }
    expect((await eleni.send('GET', `requests/${id}`)).status).toBe(404)
    expect((await eleni.send('GET', `requests/${id}/attachments/${scan?.id}`)).status).toBe(404)
    expect((await eleni.sendForm(`requests/${id}/messages`, { text: 'Ξένο' })).status).toBe(404)

    expect((await act(head, id, 'messages', { text: 'Σε ποιο έτος;' })).status).toBe(200)
    expect((await act(head, id, 'notes', { text: 'Θυμίζει άλλη υπόθεση.' })).status).toBe(200)
    const { requests } = OwnRequests.parse(await giorgos.get('requests'))
    expect(requests).toMatchObject([{ id, has_new_answer: true }])
    expect((await ownRequest(giorgos, id)).messages).toMatchObject([{ by: 'staff', text: 'Σε ποιο έτος;' }])
    expect(JSON.stringify(await ownRequest(giorgos, id))).not.toMatch(/Θυμίζει|Προϊσταμένη/)
    expect(OwnRequests.parse(await giorgos.get('requests')).requests).toMatchObject([{ has_new_answer: false }])
    const reply = await giorgos.sendForm(`requests/${id}/messages`, { text: 'Το 2014.' }, files.slice(0, 1))
    expect(reply.status).toBe(200)

    expect(await refusalOf(act(head, id, 'resolve', { outcome: 'confirmed', text: 'Ναι' }))).toEqual([
      400,
      'malformed_request',
    ])
    expect((await act(head, id, 'resolve', { outcome: 'mended', text: 'Διορθώθηκε.' })).status).toBe(200)
    expect(await ownRequest(giorgos, id)).toMatchObject({
      ...{ state: 'resolved', outcome: 'mended', working_days_left: null, resolved_at: expect.any(String) },
      messages: [{}, { by: 'holder', attachments: [{ name: 'πτυχίο.jpg' }] }, { by: 'staff', text: 'Διορθώθηκε.' }],
    })
    const resolved = [409, 'already_resolved']
    expect(await refusalOf(giorgos.sendForm(`requests/${id}/messages`, { text: 'Κάτι ακόμη' }))).toEqual(resolved)
    for (const [path, body] of [
      ['messages', { text: 'x' }],
      ['resolve', { outcome: 'mended', text: 'x' }],
      ['department', { maintainer_id: '338' }],
      ['assign', { kind: 'account', id }],
    ] as const) {
      expect(await refusalOf(act(head, id, path, body))).toEqual(resolved)
    }
    const change = world.database.db.updateTable('desk_requests').where('id', '=', id)
    await expect(change.set({ outcome: 'not-ours' }).execute()).rejects.toThrow(/does not change/)

    const request = await onDesk(head, id)
    expect(request.assignee).toMatchObject({ kind: 'account', name: 'Κλειώ Προϊσταμένη' })
    expect(request.notes).toMatchObject([{ by_name: 'Κλειώ Προϊσταμένη', text: 'Θυμίζει άλλη υπόθεση.' }])
    expect(request.history.map((event) => [event.act, event.by])).toEqual([
      ['created', null],
      ['message', 'Κλειώ Προϊσταμένη'],
      ['note', 'Κλειώ Προϊσταμένη'],
      ['message', null],
      ['resolved', 'Κλειώ Προϊσταμένη'],
    ])

    await expect.poll(() => mailsTo(email).length, { timeout: 20_000 }).toBe(2)
    for (const mail of mailsTo(email)) {
      expect(mail.text).toContain(`/authorization/data/requests/${id}?lang=el`)
      expect(`${mail.subject} ${mail.text}`).toContain(reference)
      expect(mail.text).not.toMatch(/Υποθετικ|190021449|22078890138|Διορθώθηκε|Σε ποιο/)
    }
  })

  test('H7: a file that is not clean, too large or one too many is refused, and nothing is kept', async () => {
    const maria = await holderOf(world, 'maria')
    const clean = { name: 'a.png', bytes: png() }
    const refused = [
      [
        [clean, { name: 'a.pdf', bytes: Buffer.from('<html>') }],
        [422, 'attachment_not_clean'],
      ],
      [[{ name: 'a.png', bytes: Buffer.alloc(5 * 1024 * 1024 + 1) }], [413, 'attachment_too_large']],
      [Array(4).fill(clean), [413, 'too_many_attachments']],
      [Array(9).fill(clean), [413, 'too_many_attachments']],
    ] as const
    for (const [files, refusal] of refused) {
      expect(await refusalOf(maria.sendForm('requests', missing(), files))).toEqual(refusal)
    }
    expect(await maria.get('requests')).toEqual({ requests: [] })
    expect(await refusalOf(maria.send('POST', 'requests', missing()))).toEqual([400, 'malformed_request'])
    expect(await refusalOf(maria.sendForm('requests', { kind: 'missing' }))).toEqual([400, 'malformed_request'])
  })

  test('H7: nobody has more than twenty requests waiting', async () => {
    const petros = await holderOf(world, 'petros')
    const { id } = await ask(petros)
    const { db } = world.database
    const { holder_id } = await db
      .selectFrom('desk_requests')
      .select('holder_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const now = world.clock.now()
    for (let more = 0; more < 19; more += 1) {
      await requestStore(db, world.keys).insert({
        ...{ id: uuidV7(now), reference: makeReference(), kind: 'missing', institution: 'auth', departmentId: null },
        ...{ level: '6', holderId: holder_id ?? '', text: 'Λείπει.', createdAt: now, answerBy: '2030-01-07' },
      })
    }
    expect(await refusalOf(petros.sendForm('requests', missing()))).toEqual([429, 'too_many_requests'])
  })
})
