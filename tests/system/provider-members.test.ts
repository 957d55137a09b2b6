import type { OwnPasskeys, ProviderMembers, RegistrationLink } from '@perga/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ProviderStaff } from '../support/provider-staff.ts'
import { SoftAuthenticator } from '../support/soft-authenticator.ts'
import { Staff } from '../support/staff.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ settings: { PERGA_TRUST_PROXY: 'true' } })
})
afterAll(() => world.stop())

let ada: ProviderStaff
beforeEach(async () => {
  ada = await ProviderStaff.registered(world, 'Ada')
})

const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code
const read = async <Body>(answer: Promise<Response>) => (await (await answer).json()) as Body
const invite = (name: string) => read<RegistrationLink>(ada.post('/api/desk/members', { name }))

async function eventsOf(object: string): Promise<string[]> {
  const events = await world.database.db
    .selectFrom('audit_events')
    .select('act')
    .where('object', '=', object)
    .orderBy('id')
    .execute()
  return events.map(({ act }) => act)
}

describe('members of the provider administer each other', () => {
  test('an institution’s staff and strangers see and do nothing of this', async () => {
    const staff = new Staff(world)
    await staff.signOn('auth.full')
    const id = await ada.memberId()
    for (const [visitor, status] of [
      [staff, 403],
      [new Staff(world), 401],
    ] as const) {
      const answers = await Promise.all([
        visitor.get('/api/desk/members'),
        visitor.post('/api/desk/members', { name: 'x' }),
        visitor.post(`/api/desk/members/${id}/link`),
        visitor.post(`/api/desk/members/${id}/suspend`),
        visitor.get('/api/desk/passkeys'),
        visitor.post('/api/desk/passkeys/options'),
        visitor.get('/api/desk/institutions/auth/sign-on'),
        visitor.post('/api/desk/institutions/auth/sign-on', { metadata: 'x' }),
      ])
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status))
    }
  })

  test('an invited member registers by the link, once, and is then active', async () => {
    const { member, link } = await invite('Βασιλική Νέα')
    const stateOf = async () =>
      (await read<ProviderMembers>(ada.get('/api/desk/members'))).members.find(({ id }) => id === member)
    expect(await stateOf()).toMatchObject({ state: 'invited', passkeys: 0, link_until: expect.any(String) })
    const invited = new ProviderStaff(world)
    expect((await invited.register(link)).status).toBe(200)
    expect(await invited.session()).toMatchObject({ kind: 'provider', id: member, name: 'Βασιλική Νέα' })
    expect(await stateOf()).toMatchObject({ state: 'active', passkeys: 1, link_until: null })
    const second = await new ProviderStaff(world).register(link)
    expect([second.status, await codeOf(second)]).toEqual([410, 'staff_invitation_invalid'])
    expect(await eventsOf(member)).toEqual(['provider-member.invite', 'provider-member.issue-link', 'passkey.register'])
  })

  test('16 registrations with one link at once: one passkey is kept', async () => {
    const { member, link } = await invite('Many')
    const tries = await Promise.all(Array.from({ length: 16 }, () => new ProviderStaff(world).register(link)))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(tries.filter(({ status }) => status === 410 || status === 403)).toHaveLength(15)
    const kept = await world.database.db.selectFrom('passkeys').selectAll().where('member_id', '=', member).execute()
    expect(kept).toHaveLength(1)
  })

  test('a new link ends the one before; a link is over after half an hour', async () => {
    const { member, link } = await invite('Late')
    const renewed = await read<RegistrationLink>(ada.post(`/api/desk/members/${member}/link`))
    expect((await new ProviderStaff(world).register(link)).status).toBe(410)
    world.clock.moveBy(31 * 60_000)
    expect((await new ProviderStaff(world).register(renewed.link)).status).toBe(410)
    const last = await read<RegistrationLink>(ada.post(`/api/desk/members/${member}/link`))
    expect((await new ProviderStaff(world).register(last.link)).status).toBe(200)
  })

  test('a suspended member can do nothing at once, and everything again after that ends', async () => {
    const bob = await ProviderStaff.registered(world, 'Bob')
    const id = await bob.memberId()
    expect((await ada.post(`/api/desk/members/${id}/suspend`)).status).toBe(200)
    expect((await bob.get('/api/desk/members')).status).toBe(401)
    const refused = await bob.post('/api/staff/passkeys/login', bob.passkey.get(await bob.challenge()))
    expect(refused.status).toBe(403)
    expect((await ada.post(`/api/desk/members/${id}/link`)).status).toBe(403)
    expect((await ada.post(`/api/desk/members/${id}/reactivate`)).status).toBe(200)
    expect((await bob.get('/api/desk/members')).status).toBe(200)
    expect((await eventsOf(id)).slice(-2)).toEqual(['provider-member.suspend', 'provider-member.reactivate'])
  })

  test('a link that was open when its member was suspended stays ended', async () => {
    const { member, link } = await invite('Cut off')
    await ada.post(`/api/desk/members/${member}/suspend`)
    await ada.post(`/api/desk/members/${member}/reactivate`)
    const { members } = await read<ProviderMembers>(ada.get('/api/desk/members'))
    expect(members.find(({ id }) => id === member)).toMatchObject({ state: 'invited' })
    expect((await new ProviderStaff(world).register(link)).status).toBe(410)
  })

  test('nobody suspends themselves, and two who suspend each other leave one', async () => {
    const bob = await ProviderStaff.registered(world, 'Bob')
    const [one, other] = [await ada.memberId(), await bob.memberId()]
    const own = await ada.post(`/api/desk/members/${one}/suspend`)
    expect([own.status, await codeOf(own)]).toEqual([409, 'own_account'])
    const both = await Promise.all([
      ada.post(`/api/desk/members/${other}/suspend`),
      bob.post(`/api/desk/members/${one}/suspend`),
    ])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('passkeys', () => {
  const own = () => read<OwnPasskeys>(ada.get('/api/desk/passkeys'))
  async function add(passkey: SoftAuthenticator): Promise<Response> {
    const { options } = await read<{ options: { challenge: string } }>(ada.post('/api/desk/passkeys/options'))
    return ada.post('/api/desk/passkeys', { label: 'Second', passkey: passkey.create(options.challenge) })
  }

  test('a member adds a second passkey, signs in with it and removes the first, never the last', async () => {
    const second = new SoftAuthenticator(world.origin)
    expect((await add(second)).status).toBe(200)
    const first = ada.passkey.credentialId.toString('base64url')
    expect((await own()).passkeys.map(({ label }) => label)).toEqual(['test', 'Second'])
    expect((await ada.post('/api/desk/passkeys/remove', { id: first })).status).toBe(200)
    const elsewhere = new ProviderStaff(world)
    const answer = await elsewhere.post('/api/staff/passkeys/login', second.get(await elsewhere.challenge()))
    expect(answer.status).toBe(200)
    const last = await ada.post('/api/desk/passkeys/remove', { id: second.credentialId.toString('base64url') })
    expect([last.status, await codeOf(last)]).toEqual([409, 'last_passkey'])
    expect((await eventsOf(await ada.memberId())).slice(-3)).toEqual(['passkey.add', 'passkey.remove', 'staff.log-in'])
  })

  test('of two passkeys removed at once one stays', async () => {
    const second = new SoftAuthenticator(world.origin)
    await add(second)
    const ids = [ada.passkey, second].map(({ credentialId }) => credentialId.toString('base64url'))
    const answers = await Promise.all(ids.map((id) => ada.post('/api/desk/passkeys/remove', { id })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('another member’s passkey is not found', async () => {
    const bob = await ProviderStaff.registered(world, 'Bob')
    const id = bob.passkey.credentialId.toString('base64url')
    expect((await ada.post('/api/desk/passkeys/remove', { id })).status).toBe(404)
  })

  test('a challenge counts once, for the browser that asked, and for what it was asked', async () => {
    const challenge = await ada.challenge()
    const answer = ada.passkey.get(challenge)
    expect((await new ProviderStaff(world).post('/api/staff/passkeys/login', answer)).status).toBe(403)
    const again = await ada.challenge()
    const used = ada.passkey.get(again)
    expect((await ada.post('/api/staff/passkeys/login', used)).status).toBe(200)
    expect((await ada.post('/api/staff/passkeys/login', used)).status).toBe(403)
    const foreign = new SoftAuthenticator(world.origin).create(await ada.challenge())
    expect((await ada.post('/api/desk/passkeys', { label: 'x', passkey: foreign })).status).toBe(403)
    const bob = await ProviderStaff.registered(world, 'Bob')
    const { options } = await read<{ options: { challenge: string } }>(bob.post('/api/desk/passkeys/options'))
    const stolen = new SoftAuthenticator(world.origin).create(options.challenge)
    expect((await ada.post('/api/desk/passkeys', { label: 'x', passkey: stolen })).status).toBe(403)
  })

  test('an authenticator whose counter goes back is refused: it was copied', async () => {
    const logIn = async () =>
      (await ada.post('/api/staff/passkeys/login', ada.passkey.get(await ada.challenge()))).status
    ada.passkey.counter = 5
    expect(await logIn()).toBe(200)
    ada.passkey.counter = 3
    expect(await logIn()).toBe(403)
    ada.passkey.counter = 6
    expect(await logIn()).toBe(200)
  })
})
