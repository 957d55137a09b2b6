import type { SignOnSettings } from '@perga/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ProviderStaff } from '../support/provider-staff.ts'
import { Staff } from '../support/staff.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
let ada: ProviderStaff
let bob: ProviderStaff
beforeAll(async () => {
  world = await startWorld()
  ada = await ProviderStaff.registered(world, 'Ada')
  bob = await ProviderStaff.registered(world, 'Bob')
})
afterAll(() => world.stop())

const PATH = '/api/desk/institutions/auth/sign-on'
const settings = async () => (await (await ada.get(PATH)).json()) as SignOnSettings
const metadataOf = async (institution: string) =>
  (await fetch(new URL(`/${institution}/metadata`, world.sandbox.addresses.singleSignOn))).text()
const propose = (metadata: string, who: ProviderStaff = ada) =>
  who.post(`${PATH}/proposals`, { metadata, note: 'compared by telephone' })
const latest = async () => (await settings()).proposals[0]
const decide = async (who: ProviderStaff, act: string, body: object = {}) =>
  who.post(`${PATH}/proposals/${(await latest())?.id}/${act}`, body)
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code]

test('a sign-on that one member proposes and another approves is used at once; the audit keeps what was before', async () => {
  const before = await settings()
  expect(before.metadata_address).toBe(`${world.origin}/api/staff/saml/auth/metadata`)
  expect(before.sign_on?.certificates[0]).toMatchObject({ sha256: expect.stringMatching(/^[0-9A-F:]{95}$/) })

  expect((await propose(await metadataOf('aueb'))).status).toBe(200)
  expect((await settings()).sign_on).toEqual(before.sign_on)
  expect(await latest()).toMatchObject({
    ...{ state: 'open', note: 'compared by telephone', proposed_by: { name: 'Ada' } },
    settings: { certificates: [{ sha256: expect.any(String) }] },
  })
  expect((await decide(bob, 'approve')).status).toBe(200)
  const wrong = await settings()
  expect(wrong.sign_on?.entity_id).not.toBe(before.sign_on?.entity_id)
  expect((await propose(await metadataOf('auth'), bob)).status).toBe(200)
  expect((await decide(ada, 'approve')).status).toBe(200)
  const { changed_at: _, ...after } = (await settings()).sign_on ?? { changed_at: '' }
  expect(before.sign_on).toMatchObject(after)
  expect(await new Staff(world).signOn('auth.full')).toBe(`${world.origin}/desk/?lang=en`)

  const events = await world.database.db
    .selectFrom('audit_events')
    .selectAll()
    .where('act', 'like', 'sign-on.%')
    .orderBy('id', 'desc')
    .execute()
  expect(events[0]).toMatchObject({
    ...{ act: 'sign-on.approve', actor: `provider:${await ada.memberId()}`, object: 'auth' },
    detail: {
      ...{ proposed_by: await bob.memberId() },
      ...{ 'before.entity': wrong.sign_on?.entity_id, 'after.entity': before.sign_on?.entity_id },
    },
  })
  expect(events[1]).toMatchObject({ act: 'sign-on.propose', actor: `provider:${await bob.memberId()}` })
})

test('nobody lets people in by their own proposal, and the database would not let them', async () => {
  const before = await settings()
  await propose(await metadataOf('aueb'))
  expect(await codeOf(await propose(await metadataOf('aueb'), bob))).toEqual([409, 'proposal_open'])
  expect(await codeOf(await decide(ada, 'approve'))).toEqual([409, 'own_proposal'])
  expect(await codeOf(await decide(ada, 'reject', { reason: 'x' }))).toEqual([409, 'own_proposal'])
  expect(await codeOf(await decide(bob, 'withdraw'))).toEqual([403, 'not_permitted'])
  const connection = `/api/desk/institutions/auth/connection/proposals/${(await latest())?.id}/approve`
  expect((await bob.post(connection)).status).toBe(404)
  const update = world.database.db
    .updateTable('institution_proposals')
    .set(({ ref }) => ({
      ...{ state: 'approved', settings_sealed: null, decided_by: ref('proposed_by'), decided_at: new Date() },
    }))
    .where('state', '=', 'open')
    .execute()
  await expect(update).rejects.toThrow(/check constraint/)
  expect((await decide(bob, 'reject', { reason: 'The fingerprint is another' })).status).toBe(200)
  expect(await latest()).toMatchObject({ state: 'rejected', reason: 'The fingerprint is another' })
  expect((await settings()).sign_on).toEqual(before.sign_on)
})

test('16 approvals at once: one counts', async () => {
  await propose(await metadataOf('auth'))
  const decided = await Promise.all(Array.from({ length: 16 }, async () => codeOf(await decide(bob, 'approve'))))
  const refused = Array.from({ length: 15 }, () => [409, 'proposal_decided'])
  expect(decided.sort()).toEqual([[200, undefined], ...refused])
})

test('metadata that cannot be used are not even proposed', async () => {
  const before = await settings()
  for (const metadata of ['x', '<!DOCTYPE x><EntityDescriptor/>', '<EntityDescriptor entityID="x"/>'])
    expect(await codeOf(await propose(metadata))).toEqual([400, 'sign_on_metadata_invalid'])
  expect(await settings()).toEqual(before)
})

test('a sign-on is removed by one member and lets nobody in; an institution that is not there has none', async () => {
  expect((await ada.post('/api/desk/institutions/uoc/sign-on/remove')).status).toBe(200)
  expect((await ada.post('/api/desk/institutions/uoc/sign-on/remove')).status).toBe(404)
  expect((await new Staff(world).get('/api/staff/saml/uoc/login')).status).toBe(404)
  expect((await ada.get('/api/desk/institutions/nowhere/sign-on')).status).toBe(404)
  const nowhere = { metadata: await metadataOf('auth'), note: null }
  expect((await ada.post('/api/desk/institutions/nowhere/sign-on/proposals', nowhere)).status).toBe(404)
})

/** Changes the sign-on of an institution as two members do. */
async function change(institution: string, metadata: string) {
  const path = `/api/desk/institutions/${institution}/sign-on`
  await ada.post(`${path}/proposals`, { metadata, note: null })
  const { proposals } = (await (await ada.get(path)).json()) as SignOnSettings
  expect((await bob.post(`${path}/proposals/${proposals[0]?.id}/approve`)).status).toBe(200)
}
const signedIn = async (userName: string) => {
  const staff = new Staff(world)
  await staff.signOn(userName)
  expect(await staff.session()).toMatchObject({ kind: 'institution' })
  return staff
}

test('whoever came by a sign-on that is removed is out at once, and stays out when it is entered anew', async () => {
  const metadata = await metadataOf('aueb')
  const [inside, onTheWay] = [await signedIn('aueb.full'), new Staff(world)]
  const { acs, fields } = await onTheWay.beginSignOn('aueb', 'aueb.full')
  const back = await onTheWay.postResponse(acs, fields)
  expect(back).toMatch(/\/aueb\/return\?/)
  const stranger = await signedIn('auth.full')

  expect((await ada.post('/api/desk/institutions/aueb/sign-on/remove')).status).toBe(200)
  expect(await inside.session()).toEqual({ kind: 'none' })
  expect((await inside.get('/api/desk/requests')).status).toBe(401)
  await change('aueb', metadata)
  await onTheWay.browser.visit(back, /\/desk\//)
  for (const staff of [inside, onTheWay]) expect(await staff.session()).toEqual({ kind: 'none' })
  await signedIn('aueb.full')
  expect(await stranger.session()).toMatchObject({ kind: 'institution' })
})

test('another identity provider in its place, or a certificate less, ends the sessions; a certificate more does not', async () => {
  const [own, other] = [await metadataOf('aueb'), await metadataOf('auth')]
  const inside = await signedIn('aueb.full')
  const key = /<md:KeyDescriptor.*<\/md:KeyDescriptor>/s.exec(other)?.[0] ?? ''
  await change('aueb', own.replace('<md:KeyDescriptor', `${key}<md:KeyDescriptor`))
  expect(await inside.session()).toMatchObject({ kind: 'institution' })
  await change('aueb', own)
  expect(await inside.session()).toEqual({ kind: 'none' })

  const again = await signedIn('aueb.full')
  await change('aueb', other)
  expect(await again.session()).toEqual({ kind: 'none' })
  await change('aueb', own)
  expect(await again.session()).toEqual({ kind: 'none' })
})

test('a certificate that ran out between proposal and approval does not come into force', async () => {
  const before = (await settings()).sign_on
  await propose(await metadataOf('auth'))
  const proposal = (await latest())?.id
  world.clock.moveBy(40 * 365 * 24 * 3_600_000)
  const late = await ProviderStaff.registered(world, 'Late')
  expect(await codeOf(await late.post(`${PATH}/proposals/${proposal}/approve`))).toEqual([
    400,
    'sign_on_metadata_invalid',
  ])
  const after = (await (await late.get(PATH)).json()) as SignOnSettings
  expect(after.sign_on).toEqual(before)
  expect(after.proposals[0]?.state).toBe('open')
})
