import { randomUUID } from 'node:crypto'
import type { OwnPasskeys, ProviderMembers, StaffSession } from '@perga/contracts'
import { confirmByCommandLine } from '@perga/server/staff/members/confirm-member.ts'
import { providerMemberStore } from '@perga/server/staff/members/provider-member-store.ts'
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
let carol: ProviderStaff
beforeEach(async () => {
  ada = await ProviderStaff.registered(world, 'Ada')
  carol = await ProviderStaff.registered(world, 'Carol')
})

const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code
const read = async <Body>(answer: Promise<Response>) => (await (await answer).json()) as Body

/** The link in the newest message to the address. */
function mailedLink(email: string): string {
  const mails = world.sandbox.mailbox.received.filter(({ to }) => to.includes(email))
  return /http\S+#\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? ''
}
const membersFor = async (who: ProviderStaff) => (await read<ProviderMembers>(who.get('/api/desk/members'))).members
async function invite(name: string): Promise<{ member: string; email: string; link: string }> {
  const email = `${randomUUID()}@provider.example`
  const answer = await ada.post('/api/desk/members', { name, email, language: 'el' })
  expect([answer.status, await answer.json()]).toEqual([200, { done: true }])
  const member = (await membersFor(ada)).find((known) => known.email === email)?.id ?? ''
  return { member, email, link: mailedLink(email) }
}
async function renew({ member, email }: { member: string; email: string }): Promise<string> {
  expect((await ada.post(`/api/desk/members/${member}/link`, { language: 'en' })).status).toBe(200)
  return mailedLink(email)
}
async function waiting(who: ProviderStaff): Promise<Extract<StaffSession, { kind: 'waiting' }>> {
  const session = await who.session()
  if (session.kind !== 'waiting') throw new Error(`the session is ${session.kind}`)
  return session
}
const confirm = (by: ProviderStaff, { id, code }: { id: string; code: string }) =>
  by.post(`/api/desk/members/${id}/confirm`, { code })

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
        visitor.post('/api/desk/members', { name: 'x', email: 'x@provider.example', language: 'en' }),
        visitor.post(`/api/desk/members/${id}/link`, { language: 'en' }),
        visitor.post(`/api/desk/members/${id}/confirm`, { code: 'x' }),
        visitor.post(`/api/desk/members/${id}/suspend`),
        visitor.get('/api/desk/passkeys'),
        visitor.post('/api/desk/passkeys/options'),
        visitor.get('/api/desk/institutions/auth/sign-on'),
        visitor.post('/api/desk/institutions/auth/sign-on/proposals', { metadata: 'x', note: null }),
      ])
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status))
    }
  })

  test('an invited member registers by the mailed link, once, and is active when another member confirmed them', async () => {
    const { member, link } = await invite('Βασιλική Νέα')
    const stateOf = async () => (await membersFor(ada)).find(({ id }) => id === member)
    expect(await stateOf()).toMatchObject({ state: 'invited', passkeys: 0, link_until: expect.any(String) })
    const invited = new ProviderStaff(world)
    expect((await invited.register(link)).status).toBe(200)
    expect(await stateOf()).toMatchObject({ state: 'registered', passkeys: 1, link_until: null, confirmable: false })
    expect((await membersFor(carol)).find(({ id }) => id === member)?.confirmable).toBe(true)
    const { id, code } = await waiting(invited)
    const wrong = await confirm(carol, { id, code: 'FFFF-0000' })
    expect([wrong.status, await codeOf(wrong)]).toEqual([400, 'confirmation_code_wrong'])
    expect((await confirm(carol, { id, code: ` ${code.slice(0, 4)}-${code.slice(4).toLowerCase()} ` })).status).toBe(
      200,
    )
    expect(await invited.session()).toMatchObject({ kind: 'provider', id: member, name: 'Βασιλική Νέα' })
    expect(await codeOf(await confirm(carol, { id, code }))).toBe('already_decided')
    const second = await new ProviderStaff(world).register(link)
    expect([second.status, await codeOf(second)]).toEqual([410, 'staff_invitation_invalid'])
    expect(await eventsOf(member)).toEqual([
      'provider-member.invite',
      'provider-member.issue-link',
      'passkey.register',
      'provider-member.confirm',
    ])
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
    const invited = await invite('Late')
    const renewed = await renew(invited)
    expect((await new ProviderStaff(world).register(invited.link)).status).toBe(410)
    world.clock.moveBy(31 * 60_000)
    expect((await new ProviderStaff(world).register(renewed)).status).toBe(410)
    expect((await new ProviderStaff(world).register(await renew(invited))).status).toBe(200)
  })

  test('a suspended member can do nothing at once, and everything again after that ends', async () => {
    const bob = await ProviderStaff.registered(world, 'Bob')
    const id = await bob.memberId()
    expect((await ada.post(`/api/desk/members/${id}/suspend`)).status).toBe(200)
    expect((await bob.get('/api/desk/members')).status).toBe(401)
    const refused = await bob.post('/api/staff/passkeys/login', bob.passkey.get(await bob.challenge()))
    expect(refused.status).toBe(403)
    expect((await ada.post(`/api/desk/members/${id}/link`, { language: 'en' })).status).toBe(403)
    expect((await ada.post(`/api/desk/members/${id}/reactivate`)).status).toBe(200)
    expect((await bob.get('/api/desk/members')).status).toBe(200)
    expect((await eventsOf(id)).slice(-2)).toEqual(['provider-member.suspend', 'provider-member.reactivate'])
  })

  test('a link that was open when its member was suspended stays ended', async () => {
    const { member, link } = await invite('Cut off')
    await ada.post(`/api/desk/members/${member}/suspend`)
    await ada.post(`/api/desk/members/${member}/reactivate`)
    expect((await membersFor(ada)).find(({ id }) => id === member)).toMatchObject({ state: 'invited' })
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

describe('four eyes hold against one dishonest member', () => {
  const CONNECTION = '/api/desk/institutions/auth/connection'
  const settings = {
    ...{ mode: 'api', address: 'http://localhost:9/x', key: 'k', basic_auth: null, member_names: null, charset: null },
  }
  const propose = (who: ProviderStaff) => who.post(`${CONNECTION}/proposals`, { settings, note: null })
  const openProposal = async () => {
    const overview = await read<{ proposals: { id: string; state: string }[] }>(ada.get(CONNECTION))
    return overview.proposals.find(({ state }) => state === 'open')?.id ?? ''
  }

  test('who opens a link that they asked for, at an address of their own, is no second person', async () => {
    const { link } = await invite('Ghost')
    const ghost = new ProviderStaff(world)
    expect((await ghost.register(link)).status).toBe(200)
    expect((await propose(ada)).status).toBe(200)
    const path = `${CONNECTION}/proposals/${await openProposal()}`
    for (const attempt of [
      () => ghost.post(`${path}/approve`),
      () => ghost.post(`${path}/reject`, { reason: 'x' }),
      () => propose(ghost),
      () => ghost.get('/api/desk/members'),
      () => ghost.get('/api/staff/templates/drafts'),
    ]) {
      const answer = await attempt()
      expect([answer.status, await codeOf(answer)]).toEqual([403, 'member_not_confirmed'])
    }
    const own = await confirm(ada, await waiting(ghost))
    expect([own.status, await codeOf(own)]).toEqual([409, 'own_invitation'])
    const itself = await confirm(ghost, await waiting(ghost))
    expect([itself.status, await codeOf(itself)]).toEqual([403, 'member_not_confirmed'])
    expect((await ada.post(`${path}/withdraw`)).status).toBe(200)
  })

  test('one ghost does not confirm another, and letting a suspended one back confirms nobody', async () => {
    const ghosts = []
    for (const name of ['One', 'Other']) {
      const ghost = new ProviderStaff(world)
      await ghost.register((await invite(name)).link)
      ghosts.push(ghost)
    }
    const [one, other] = ghosts
    if (one === undefined || other === undefined) throw new Error('two were invited')
    const facts = await waiting(other)
    expect(await codeOf(await confirm(one, facts))).toBe('member_not_confirmed')
    await ada.post(`/api/desk/members/${facts.id}/suspend`)
    await ada.post(`/api/desk/members/${facts.id}/reactivate`)
    expect(await waiting(other)).toEqual(facts)
  })

  test('a renewed link replaces every passkey of a member, and they count only when confirmed again by another', async () => {
    const invited = await invite('Vera')
    const vera = new ProviderStaff(world)
    await vera.register(invited.link)
    const before = await waiting(vera)
    await confirm(carol, before)
    expect((await vera.session()).kind).toBe('provider')

    const thief = new ProviderStaff(world)
    expect((await thief.register(await renew(invited))).status).toBe(200)
    expect(await codeOf(await thief.get('/api/desk/members'))).toBe('member_not_confirmed')
    expect(await codeOf(await vera.get('/api/desk/members'))).toBe('not_logged_in')
    expect((await vera.post('/api/staff/passkeys/login', vera.passkey.get(await vera.challenge()))).status).toBe(403)
    const now = await waiting(thief)
    expect(await codeOf(await confirm(ada, now))).toBe('own_invitation')
    // The code of the passkey before: it is noticed that another one came in between.
    expect(await codeOf(await confirm(carol, { ...now, code: before.code }))).toBe('confirmation_code_wrong')
    expect((await confirm(carol, now)).status).toBe(200)
    // Sessions of the passkeys before have ended for good: the device that was lost stays outside.
    expect([(await thief.session()).kind, (await vera.session()).kind]).toEqual(['provider', 'none'])
  })

  test('without mail nobody is invited; an address is a member once', async () => {
    const { email } = await invite('Once')
    const again = await ada.post('/api/desk/members', { name: 'Again', email, language: 'en' })
    expect([again.status, await codeOf(again)]).toEqual([409, 'member_known_already'])
    await world.control('mailbox', { behaviour: 'refusing' })
    const refused = await ada.post('/api/desk/members', { name: 'x', email: 'x@provider.example', language: 'en' })
    await world.control('mailbox', { behaviour: 'normal' })
    expect([refused.status, await codeOf(refused)]).toEqual([503, 'mail_unavailable'])
  })

  test('the database lets nobody be active unconfirmed, or confirmed by whoever sent the link or does not count', async () => {
    const { member, link } = await invite('Forged')
    await new ProviderStaff(world).register(link)
    const ghost = new ProviderStaff(world)
    await ghost.register((await invite('Ghost')).link)
    const ghostId = (await waiting(ghost)).id
    const set = (values: { state: 'active'; confirmed_by?: string }) =>
      world.database.db.updateTable('provider_staff').set(values).where('id', '=', member).execute()
    const adaId = await ada.memberId()
    await expect(set({ state: 'active' })).rejects.toThrow(/active_members_are_confirmed/)
    await expect(set({ state: 'active', confirmed_by: `provider:${adaId}` })).rejects.toThrow(/another_than_admitted/)
    for (const id of [ghostId, member, randomUUID()])
      await expect(set({ state: 'active', confirmed_by: `provider:${id}` })).rejects.toThrow(/another active one/)
  })

  test('16 confirmations at once: one counts', async () => {
    const { link } = await invite('Raced')
    const raced = new ProviderStaff(world)
    await raced.register(link)
    const facts = await waiting(raced)
    const tries = await Promise.all(Array.from({ length: 16 }, () => confirm(carol, facts)))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(tries.filter(({ status }) => status === 409)).toHaveLength(15)
  })

  test('the command line confirms without a second member', async () => {
    const { db } = world.database
    const { link } = await invite('Alone')
    const alone = new ProviderStaff(world)
    await alone.register(link)
    const { id } = await waiting(alone)
    await confirmByCommandLine(id, { db, clock: world.clock, members: providerMemberStore(db) })
    expect((await alone.session()).kind).toBe('provider')
    expect((await eventsOf(id)).at(-1)).toBe('provider-member.confirm')
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

  test('a passkey that is removed takes the sessions elsewhere with it, not the one that removes it', async () => {
    const second = new SoftAuthenticator(world.origin)
    await add(second)
    const elsewhere = new ProviderStaff(world)
    await elsewhere.post('/api/staff/passkeys/login', second.get(await elsewhere.challenge()))
    expect((await elsewhere.post('/api/desk/passkeys/options')).status).toBe(200)
    await ada.post('/api/desk/passkeys/remove', { id: second.credentialId.toString('base64url') })
    expect((await elsewhere.post('/api/desk/passkeys/options')).status).toBe(401)
    expect((await ada.post('/api/desk/passkeys/options')).status).toBe(200)
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
