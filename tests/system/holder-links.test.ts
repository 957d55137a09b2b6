import type { DiplomasAnswer } from '@perga/contracts'
import { dayAfter, endOfGreekDay, greekDay } from '@perga/domain'
import { authorizationStore } from '@perga/server/authorizations/authorization-store.ts'
import { authorizationJobs } from '@perga/server/authorizations/jobs.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Reader } from '../support/actors.ts'
import { Holder } from '../support/holder.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

async function readerOf(userName = 'hr.aegis'): Promise<Reader> {
  const reader = new Reader(world)
  await reader.logIn(userName)
  return reader
}

async function readWith(reader: Reader, token: string, pin: string): Promise<DiplomasAnswer> {
  return (await reader.post('/api/client/diplomas/', { token, pin })).json() as Promise<DiplomasAnswer>
}

describe('a PIN for the recipient', () => {
  test('G14: the link alone gives nothing, with the PIN it opens', async () => {
    const code = await new Holder(world, 'eleni').share('aegis', { pin: '482913' })
    const reader = await readerOf()
    expect(await reader.read(code)).toMatchObject({ errorCode: '2', pin: 'needed', data: [], expires_at: null })
    expect(await readWith(reader, code, '000000')).toMatchObject({ errorCode: '2', pin: 'wrong', data: [] })
    expect(await readWith(reader, code, '482 913')).toMatchObject({ error: null, data: [{ aud: 'aegis' }] })
  })

  test('G14: five wrong PINs lock the link for the right one too, also when they come at once', async () => {
    const holder = new Holder(world, 'eleni')
    const code = await holder.share('aegis', { pin: '4829' })
    const reader = await readerOf()
    const tries = Array.from({ length: 12 }, (_, index) => readWith(reader, code, String(1000 + index)))
    const outcomes = (await Promise.all(tries)).map(({ pin }) => pin)
    expect(outcomes.filter((pin) => pin === 'wrong').length).toBeLessThan(5)
    expect(outcomes).toContain('locked')
    expect(await readWith(reader, code, '4829')).toMatchObject({ errorCode: '2', pin: 'locked', data: [] })
    expect((await holder.authorizations())[0]).toMatchObject({ state: 'locked', link: null, views: 0 })
  })

  test('G14: right PINs never use up the attempts', async () => {
    const code = await new Holder(world, 'eleni').share('aegis', { pin: '7777' })
    const reader = await readerOf()
    for (let round = 0; round < 6; round += 1) {
      expect(await readWith(reader, code, '7777')).toMatchObject({ error: null })
    }
  })

  test('G14: the PIN stands nowhere in the database, nor is its plain hash', async () => {
    await new Holder(world, 'eleni').share('aegis', { pin: '90210' })
    const rows = await world.database.db
      .selectFrom('authorizations')
      .select('pin_sealed')
      .where('pin_sealed', 'is not', null)
      .execute()
    expect(rows.length).toBeGreaterThan(0)
    for (const { pin_sealed } of rows) {
      expect(Buffer.from(pin_sealed ?? []).toString('latin1')).not.toContain('90210')
      expect(() => JSON.parse(Buffer.from(pin_sealed ?? []).toString('utf8'))).toThrow()
    }
  })

  test.each(['123', '123456789', '12a4'])('G14: a PIN that is not four to eight digits is refused: %s', async (pin) => {
    expect((await new Holder(world, 'eleni').tryToShare('aegis', { pin })).status).toBe(400)
  })
})

describe('a limit of views', () => {
  test('G15: the opening after the last one is refused and recorded', async () => {
    const holder = new Holder(world, 'eleni')
    const code = await holder.share('aegis', { view_limit: 2 })
    const reader = await readerOf()
    expect(await reader.read(code)).toMatchObject({ error: null })
    expect(await reader.read(code)).toMatchObject({ error: null })
    expect(await reader.read(code)).toMatchObject({ errorCode: '1', data: [] })
    const [authorization] = await holder.authorizations()
    expect(authorization).toMatchObject({ state: 'used-up', views: 2, view_limit: 2, link: null })
    expect(authorization?.openings.map(({ outcome }) => outcome)).toEqual(['read', 'read', 'refused'])
  })

  test('G15, G16, G19: a key that is used again for more than ten minutes is no way around the limit, the counter and the receipt', async () => {
    const holder = new Holder(world, 'vasiliki')
    const code = await holder.share('aegis', { view_limit: 2 })
    const key = { 'idempotency-key': crypto.randomUUID() }
    const reader = await readerOf()
    const first = await reader.read(code, key)
    world.clock.moveBy(9 * 60_000)
    expect((await reader.read(code, key)).data).toEqual(first.data)
    world.clock.moveBy(2 * 60_000)
    const second = await reader.read(code, key)
    expect(second.data[0]?.auditId).not.toBe(first.data[0]?.auditId)
    expect((await reader.read(code, key)).data).toEqual(second.data)
    world.clock.moveBy(11 * 60_000)
    expect(await reader.read(code, key)).toMatchObject({ errorCode: '1', data: [] })
    expect(await reader.read(code, key)).toMatchObject({ errorCode: '1', data: [] })
    const [authorization] = await holder.authorizations()
    expect(authorization).toMatchObject({ state: 'used-up', views: 2 })
    expect(authorization?.openings.map(({ outcome }) => outcome)).toEqual(['read', 'read', 'refused', 'refused'])
    await expect.poll(() => holder.receipts(), { timeout: 15_000 }).toHaveLength(2)
    world.clock.moveBy(-22 * 60_000)
  })

  test('G15: of many openings at once no more than the limit are answered', async () => {
    const code = await new Holder(world, 'eleni').share('aegis', { view_limit: 3 })
    const reader = await readerOf()
    const answers = await Promise.all(Array.from({ length: 8 }, () => reader.read(code)))
    expect(answers.filter(({ data }) => data.length > 0)).toHaveLength(3)
  })
})

describe('the history', () => {
  test('G10: an authorization is listed with client, degrees, fields, state, end and link', async () => {
    const holder = new Holder(world, 'giorgos')
    const code = await holder.share('aegis', { language: 'en', scopes: ['title', 'level'] })
    const [authorization, ...others] = await holder.authorizations()
    expect(others).toEqual([])
    expect(authorization).toMatchObject({
      state: 'active',
      client: { kind: 'named' },
      scopes: ['title', 'level'],
      language: 'en',
      link: { code, address: `${world.origin}/o/${code}` },
      has_pin: false,
      view_limit: null,
    })
    expect(authorization?.degrees).toHaveLength(2)
    expect(authorization?.degrees[0]?.title.el).not.toMatch(/^\d+$/)
    const lastDay = dayAfter(greekDay(new Date((authorization?.created_at ?? 0) * 1000)), 30)
    expect(authorization?.expires_at).toBe(endOfGreekDay(lastDay).getTime() / 1000)
  })

  test('G16: the counter of openings equals the readings on record', async () => {
    const holder = new Holder(world, 'maria')
    const code = await holder.share('aegis')
    const reader = await readerOf()
    for (let round = 0; round < 3; round += 1) await reader.read(code)
    const [authorization] = await holder.authorizations()
    const readings = await world.database.db
      .selectFrom('readings')
      .selectAll()
      .where('authorization_id', '=', authorization?.id ?? '')
      .where('state', '=', 'completed')
      .execute()
    expect(authorization?.views).toBe(3)
    expect(readings).toHaveLength(3)
    expect(authorization?.openings).toHaveLength(3)
    expect(authorization?.openings[0]).toMatchObject({ outcome: 'read', basis: 'link', diplomas: 2 })
  })

  test('G18: the reader is told the language that the holder chose', async () => {
    const code = await new Holder(world, 'eleni').share('aegis', { language: 'en' })
    expect(await (await readerOf()).read(code)).toMatchObject({ language: 'en' })
  })

  test('an expired authorization shows no link', async () => {
    const holder = new Holder(world, 'nikos')
    await holder.share('aegis', { duration: 1 })
    world.clock.moveBy(2 * 86_400_000)
    await holder.logIn()
    expect((await holder.authorizations())[0]).toMatchObject({ state: 'expired', link: null })
    world.clock.moveBy(-2 * 86_400_000)
  })

  test('nobody sees or revokes the authorizations of another holder', async () => {
    const holder = new Holder(world, 'vasiliki')
    await holder.share('aegis')
    const [authorization] = await holder.authorizations()
    const other = new Holder(world, 'kostas')
    await other.logIn()
    expect(await other.authorizations()).toEqual([])
    expect((await other.send('POST', `authorizations/${authorization?.id}/revocation`)).status).toBe(404)
    expect((await holder.authorizations())[0]).toMatchObject({ state: 'active' })
  })
})

describe('revocation', () => {
  test('G17, Y2: at the next call, within a second, the reader sees nothing; the sealed tax number is gone', async () => {
    const holder = new Holder(world, 'eleni')
    const code = await holder.share('aegis')
    const reader = await readerOf()
    const identifier = (await reader.read(code)).data[0]?.verificationIdentifier ?? ''
    for (const { id, state } of await holder.authorizations()) {
      if (state !== 'active' && state !== 'used-up' && state !== 'locked') continue
      expect(await sealedTaxNumbers()).toBeGreaterThan(0)
      expect((await holder.send('POST', `authorizations/${id}/revocation`)).status).toBe(200)
    }
    const start = performance.now()
    expect(await reader.read(code)).toMatchObject({ errorCode: '1', data: [] })
    expect(performance.now() - start).toBeLessThan(1000)

    const { db } = world.database
    const holderId = (
      await db
        .selectFrom('authorizations')
        .select('holder_id')
        .where('revoked_at', 'is not', null)
        .executeTakeFirstOrThrow()
    ).holder_id
    expect(await db.selectFrom('holders').select('tin_sealed').where('id', '=', holderId).execute()).toEqual([
      { tin_sealed: null },
    ])
    const verified = await reader.verify(identifier)
    expect(verified).toMatchObject({ verified: true, match: true })
    expect(verified.diploma?.lastNameEl).toBeUndefined()
  })

  test('G17: an authorization is revoked once', async () => {
    const holder = new Holder(world, 'eleni')
    await holder.share('aegis')
    const [authorization] = await holder.authorizations()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => holder.send('POST', `authorizations/${authorization?.id}/revocation`)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404])
    expect((await holder.authorizations())[0]).toMatchObject({ state: 'revoked', link: null })
    const { db } = world.database
    const { grant_hash } = await db
      .selectFrom('authorizations')
      .select('grant_hash')
      .where('id', '=', authorization?.id ?? '')
      .executeTakeFirstOrThrow()
    const ofGrant = db.selectFrom('oauth_records').select('model')
    expect(await ofGrant.where('grant_hash', '=', Buffer.from(grant_hash)).execute()).toEqual([])
    expect(await ofGrant.where('id_hash', '=', Buffer.from(grant_hash)).execute()).toEqual([])
  })

  test('Y2: while another authorization is in force, the tax number stays; after its end the hourly job forgets it', async () => {
    const { db } = world.database
    await db.updateTable('holders').set({ tin_sealed: null }).execute()
    const holder = new Holder(world, 'ioannis.a')
    await holder.share('aegis', { duration: 1 })
    await holder.share('aegis')
    const [newest] = await holder.authorizations()
    await holder.send('POST', `authorizations/${newest?.id}/revocation`)
    const { authorizations, clock } = { authorizations: authorizationStore(db, world.keys), clock: world.clock }
    const [job] = authorizationJobs({ db, authorizations, clock })
    await job?.run({})
    expect(await sealedTaxNumbers()).toBe(1)
    world.clock.moveBy(2 * 86_400_000)
    await job?.run({})
    expect(await sealedTaxNumbers()).toBe(0)
    world.clock.moveBy(-2 * 86_400_000)
  })
})

async function sealedTaxNumbers(): Promise<number> {
  const rows = await world.database.db.selectFrom('holders').select('id').where('tin_sealed', 'is not', null).execute()
  return rows.length
}

test('the holder’s calls need a login, and changes need our own page', async () => {
  const holder = new Holder(world, 'eleni')
  for (const path of ['authorizations', 'receipts', 'diplomas', 'export', 'receipt-address']) {
    expect((await holder.send('GET', path)).status).toBe(401)
  }
  await holder.logIn()
  const bare = await holder.graduate.browser.request(`${world.origin}/api/holder/erasure`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ confirmed: true }),
  })
  expect(bare.status).toBe(403)
})
