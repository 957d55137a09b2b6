import type { EntitlementCheck, EntitlementPrefix } from '@perga/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ProviderStaff } from '../support/provider-staff.ts'
import { Staff } from '../support/staff.ts'
import { startWorld, type World } from '../support/world.ts'

const PATH = '/api/desk/entitlements/check'
const PREFIX = 'urn:mace:example.gr:perga:helpdesk'
const of = (...ends: string[]) => ({ values: ends.map((end) => `${PREFIX}:${end}`) })

let world: World
let head: Staff
let ada: ProviderStaff
beforeAll(async () => {
  world = await startWorld()
  ada = await ProviderStaff.registered(world, 'Ada')
  head = new Staff(world)
  await head.signOn('auth.head')
})
afterAll(() => world.stop())

const check = async (who: Staff, body: object) => (await (await who.post(PATH, body)).json()) as EntitlementCheck
const signedOn = async (persona: string) => {
  const staff = new Staff(world)
  return { staff, end: await staff.signOn(persona) }
}

describe('H8: the checker', () => {
  test('says what a set grants, department by department, in both languages', async () => {
    const { prefix, grants, findings } = await check(head, of('338:full:8,6', '0:view', '99999:resolve'))
    expect([prefix, findings]).toEqual([PREFIX, []])
    expect(grants).toEqual([
      {
        ...{ maintainer_id: '338', role: 'full', levels: ['6', '8'], is_known: true },
        department: { el: expect.stringContaining('Πληροφορικής'), en: expect.any(String) },
      },
      { maintainer_id: '0', role: 'view', levels: [], department: null, is_known: true },
      { maintainer_id: '99999', role: 'resolve', levels: [], department: null, is_known: false },
    ])
  })

  test('names at each value the rule that voids it, or the whole set', async () => {
    const { grants, findings } = await check(head, of('338:view', '338:full', '245:View', '0:view:6'))
    expect(grants).toEqual([])
    expect(findings.map(({ value, rule }) => [value.slice(PREFIX.length + 1), rule])).toEqual([
      ['338:view', 'repeated-maintainer'],
      ['338:full', 'repeated-maintainer'],
      ['245:View', 'role'],
      ['0:view:6', 'whole-institution-with-level'],
    ])
    for (const { text } of findings) expect(text).toEqual({ el: expect.any(String), en: expect.any(String) })
  })

  test('a department of another institution is unknown to an institution, and known to the provider', async () => {
    expect((await check(head, of('312:view'))).grants).toMatchObject([{ is_known: false, department: null }])
    expect((await check(ada, of('312:view'))).grants).toMatchObject([{ is_known: true, department: {} }])
  })

  test('the audit keeps who checked for which institution and how many values, never the values', async () => {
    await check(head, of('338:secretive', '245:view'))
    const events = await world.database.db
      .selectFrom('audit_events')
      .selectAll()
      .where('act', '=', 'entitlements.check')
      .orderBy('id', 'desc')
      .execute()
    expect(events[0]).toMatchObject({ object: 'auth', detail: { values: 2, granted: 1, findings: 1 } })
    expect(events[0]?.actor).toMatch(/^institution:/)
    expect(JSON.stringify(events)).not.toMatch(/secretive|urn:mace/)
  })

  test('is for the provider and for accounts of a whole institution that do more than look', async () => {
    const prefixFor = async (who: Staff) =>
      (await who.get('/api/desk/entitlements')).json() as Promise<EntitlementPrefix>
    for (const who of [head, ada]) expect(await prefixFor(who)).toEqual({ prefix: PREFIX })
    for (const persona of ['auth.oversight', 'auth.full', 'auth.nobody']) {
      const { staff } = await signedOn(persona)
      expect([
        (await staff.post(PATH, of('338:view'))).status,
        (await staff.get('/api/desk/entitlements')).status,
      ]).toEqual([403, 403])
    }
    expect((await new Staff(world).post(PATH, of('338:view'))).status).toBe(401)
  })

  test('refuses no value at all, too many and endless ones', async () => {
    for (const values of [[], Array.from({ length: 101 }, () => 'x'), ['x'.repeat(501)], 'x']) {
      expect((await head.post(PATH, { values })).status).toBe(400)
    }
  })
})

test('spec 2 §5: whose set is invalid is told the same as who has none', async () => {
  const told = async (persona: string) => {
    const { staff, end } = await signedOn(persona)
    const { id: _, name: __, email: ___, ...session } = { email: null, name: '', ...(await staff.session()), id: '' }
    const refused = await staff.get('/api/desk/entitlements')
    return { end, session, refused: [refused.status, await refused.text()] }
  }
  const [invalid, nobody] = [await told('auth.invalid'), await told('auth.nobody')]
  expect(invalid).toEqual(nobody)
  expect(invalid.session).toMatchObject({ kind: 'institution', entitlements: [] })
})
