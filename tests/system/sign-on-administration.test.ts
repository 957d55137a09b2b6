import type { SignOnSettings } from '@perga/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ProviderStaff } from '../support/provider-staff.ts'
import { Staff } from '../support/staff.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
let ada: ProviderStaff
beforeAll(async () => {
  world = await startWorld()
  ada = await ProviderStaff.registered(world, 'Ada')
})
afterAll(() => world.stop())

const PATH = '/api/desk/institutions/auth/sign-on'
const settings = async () => (await (await ada.get(PATH)).json()) as SignOnSettings
const metadataOf = async (institution: string) =>
  (await fetch(new URL(`/${institution}/metadata`, world.sandbox.addresses.singleSignOn))).text()

test('an institution’s sign-on is taken from its metadata and used at once; the audit keeps what was before', async () => {
  const before = await settings()
  expect(before.metadata_address).toBe(`${world.origin}/api/staff/saml/auth/metadata`)
  expect(before.sign_on?.certificates[0]).toMatchObject({ sha256: expect.stringMatching(/^[0-9A-F:]{95}$/) })

  expect((await ada.post(PATH, { metadata: await metadataOf('aueb') })).status).toBe(200)
  const wrong = await settings()
  expect(wrong.sign_on?.entity_id).not.toBe(before.sign_on?.entity_id)
  expect((await ada.post(PATH, { metadata: await metadataOf('auth') })).status).toBe(200)
  const { changed_at: _, ...after } = (await settings()).sign_on ?? { changed_at: '' }
  expect(before.sign_on).toMatchObject(after)
  expect(await new Staff(world).signOn('auth.full')).toBe(`${world.origin}/desk/?lang=en`)

  const event = await world.database.db
    .selectFrom('audit_events')
    .selectAll()
    .where('act', '=', 'sign-on.change')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(event).toMatchObject({
    actor: `provider:${await ada.memberId()}`,
    object: 'auth',
    detail: { 'before.entity': wrong.sign_on?.entity_id, 'after.entity': before.sign_on?.entity_id },
  })
})

test('metadata that cannot be used changes nothing', async () => {
  const before = await settings()
  for (const metadata of ['x', '<!DOCTYPE x><EntityDescriptor/>', '<EntityDescriptor entityID="x"/>']) {
    const answer = await ada.post(PATH, { metadata })
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'sign_on_metadata_invalid'])
  }
  expect(await settings()).toEqual(before)
})

test('a sign-on that is removed lets nobody in; an institution that is not there has none', async () => {
  expect((await ada.post('/api/desk/institutions/uoc/sign-on/remove')).status).toBe(200)
  expect((await ada.post('/api/desk/institutions/uoc/sign-on/remove')).status).toBe(404)
  expect((await new Staff(world).get('/api/staff/saml/uoc/login')).status).toBe(404)
  expect((await ada.get('/api/desk/institutions/nowhere/sign-on')).status).toBe(404)
  expect(
    (await ada.post('/api/desk/institutions/nowhere/sign-on', { metadata: await metadataOf('auth') })).status,
  ).toBe(404)
})
