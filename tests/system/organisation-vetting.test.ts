import type { Organisations, VettedOrganisation } from '@perga/contracts'
import { SCOPES } from '@perga/domain'
import { openProviderDesk } from '@perga/server/testing/provider-desk.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Graduate, Reader } from '../support/actors.ts'
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
let desk: ReturnType<typeof openProviderDesk>
beforeAll(async () => {
  ;({ world, mail, stop } = await startMailedWorld())
  desk = openProviderDesk({ db: world.database.db, keys: world.keys, clock: world.clock })
})
afterAll(async () => {
  await desk.close()
  await stop()
})

const EVIDENCE = { kind: 'business-registry', reference: 'ΓΕΜΗ 123456701000', note: null }
const ALL = { scopes: [...SCOPES], note: null }

async function idOf(nameEn: string): Promise<string> {
  const { body } = await desk.send('GET', '/organisations')
  // The desk's own response schema made it.
  const { organisations } = body as unknown as Organisations
  return organisations.find(({ name_en }) => name_en === nameEn)?.id ?? ''
}

/** An administrator who has invited one person, and that person, who has accepted. */
async function represent(account: string, userName: string, service: 'reading' | 'inspection' = 'reading') {
  const administrator = new Administrator(world)
  await administrator.logIn(account)
  const email = `${userName}@${account}.example`
  expect((await administrator.invite(email, service)).status).toBe(200)
  const person = new Representative(world)
  await person.logIn(userName)
  expect((await person.accept(invitedCode(mail.received, email))).status).toBe(200)
  return { administrator, person }
}

const listed = async () =>
  ((await (await fetch(`${world.origin}/api/user/clients/`)).json()) as { name: string }[]).map(({ name }) => name)
const clientOf = async (id: string) => {
  const { body } = await desk.send('GET', `/organisations/${id}`)
  return (body as unknown as VettedOrganisation).clients[0]?.id ?? ''
}

describe('the provider confirms', () => {
  test('R5: from a request to a first reading; nothing is active before the confirmation', async () => {
    await requestRegistration(world, DAWN)
    const id = await idOf(DAWN.name_en)
    const { administrator } = await represent('org.dawn', 'invitee')
    const reader = new Reader(world)
    expect(await reader.logIn('invitee')).toContain('/organisation/login/error')
    expect(await listed()).not.toContain('dawn-sample-partnership')
    const early = await fetch(`${world.origin}/api/user/oauth/dawn-sample-partnership?lang=el`, { redirect: 'manual' })
    expect(early.status).toBe(404)

    expect((await desk.send('POST', `/organisations/${id}/confirmation`, ALL)).body.code).toBe('organisation_not_ready')
    expect((await desk.send('POST', `/organisations/${id}/evidence`, EVIDENCE)).status).toBe(200)
    const confirmed = await desk.send('POST', `/organisations/${id}/confirmation`, ALL)
    expect(confirmed.body).toMatchObject({
      state: 'confirmed',
      vettings: [
        { act: 'confirmed', by: 'Μυρτώ Ελέγκτρια' },
        { act: 'evidence', reference: EVIDENCE.reference },
      ],
    })
    expect(desk.notices).toContainEqual({ organisationId: id, notice: 'confirmed' })
    expect((await administrator.organisation()).state).toBe('confirmed')

    expect(await listed()).toContain('dawn-sample-partnership')
    const code = await new Graduate(world, 'eleni').share('dawn-sample-partnership')
    expect(await reader.logIn('invitee')).toContain('/organisation/menu')
    expect((await reader.read(code)).data).toHaveLength(1)
  })

  test('R5: no representative, no confirmation', async () => {
    const { body } = await desk.send('POST', '/organisations', TOWN)
    const { id } = body as unknown as VettedOrganisation
    await desk.send('POST', `/organisations/${id}/evidence`, {
      ...EVIDENCE,
      kind: 'government-gazette',
      reference: 'ΦΕΚ Α 1/2020',
    })
    expect((await desk.send('POST', `/organisations/${id}/confirmation`, ALL)).body.code).toBe('organisation_not_ready')
  })

  test('R1: a request that came by e-mail is the same record as one by form', async () => {
    await requestRegistration(world, { ...TOWN, name_en: 'Another spelling' })
    const { body } = await desk.send('GET', `/organisations/${await idOf(TOWN.name_en)}`)
    expect(body).toMatchObject({ name_en: TOWN.name_en, received: [{ channel: 'form' }, { channel: 'e-mail' }] })
  })

  test('R5: the scopes that the provider confirms are those that a graduate is asked for', async () => {
    await represent('org.town', 'citizen')
    const id = await idOf(TOWN.name_en)
    expect(
      (await desk.send('POST', `/organisations/${id}/confirmation`, { scopes: ['title', 'level'], note: null })).status,
    ).toBe(200)
    const graduate = new Graduate(world, 'nikos')
    const uid = await graduate.begin('municipality-of-nowhere')
    expect((await graduate.interaction(uid)).scopes).toEqual(['title', 'level'])
  })

  test('R5: two who decide at the same moment decide once', async () => {
    const id = await idOf('New Academy of Trials')
    await desk.send('POST', `/organisations/${id}/evidence`, EVIDENCE)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => desk.send('POST', `/organisations/${id}/confirmation`, ALL)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  })

  test('R5: a refusal is told with its reason, once', async () => {
    const answer = await desk.send('POST', '/organisations', {
      ...DAWN,
      tax_number: '094014201',
      name_en: 'Refused Sample',
    })
    const { id } = answer.body as unknown as VettedOrganisation
    expect(
      (await desk.send('POST', `/organisations/${id}/refusal`, { reason: 'Λείπει το καταστατικό.' })).body,
    ).toMatchObject({
      ...{ state: 'refused', decision_reason: 'Λείπει το καταστατικό.' },
    })
    expect((await desk.send('POST', `/organisations/${id}/refusal`, { reason: 'Ξανά.' })).body.code).toBe(
      'already_decided',
    )
  })

  test('R5: a suspended organisation disappears from the list, and its representatives read nothing', async () => {
    const reader = new Reader(world)
    await reader.logIn('invitee')
    const id = await idOf(DAWN.name_en)
    const suspended = await desk.send('POST', `/organisations/${id}/suspension`, { reason: 'Εκκρεμεί έλεγχος.' })
    expect(suspended.body).toMatchObject({ state: 'suspended' })
    expect(await listed()).not.toContain('dawn-sample-partnership')
    expect((await reader.post('/api/client/diplomas/', { token: 'x' })).status).toBe(401)
    const administrator = new Administrator(world)
    await administrator.logIn('org.dawn')
    expect(await refusalOf(await administrator.invite('z@dawn.example'))).toBe('organisation_closed')
    expect((await desk.send('POST', `/organisations/${id}/confirmation`, ALL)).body).toMatchObject({
      state: 'confirmed',
    })
    expect((await reader.post('/api/client/diplomas/', { token: 'x' })).status).toBe(200)
  })

  test('R9: the vetting record only grows', async () => {
    const change = sql`update organisation_vettings set note = 'x'`.execute(world.database.db)
    await expect(change).rejects.toThrow('never changed or removed')
    const removal = sql`delete from organisation_vettings`.execute(world.database.db)
    await expect(removal).rejects.toThrow('never changed or removed')
  })
})

describe('the right to check', () => {
  test('X10: an institution lets a public body check and takes it back; a private one never', async () => {
    const id = await idOf(TOWN.name_en)
    const grant = {
      client: await clientOf(id),
      institution: 'auth',
      granted: true,
      reference: 'Αρ. πρωτ. 12/2026',
    }
    const { administrator } = await represent('org.town', 'citizen', 'inspection')
    const granted = await desk.send('POST', `/organisations/${id}/institutions`, grant)
    expect(granted.body).toMatchObject({ clients: [{ can_inspect: true, institutions: [{ en: expect.any(String) }] }] })
    expect((await administrator.organisation()).clients[0]?.institutions).toHaveLength(1)
    const reader = new Reader(world)
    await reader.logIn('citizen')
    const allowed = async () => {
      const answer = await reader.browser.request(`${world.origin}/api/client/institutions`, {
        headers: { 'x-requested-with': 'XMLHttpRequest' },
      })
      return ((await answer.json()) as { allowed: string[] }).allowed
    }
    expect(await allowed()).toEqual(['auth'])
    expect((await desk.send('POST', `/organisations/${id}/institutions`, grant)).body.code).toBe('already_decided')
    const withdrawn = await desk.send('POST', `/organisations/${id}/institutions`, { ...grant, granted: false })
    expect(withdrawn.body).toMatchObject({ clients: [{ can_inspect: false, institutions: [] }] })
    expect(await allowed()).toEqual([])

    const dawn = await idOf(DAWN.name_en)
    const refused = await desk.send('POST', `/organisations/${dawn}/institutions`, {
      ...grant,
      client: await clientOf(dawn),
    })
    expect(refused.body.code).toBe('service_not_for_sector')
  })

  test('R5: an act on what is not there changes nothing', async () => {
    const nowhere = '00000000-0000-7000-8000-000000000000'
    expect((await desk.send('POST', `/organisations/${nowhere}/evidence`, EVIDENCE)).status).toBe(404)
    expect((await desk.send('GET', `/organisations/${nowhere}`)).status).toBe(404)
    const id = await idOf(TOWN.name_en)
    const foreign = { client: 'aegis', institution: 'auth', granted: true, reference: 'x1' }
    expect((await desk.send('POST', `/organisations/${id}/institutions`, foreign)).status).toBe(404)
  })

  test('every act of the provider is in the audit', async () => {
    const { rows } = await sql<{
      act: string
    }>`select distinct act from audit_events where actor = 'provider:staff-1'`.execute(world.database.db)
    expect(rows.map(({ act }) => act).sort()).toEqual([
      'organisation.confirmed',
      'organisation.evidence',
      'organisation.institution-granted',
      'organisation.institution-withdrawn',
      'organisation.refused',
      'organisation.requested',
      'organisation.suspended',
    ])
  })
})
