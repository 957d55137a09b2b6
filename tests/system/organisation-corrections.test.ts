import type { Organisations, VettedOrganisation } from '@perga/contracts'
import { SCOPES } from '@perga/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Graduate, Reader } from '../support/actors.ts'
import { ProviderStaff } from '../support/provider-staff.ts'
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
let ada: ProviderStaff
beforeAll(async () => {
  ;({ world, mail, stop } = await startMailedWorld())
  ada = await ProviderStaff.registered(world, 'Ada')
})
afterAll(() => stop())

const EVIDENCE = { kind: 'business-registry', reference: 'ΓΕΜΗ 123456701000', note: null }
const ALL = { scopes: [...SCOPES], note: null }
const DESK = '/api/desk/organisations'

async function found(id: string): Promise<VettedOrganisation> {
  return (await (await ada.get(`${DESK}/${id}`)).json()) as VettedOrganisation
}

async function idOf(nameEn: string): Promise<string> {
  const { organisations } = (await (await ada.get(DESK)).json()) as Organisations
  return organisations.find(({ name_en }) => name_en === nameEn)?.id ?? ''
}

async function act(id: string, what: string, body: object): Promise<VettedOrganisation> {
  const answer = await ada.post(`${DESK}/${id}/${what}`, body)
  if (answer.status !== 200) throw new Error(`${what}: ${await answer.text()}`)
  return (await answer.json()) as VettedOrganisation
}

async function administratorOf(account: string): Promise<Administrator> {
  const administrator = new Administrator(world)
  await administrator.logIn(account)
  return administrator
}

/** Invites somebody, who accepts. */
async function represent(administrator: Administrator, userName: string): Promise<Representative> {
  const email = `${userName}@representative.example`
  expect((await administrator.invite(email)).status).toBe(200)
  const person = new Representative(world)
  await person.logIn(userName)
  expect((await person.accept(invitedCode(mail.received, email))).status).toBe(200)
  return person
}

const detailsOf = ({ tax_number: _, ...details }: typeof DAWN) => details
const namesInAddresses = () => world.database.db.selectFrom('clients').select(['id', 'name']).execute()
async function addressOf(member: ProviderStaff): Promise<string> {
  const id = await member.memberId()
  const { db } = world.database
  const { email } = await db.selectFrom('provider_staff').select('email').where('id', '=', id).executeTakeFirstOrThrow()
  return email ?? ''
}
const mailTo = (address: string, subject: string) => () =>
  mail.received.filter(({ to, text }) => to.includes(address) && text.includes(subject)).length

describe('a refused organisation', () => {
  let id: string
  let administrator: Administrator
  beforeAll(async () => {
    await requestRegistration(world, DAWN)
    id = await idOf(DAWN.name_en)
    administrator = await administratorOf('org.dawn')
  })

  test('R5: invites nobody, and the links that it has sent open nothing', async () => {
    expect((await administrator.invite('early@dawn.example')).status).toBe(200)
    const code = invitedCode(mail.received, 'early@dawn.example')
    await act(id, 'refusal', { reason: 'Λείπει το καταστατικό.' })
    expect(await refusalOf(await administrator.invite('z@dawn.example'))).toBe('organisation_closed')
    expect((await fetch(`${world.origin}/api/registration/invitations/${code}`)).status).toBe(410)
  })

  test('R5: corrects and so asks anew, once however often it is sent; the provider sees it and is written to', async () => {
    const address = await addressOf(ada)
    const details = { ...detailsOf(DAWN), name_el: 'Χαραυγή Διορθωμένη Ο.Ε.' }
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => administrator.send('POST', '/api/administrator/details', details)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(200))
    expect(await administrator.organisation()).toMatchObject({ state: 'administrator-in', decision_reason: null })
    const { vettings, state } = await found(id)
    expect([state, vettings.map((entry) => entry.act)]).toEqual(['administrator-in', ['asked-anew', 'refused']])
    expect(vettings[0]?.by).toBe('Χαραυγή Διορθωμένη Ο.Ε.')
    await expect.poll(mailTo(address, '/desk/organisations'), { timeout: 20_000 }).toBe(1)
    expect(mailTo(address, 'Χαραυγή Διορθωμένη')()).toBe(1)
  })

  test('R5: invites again after that, and is confirmed later', async () => {
    expect(
      (await fetch(`${world.origin}/api/registration/invitations/${invitedCode(mail.received, 'early@dawn.example')}`))
        .status,
    ).toBe(200)
    await represent(administrator, 'invitee')
    await act(id, 'evidence', EVIDENCE)
    expect(await act(id, 'confirmation', ALL)).toMatchObject({ state: 'confirmed' })
  })

  test('R5: suspended and left by its last representative, it can be let in again and invites a new one', async () => {
    const person = new Representative(world)
    await person.logIn('invitee')
    await act(id, 'suspension', { reason: 'Εκκρεμεί έλεγχος.' })
    expect((await person.send('POST', '/api/representative/unlinking', {})).status).toBe(200)
    expect(await refusalOf(await administrator.invite('z@dawn.example'))).toBe('organisation_closed')
    expect(await act(id, 'confirmation', ALL)).toMatchObject({ state: 'confirmed', representatives: [] })
    await represent(administrator, 'citizen')
    expect(await new Reader(world).logIn('citizen')).toContain('/organisation/menu')
  })
})

describe('the provider', () => {
  let id: string
  let administrator: Administrator
  beforeAll(async () => {
    const answer = await ada.post(DESK, TOWN)
    id = ((await answer.json()) as VettedOrganisation).id
    administrator = await administratorOf('org.town')
    await represent(administrator, 'maria')
    await act(id, 'evidence', EVIDENCE)
    await act(id, 'confirmation', ALL)
  })

  test('R1: sees what each request said, also where it says otherwise than the record', async () => {
    await requestRegistration(world, { ...TOWN, contact_email: 'mallory@evil.example', name_el: 'Άλλος' })
    const { received, name_el } = await found(id)
    expect(name_el).toBe(TOWN.name_el)
    expect(received).toMatchObject([
      { channel: 'form', details: { name_el: 'Άλλος', contact_email: 'mallory@evil.example' } },
      { channel: 'e-mail', details: { name_el: TOWN.name_el, contact_email: TOWN.contact_email } },
    ])
  })

  test('R5: a client bears a name in addresses from the confirmation on, that of the confirmed organisation', async () => {
    const [client] = (await found(id)).clients
    expect(client?.id).toMatch(/^client-[0-9a-f]{12}$/)
    expect(await namesInAddresses()).toContainEqual({ id: client?.id, name: 'municipality-of-nowhere' })
  })

  test('R8: corrects a confirmed organisation’s details; the former and the new contact are told', async () => {
    const settled = await administrator.send('POST', '/api/administrator/details', detailsOf(TOWN))
    expect(await refusalOf(settled)).toBe('details_settled')
    const details = { ...detailsOf(TOWN), contact_email: 'new-registry@town.example', name_en: 'Town of Nowhere' }
    const corrected = await act(id, 'details', { ...details, reference: 'Έγγραφο 7/2026' })
    expect(corrected).toMatchObject({
      ...{ state: 'confirmed', contact_email: 'new-registry@town.example' },
      clients: [{ display_name_en: 'Town of Nowhere' }],
    })
    expect(corrected.vettings[0]).toMatchObject({
      ...{ act: 'corrected', by: 'Ada', reference: 'Έγγραφο 7/2026' },
      note: 'Municipality of Nowhere → Town of Nowhere · registry@town.example → new-registry@town.example',
    })
    for (const address of ['new-registry@town.example', TOWN.contact_email]) {
      await expect.poll(mailTo(address, 'contact the service at once'), { timeout: 20_000 }).toBe(1)
    }
    const event = await world.database.db
      .selectFrom('audit_events')
      .select(['actor', 'object'])
      .where('act', '=', 'organisation.corrected')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(event).toEqual({ actor: `provider:${await ada.memberId()}`, object: id })
  })

  test('R8: says by what the organisation asked for a correction, and corrects what is there', async () => {
    const { status } = await ada.post(`${DESK}/${id}/details`, detailsOf(TOWN))
    expect(status).toBe(400)
    const nowhere = '00000000-0000-7000-8000-000000000000'
    const answer = await ada.post(`${DESK}/${nowhere}/details`, { ...detailsOf(TOWN), reference: 'x1' })
    expect(answer.status).toBe(404)
  })

  test('R5: enters a further client, which graduates find at once and which reads for itself', async () => {
    const form = {
      ...{ display_name_el: 'Δήμος – Προσωπικό', display_name_en: 'Town – Personnel', scopes: ['title', 'level'] },
      ...{ contact_email: 'personnel@town.example', reference: 'Έγγραφο 8/2026' },
    }
    const { clients, vettings } = await act(id, 'clients', form)
    expect(vettings[0]).toMatchObject({ act: 'client-entered', reference: 'Έγγραφο 8/2026' })
    expect(clients).toMatchObject([
      { display_name_en: 'Town of Nowhere' },
      { display_name_en: 'Town – Personnel', listed: true },
    ])
    const client = clients[1]?.id ?? ''
    const invitation = { email: 'second@town.example', client, service: 'reading', language: 'en' }
    expect((await administrator.send('POST', '/api/administrator/invitations', invitation)).status).toBe(200)
    const person = new Representative(world)
    await person.logIn('nikos')
    expect((await person.accept(invitedCode(mail.received, 'second@town.example'))).status).toBe(200)
    const reader = new Reader(world)
    await reader.logIn('nikos')
    const graduate = new Graduate(world, 'eleni')
    expect((await graduate.interaction(await graduate.begin('town-personnel'))).scopes).toEqual(['title', 'level'])
    const [own, other] = [
      await new Graduate(world, 'eleni').share('town-personnel'),
      await new Graduate(world, 'eleni').share('municipality-of-nowhere'),
    ]
    expect((await reader.read(own)).data).toHaveLength(1)
    expect(await reader.read(other)).toMatchObject({ errorCode: '1' })
  })

  test('R5: two clients of one name have different names in addresses', async () => {
    const form = {
      ...{ display_name_el: 'Δήμος – Προσωπικό', display_name_en: 'Town – Personnel', scopes: ['title'] },
      ...{ contact_email: 'personnel@town.example', reference: 'Έγγραφο 9/2026' },
    }
    await act(id, 'clients', form)
    expect((await namesInAddresses()).map(({ name }) => name)).toContain('town-personnel-2')
  })
})
