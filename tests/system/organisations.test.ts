import { Problem } from '@perga/contracts'
import { PERSONAS } from '@perga/sandbox'
import { sha256 } from '@perga/server/platform/keys.ts'
import { registrationOf } from '@perga/server/testing/registration-of.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Reader } from '../support/actors.ts'
import {
  Administrator,
  DAWN,
  invitedCode,
  Representative,
  refusalOf,
  requestRegistration,
  startMailedWorld,
  TOWN,
} from '../support/registration.ts'
import type { World } from '../support/world.ts'

let world: World
let mail: Awaited<ReturnType<typeof startMailedWorld>>['mail']
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ world, mail, stop } = await startMailedWorld())
})
afterAll(() => stop())

const rowsOf = (taxNumber: string) =>
  world.database.db
    .selectFrom('organisations')
    .innerJoin('organisation_requests', 'organisation_requests.organisation_id', 'organisations.id')
    .select(['organisations.id', 'name_el', 'contact_email', 'organisation_requests.details'])
    .where('tax_number', '=', taxNumber)
    .execute()

const taxNumberOf = (userName: string) => PERSONAS.find((persona) => persona.userName === userName)?.taxNumber ?? ''

const invite = async (administrator: Administrator, email: string, service?: 'reading' | 'inspection') => {
  const answer = await administrator.invite(email, service)
  expect(answer.status).toBe(200)
  return invitedCode(mail.received, email)
}

describe('the request', () => {
  test('R2: a request makes one record, which nobody can choose yet', async () => {
    expect((await requestRegistration(world, DAWN)).status).toBe(200)
    const [row, ...others] = await rowsOf(DAWN.tax_number)
    expect(row).toMatchObject({ name_el: DAWN.name_el, contact_email: DAWN.contact_email })
    expect(others).toEqual([])
    const listed = (await (await fetch(`${world.origin}/api/user/clients/`)).json()) as {
      name: string
      display_name: string
    }[]
    expect(listed.map(({ name }) => name)).not.toContain('dawn-sample-partnership')
    expect(listed.map(({ display_name }) => display_name)).not.toContain(DAWN.name_el)
  })

  test('R2: a second request for a tax number is answered alike, is kept, and changes nothing', async () => {
    const first = await requestRegistration(world, TOWN)
    const second = await requestRegistration(world, {
      ...TOWN,
      name_el: 'Άλλος',
      contact_email: 'mallory@evil.example',
    })
    expect([second.status, await second.text()]).toEqual([first.status, await first.text()])
    const rows = await rowsOf(TOWN.tax_number)
    expect(new Set(rows.map(({ id, name_el }) => `${id} ${name_el}`)).size).toBe(1)
    expect(rows.map(({ details }) => details.contact_email)).toContain('mallory@evil.example')
    expect(mail.received.filter(({ to }) => to.includes('mallory@evil.example'))).toEqual([])
  })

  test('R2: requests for one tax number that come at once make one record, whose client’s name claims nothing', async () => {
    const form = { ...DAWN, tax_number: '998184801', contact_email: 'sixteen@dawn.example' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => requestRegistration(world, form)))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    const rows = await rowsOf('998184801')
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1)
    const { rows: clients } = await sql<{ id: string }>`
      select clients.name as id from clients join organisations on organisations.id = organisation_id
      where tax_number = '998184801'`.execute(world.database.db)
    expect(clients).toEqual([{ id: expect.stringMatching(/^client-[0-9a-f]{12}$/) }])
  })

  test('R2: a wrong tax number is refused in words, bad text as malformed', async () => {
    expect(await refusalOf(await requestRegistration(world, { ...DAWN, tax_number: '123456789' }))).toBe(
      'tax_number_invalid',
    )
    const forged = { ...DAWN, tax_number: '123456783', name_el: 'Α\r\nBcc: x@evil.example' }
    expect(await refusalOf(await requestRegistration(world, forged))).toBe('malformed_request')
  })

  test('R2: the refusal of a malformed body names its fields by pointer, and nothing of what they hold', async () => {
    // Of another operation: requests for registration are limited by address.
    const answer = await fetch(`${world.origin}/api/desk/institutions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: 'new', name_el: ['secret'], name_en: 'New' }),
    })
    const text = await answer.text()
    expect(Problem.parse(JSON.parse(text)).errors).toEqual([{ pointer: '#/name_el' }])
    expect(text).not.toContain('secret')
  })

  test('R2: the contact is told what comes next, in the language of the request', async () => {
    const received = (address: string) => () => mail.received.find(({ to }) => to.includes(address))?.text ?? ''
    await expect.poll(received(DAWN.contact_email), { timeout: 20_000 }).toContain('διαχειριστής')
    await expect.poll(received(TOWN.contact_email), { timeout: 20_000 }).toContain('administrator')
  })

  test('R2: whoever sends many requests is asked to wait', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => requestRegistration(world, DAWN)))
    expect(answers.map(({ status }) => status)).toContain(429)
  })
})

describe('the administrator', () => {
  test('R3: whoever holds the tax account of the organisation is its administrator, nobody else', async () => {
    const administrator = new Administrator(world)
    expect(await administrator.logIn('org.dawn')).toContain('/registration/administrator?lang=el')
    expect(await administrator.organisation()).toMatchObject({ name_en: DAWN.name_en, state: 'administrator-in' })
    const stranger = new Administrator(world)
    expect(await stranger.logIn('eleni')).toContain('login=not_an_administrator')
    expect((await stranger.send('GET', '/api/administrator/organisation')).status).toBe(401)
  })

  test('R3: an administrator reads nothing, and the same account is refused in the organisations’ area', async () => {
    const administrator = new Administrator(world)
    await administrator.logIn('org.aegis')
    for (const [method, path] of [
      ['POST', '/api/client/diplomas/'],
      ['POST', '/api/client/verify'],
      ['GET', '/api/client/institutions'],
      ['GET', '/api/holder/diplomas'],
      ['GET', '/api/representative/roles'],
    ] as const) {
      const answer = await administrator.send(
        method,
        path,
        method === 'POST' ? { token: 'x', signedAuditId: 'x', auditId: 'x', clientId: 'x' } : undefined,
      )
      expect([path, answer.status]).toEqual([path, 401])
    }
    const reader = new Reader(world)
    expect(await reader.logIn('org.aegis')).toContain('/organisation/login/error?reason=organisation')
    expect(await reader.logIn('org.aegis', { citizen: '1' })).toContain('/organisation/login/error?reason=organisation')
    expect((await reader.post('/api/client/diplomas/', { token: 'x' })).status).toBe(401)
  })

  test('R3: an administrator sees and changes the own organisation alone', async () => {
    const [dawn, aegis] = [new Administrator(world), new Administrator(world)]
    await Promise.all([dawn.logIn('org.dawn'), aegis.logIn('org.aegis')])
    const { representatives } = await aegis.organisation()
    const foreign = representatives[0]?.id ?? ''
    const answer = await dawn.send('POST', `/api/administrator/representatives/${foreign}/reconfirmation`, {
      still: false,
    })
    expect(await refusalOf(answer)).toBe('not_found')
    expect((await dawn.invite('x@dawn.example')).status).toBe(200)
    const [invitation] = (await dawn.organisation()).invitations
    for (const act of ['revocation', 'resending']) {
      const taken = await aegis.send('POST', `/api/administrator/invitations/${invitation?.id}/${act}`, {})
      expect(await refusalOf(taken)).toBe('already_decided')
    }
    const body = { email: 'x@y.example', client: 'aegis', service: 'reading', language: 'el' }
    expect(await refusalOf(await dawn.send('POST', '/api/administrator/invitations', body))).toBe('not_found')
  })

  test('R3: the administrator corrects what was requested until the provider has confirmed', async () => {
    const { tax_number: _, ...details } = { ...DAWN, name_el: 'Χαραυγή Ο.Ε.', contact_phone: '2100000009' }
    const administrator = new Administrator(world)
    await administrator.logIn('org.dawn')
    const answer = await administrator.send('POST', '/api/administrator/details', details)
    expect(await answer.json()).toMatchObject({
      name_el: 'Χαραυγή Ο.Ε.',
      clients: [{ display_name_el: 'Χαραυγή Ο.Ε.' }],
    })
    const settled = new Administrator(world)
    await settled.logIn('org.aegis')
    expect(await refusalOf(await settled.send('POST', '/api/administrator/details', details))).toBe('details_settled')
  })
})

describe('representatives', () => {
  test('R4: an invited person accepts once, with a personal account, and the link is dead afterwards', async () => {
    const administrator = new Administrator(world)
    await administrator.logIn('org.dawn')
    const code = await invite(administrator, 'lito@dawn.example')
    const offered = await fetch(`${world.origin}/api/registration/invitations/${code}`)
    expect(await offered.json()).toMatchObject({ organisation_en: DAWN.name_en, service: 'reading' })

    const wrong = new Representative(world)
    await wrong.logIn('org.dawn', { invitation: code })
    expect(await refusalOf(await wrong.accept(code))).toBe('organisation_account')
    const person = new Representative(world)
    expect(await person.logIn('invitee', { invitation: code })).toContain(`/registration/invitation/${code}`)
    expect((await person.accept(code)).status).toBe(200)
    expect(await person.roles()).toMatchObject({
      organisation: { name_en: DAWN.name_en, is_active: false },
      roles: [{ service: 'reading' }],
    })
    expect(await refusalOf(await person.accept(code))).toBe('invitation_ended')
    expect((await fetch(`${world.origin}/api/registration/invitations/${code}`)).status).toBe(410)
    expect(await administrator.organisation()).toMatchObject({
      state: 'representatives-in',
      representatives: [{ name: 'ΛΗΤΩ ΠΡΟΣΚΕΚΛΗΜΕΝΟΥ', email: 'lito@dawn.example' }],
    })
  })

  test('R3: the account of a confirmed organisation represents no other, and reads for none that it represents from before', async () => {
    const administrator = new Administrator(world)
    await administrator.logIn('org.aegis')
    const code = await invite(administrator, 'office@board.example')
    const board = new Representative(world)
    await board.logIn('org.board', { invitation: code })
    expect(await refusalOf(await board.accept(code))).toBe('organisation_account')
    expect((await fetch(`${world.origin}/api/registration/invitations/${code}`)).status).toBe(200)

    const { db } = world.database
    const aegis = await db
      .selectFrom('organisations')
      .select('id')
      .where('tax_number', '=', taxNumberOf('org.aegis'))
      .executeTakeFirstOrThrow()
    const id = '01920000-0000-7000-8000-0000000000aa'
    const tin_index = world.keys.index('tin', taxNumberOf('org.board'))
    const link = { id, organisation_id: aegis.id, tin_index, name: 'ΣΥΜΒΟΥΛΙΟ', state: 'active' as const }
    await db
      .insertInto('representatives')
      .values({ ...link, linked_at: world.clock.now() })
      .execute()
    await db
      .insertInto('representative_services')
      .values({ representative_id: id, client_id: 'aegis', service: 'reading' })
      .execute()
    expect(await new Reader(world).logIn('org.board')).toContain('/organisation/login/error?reason=organisation')
    await db.deleteFrom('representative_services').where('representative_id', '=', id).execute()
    await db.deleteFrom('representatives').where('id', '=', id).execute()
  })

  test('R4: a representative of one organisation is refused by another in clear words, and the invitation stays open', async () => {
    const administrator = new Administrator(world)
    await administrator.logIn('org.aegis')
    const code = await invite(administrator, 'lito@aegis.example')
    const person = new Representative(world)
    await person.logIn('invitee')
    expect(await refusalOf(await person.accept(code))).toBe('represents_another')
    expect((await fetch(`${world.origin}/api/registration/invitations/${code}`)).status).toBe(200)
  })

  test('R4, X10: several services of one organisation; the check for the public sector alone', async () => {
    const [dawn, board] = [new Administrator(world), new Administrator(world)]
    await Promise.all([dawn.logIn('org.dawn'), board.logIn('org.board')])
    expect(await refusalOf(await dawn.invite('x@dawn.example', 'inspection'))).toBe('service_not_for_sector')
    const person = new Representative(world)
    await person.logIn('citizen')
    for (const service of ['reading', 'inspection'] as const) {
      expect((await person.accept(await invite(board, 'citizen@board.example', service))).status).toBe(200)
    }
    expect((await person.roles()).roles.map(({ service }) => service)).toEqual(['reading', 'inspection'])
  })

  test('R4: of sixteen people who accept one invitation at once, one becomes a representative', async () => {
    const administrator = new Administrator(world)
    await administrator.logIn('org.region')
    const people = ['eleni', 'nikos', 'maria', 'giorgos'].map((name) => ({ name, person: new Representative(world) }))
    for (const { name, person } of people) await person.logIn(name)
    for (let round = 0; round < 3; round += 1) {
      const code = await invite(administrator, `race${round}@region.example`)
      const answers = await Promise.all(Array.from({ length: 16 }, (_, at) => people[at % 4]?.person.accept(code)))
      expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(1)
      const { rows } = await sql`
        select 1 from invitations where accepted_at is not null and code_hash = ${sha256(code)}
      `.execute(world.database.db)
      expect(rows).toHaveLength(1)
    }
  })

  test('R4: of sixteen organisations’ invitations that one person accepts at once, those of one organisation win', async () => {
    const [aegis, board] = [new Administrator(world), new Administrator(world)]
    await Promise.all([aegis.logIn('org.aegis'), board.logIn('org.board')])
    const codes: string[] = []
    for (let at = 0; at < 4; at += 1) codes.push(await invite(aegis, 'k@a.example'), await invite(board, 'k@b.example'))
    const person = new Representative(world)
    await person.logIn('katerina')
    const answers = await Promise.all(codes.map((code) => person.accept(code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 409, 409, 409, 409])
    const { rows } = await sql<{ organisation_id: string }>`
      select organisation_id from representatives where tin_index = ${world.keys.index('tin', taxNumberOf('katerina'))} and state <> 'unlinked'
    `.execute(world.database.db)
    expect(rows).toHaveLength(1)
  })

  test('R4: a withdrawn, a resent and an expired invitation open nothing', async () => {
    const administrator = new Administrator(world)
    await administrator.logIn('org.dawn')
    const withdrawn = await invite(administrator, 'w@dawn.example')
    const find = async (email: string) =>
      (await administrator.organisation()).invitations.find((one) => one.email === email)
    const act = async (email: string, what: string) =>
      administrator.send('POST', `/api/administrator/invitations/${(await find(email))?.id}/${what}`, {})
    expect((await act('w@dawn.example', 'revocation')).status).toBe(200)
    const former = await invite(administrator, 'r@dawn.example')
    expect((await act('r@dawn.example', 'resending')).status).toBe(200)
    const current = invitedCode(mail.received, 'r@dawn.example')
    expect(current).not.toBe(former)
    const person = new Representative(world)
    await person.logIn('agency')
    for (const code of [withdrawn, former]) expect(await refusalOf(await person.accept(code))).toBe('invitation_ended')
    expect(await refusalOf(await act('w@dawn.example', 'resending'))).toBe('already_decided')
    world.clock.moveBy(14 * 24 * 3_600_000)
    await Promise.all([administrator.logIn('org.dawn'), person.logIn('agency')])
    expect(await refusalOf(await person.accept(current))).toBe('invitation_ended')
    expect((await find('r@dawn.example'))?.state).toBe('expired')
  })

  test('R4, X10: an invitation to the check is not sent again once the organisation is a private one', async () => {
    await requestRegistration(world, TOWN)
    const administrator = new Administrator(world)
    await administrator.logIn('org.town')
    await invite(administrator, 'check@town.example', 'inspection')
    const { tax_number: _, ...details } = TOWN
    await administrator.send('POST', '/api/administrator/details', { ...details, sector: 'private' })
    const [invitation] = (await administrator.organisation()).invitations
    const again = await administrator.send('POST', `/api/administrator/invitations/${invitation?.id}/resending`, {})
    expect(await refusalOf(again)).toBe('service_not_for_sector')
    expect((await administrator.organisation()).invitations[0]?.invited_at).toBe(invitation?.invited_at)
  })

  test('R4: a message that the mail server refuses is told, and can be sent again', async () => {
    const administrator = new Administrator(world)
    await administrator.logIn('org.dawn')
    mail.behaviour.current = 'refusing'
    expect(await refusalOf(await administrator.invite('later@dawn.example'))).toBe('mail_unavailable')
    mail.behaviour.current = 'normal'
    const found = (await administrator.organisation()).invitations.find(({ email }) => email === 'later@dawn.example')
    expect(found?.state).toBe('not-sent')
    await administrator.send('POST', `/api/administrator/invitations/${found?.id}/resending`, {})
    expect(invitedCode(mail.received, 'later@dawn.example')).toMatch(/^[\w-]{43}$/)
  })

  test('R4: a representative cancels a role, unlinks, and may then accept another organisation’s', async () => {
    const person = new Representative(world)
    await person.logIn('citizen')
    const [role] = (await person.roles()).roles
    const left = await person.send('POST', '/api/representative/roles/cancellation', {
      ...{ client: role?.client, service: role?.service },
    })
    expect(await left.json()).toMatchObject({ roles: [{ service: 'inspection' }] })
    await person.send('POST', '/api/representative/unlinking', {})
    expect(await person.roles()).toMatchObject({ organisation: null, roles: [] })
    const administrator = new Administrator(world)
    await administrator.logIn('org.aegis')
    expect((await person.accept(await invite(administrator, 'again@aegis.example'))).status).toBe(200)
    const reader = new Reader(world)
    expect(await reader.logIn('citizen')).toContain('/organisation/menu')
  })

  test('R4: codes, addresses and numbers stand nowhere in the database, every act in the audit', async () => {
    const { rows } = await sql<{ text: string }>`
      select i::text as text from invitations i union all select r::text from representatives r
      union all select a::text from audit_events a`.execute(world.database.db)
    const dump = rows.map(({ text }) => text).join('\n')
    const secrets = [invitedCode(mail.received, 'lito@dawn.example'), 'lito@dawn.example', '190093654', '190065981']
    expect(secrets.filter((secret) => dump.includes(secret))).toEqual([])
    for (const act of [
      'organisation.requested',
      'organisation.corrected',
      'administrator.logged-in',
      'invitation.sent',
      'invitation.resent',
      'invitation.revoked',
      'invitation.accepted',
      'representative.role-cancelled',
      'representative.unlinked',
    ]) {
      expect(dump).toContain(act)
    }
  })

  test('R4: invitations and the addresses in them are forgotten 90 days after their end', async () => {
    const { jobs } = registrationOf({ db: world.database.db, keys: world.keys, clock: world.clock })
    const count = async () =>
      (await sql<{ count: number }>`select count(*)::integer as count from invitations`.execute(world.database.db))
        .rows[0]?.count
    const forget = () => jobs.find(({ name }) => name === 'forget-invitations')?.run({})
    await forget()
    const before = await count()
    expect(before).toBeGreaterThan(5)
    world.clock.moveBy(105 * 24 * 3_600_000)
    await forget()
    expect(await count()).toBe(0)
  })
})
