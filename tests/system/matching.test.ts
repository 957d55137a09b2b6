import type { HolderSession, OwnDegrees } from '@perga/contracts'
import { readConfig } from '@perga/server/configuration/config.ts'
import { logInHolder } from '@perga/server/identity/log-in-holder.ts'
import { startServer } from '@perga/server/wiring/start-server.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Holder } from '../support/holder.ts'
import { type ServerStarter, startWorld, type World } from '../support/world.ts'

const session = (holder: Holder) => holder.get<HolderSession>('session')
const titles = async (holder: Holder) =>
  (await holder.get<OwnDegrees>('diplomas')).degrees.map(({ titleId }) => titleId)

describe('with a civil registry', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld()
  })
  afterAll(() => world.stop())

  test.each([
    ['eleni', 'found'],
    ['andreas', 'unknown'],
    ['christos', 'ambiguous'],
  ])(
    '%s is told that the registry says “%s”, in their area and at a consent, and degrees are asked all the same',
    async (userName, registry) => {
      const holder = new Holder(world, userName)
      await holder.logIn()
      expect(await session(holder)).toMatchObject({ logged_in: true, registry })
      expect((await titles(holder)).length).toBeGreaterThan(0)
      const uid = await holder.graduate.begin('aegis')
      expect(await holder.graduate.interaction(uid)).toMatchObject({ registry })
    },
  )

  test('nobody is matched before the login', async () => {
    expect(await session(new Holder(world, 'eleni'))).toEqual({ logged_in: false, name: null, registry: null })
  })

  test('a number that the registry has given once stays when a later login finds nobody, and changes when it gives another', async () => {
    const { database, keys, clock } = world
    const indexOf = async () => {
      const row = await database.db
        .selectFrom('holders')
        .select('ssn_index')
        .where('tin_index', '=', keys.index('tin', '123456783'))
        .executeTakeFirst()
      return row?.ssn_index && Buffer.from(row.ssn_index)
    }
    const user = { userName: 'x', taxNumber: '123456783', lastName: 'Α', firstName: 'Β', birthYear: 1990 }
    const logIn = (registry: string, ssn: string | null) =>
      logInHolder(user as Parameters<typeof logInHolder>[0], {
        ...{ db: database.db, keys, clock },
        // The answers of a registry, and a valid number where it gives one.
        resolveIdentity: async () => ({ registry, ssn }) as Awaited<ReturnType<Resolver>>,
      })
    type Resolver = Parameters<typeof logInHolder>[1]['resolveIdentity']
    await logIn('found', '01019000122')
    expect(await logIn('unknown', null)).toMatchObject({ registry: 'unknown', ssn: null })
    expect(await indexOf()).toEqual(keys.index('ssn', '01019000122'))
    await logIn('found', '24058202672')
    expect(await indexOf()).toEqual(keys.index('ssn', '24058202672'))
  })

  test('nobody may type a number where a registry is asked', async () => {
    const holder = new Holder(world, 'andreas')
    await holder.logIn()
    expect((await holder.send('POST', 'social-security-number', { number: '01019000122' })).status).toBe(404)
  })
})

describe('without a civil registry', () => {
  const withoutRegistry: ServerStarter = (environment, { database, clock }) => {
    const { CIVIL_REGISTRY_URL: _, CIVIL_REGISTRY_KEY: __, ...rest } = environment
    return startServer(readConfig(rest), database, clock)
  }
  let world: World
  beforeAll(async () => {
    world = await startWorld({ start: withoutRegistry })
  })
  afterAll(() => world.stop())

  const declare = async (holder: Holder, number: string) =>
    (await holder.send('POST', 'social-security-number', { number })).status

  test('the holder is asked, may type the number, and it is kept in the session alone', async () => {
    const holder = new Holder(world, 'ioannis.a')
    expect(await declare(holder, '17029590373')).toBe(401)
    await holder.logIn()
    expect(await session(holder)).toMatchObject({ registry: 'absent' })
    const byTaxNumber = await titles(holder)
    expect(await declare(holder, '17029590373')).toBe(200)
    expect(await session(holder)).toMatchObject({ registry: 'declared' })
    expect(await titles(holder)).toEqual(byTaxNumber)
    await holder.logIn()
    expect(await session(holder)).toMatchObject({ registry: 'absent' })
  })

  test.each([
    ['a wrong check digit', '17029590374'],
    ['another year of birth', '15039290109'],
    ['no number', 'abc'],
    ['too few digits', '1702959037'],
  ])('%s is refused without a word of it in the answer', async (_, number) => {
    const holder = new Holder(world, 'ioannis.a')
    await holder.logIn()
    const answer = await holder.send('POST', 'social-security-number', { number })
    const body = await answer.text()
    expect([answer.status, body]).toEqual([400, expect.stringContaining('social_security_number_wrong')])
    expect(body).not.toContain(number)
  })

  test('the number of a namesake of the same year opens neither their degrees nor their history', async () => {
    const theirs = new Holder(world, 'ioannis.b')
    await theirs.logIn()
    expect(await declare(theirs, '20089590390')).toBe(200)
    await theirs.share('aegis')

    const holder = new Holder(world, 'ioannis.a')
    await holder.logIn()
    expect(await declare(holder, '20089590390')).toBe(200)
    expect(await titles(holder)).toEqual([])
    expect(await holder.authorizations()).toEqual([])
    expect(await theirs.authorizations()).toHaveLength(1)
  })

  test('numbers are typed ten times a day at most', async () => {
    const holder = new Holder(world, 'maria')
    await holder.logIn()
    const answers: number[] = []
    for (let round = 0; round < 11; round += 1) answers.push(await declare(holder, '01019000122'))
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 400), 429])
  })
})
