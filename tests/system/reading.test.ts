import { PERSONAS } from '@perga/sandbox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Graduate, Reader } from '../support/actors.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const DAY = 24 * 3_600_000

async function loggedIn(userName: string, query: Record<string, string> = {}): Promise<Reader> {
  const reader = new Reader(world)
  await reader.logIn(userName, query)
  return reader
}

async function authData(reader: Reader) {
  const answer = await reader.browser.request(`${world.origin}/api/client/get_auth_data`)
  return (await answer.json()) as { logged_in: boolean; citizen: boolean; clients: { name: string }[] }
}

describe('who may log in', () => {
  test('O1: the code survives the login, and so does the page', async () => {
    const code = await new Graduate(world, 'eleni').share('aegis')
    expect(await new Reader(world).logIn('hr.aegis', { token: code })).toContain(`/organisation/${code}`)
    expect(await new Reader(world).logIn('hr.aegis', { next: 'verify' })).toContain('/organisation/verify')
    expect(await new Reader(world).logIn('hr.aegis', { next: 'https://evil.example' })).toContain(
      `${world.origin}/organisation/menu`,
    )
  })

  test('O9: a tax number that nobody authorized is led to the login error, and stays logged out', async () => {
    const reader = new Reader(world)
    expect(await reader.logIn('citizen')).toBe(`${world.origin}/organisation/login/error`)
    expect(await authData(reader)).toMatchObject({ logged_in: false })
  })

  test('O9: refused consent at the tax site leads back to the login', async () => {
    const reader = new Reader(world)
    expect(await reader.logIn('hr.aegis', {}, 'refuse')).toContain('/organisation/login?failed=1')
    expect(await authData(reader)).toMatchObject({ logged_in: false })
  })

  test('O1: a login that was cancelled or refused comes back with the code, and the next one reads it', async () => {
    const code = await new Graduate(world, 'eleni').share('any-tax-user')
    const named = await new Graduate(world, 'eleni').share('aegis')
    const citizen = new Reader(world)
    const cancelled = new URL(await citizen.logIn('citizen', { token: code }, 'refuse'))
    expect([cancelled.pathname, cancelled.searchParams.get('token')]).toEqual(['/organisation/login', code])
    const refused = new URL(await citizen.logIn('citizen', { token: named }))
    expect([refused.pathname, refused.searchParams.get('token')]).toEqual(['/organisation/login/error', named])
    const page = new URL(await citizen.logIn('citizen', { next: '/organisation/check/hand-overs' }))
    expect(page.search).toBe('?next=%2Forganisation%2Fcheck%2Fhand-overs')
    expect(await citizen.logIn('citizen', { token: cancelled.searchParams.get('token') ?? '' })).toContain(
      `/organisation/${code}`,
    )
    expect((await citizen.read(code)).data).toHaveLength(1)
  })

  test('G4: a link to any authenticated user admits every citizen who holds its code; to others it stays shut', async () => {
    const open = await new Graduate(world, 'eleni').share('any-tax-user')
    const citizen = await loggedIn('citizen', { token: open })
    expect(await authData(citizen)).toMatchObject({ logged_in: true, citizen: true, clients: [] })
    const { data } = await citizen.read(open)
    expect(data).toHaveLength(1)
    expect(await citizen.verify(data[0]?.verificationIdentifier ?? '')).toMatchObject({ verified: true, match: true })

    const other = await loggedIn('hr.aegis')
    expect(await other.verify(data[0]?.verificationIdentifier ?? '')).toMatchObject({
      verified: false,
      error: expect.any(String),
    })

    const named = await new Graduate(world, 'eleni').share('aegis')
    expect(await citizen.read(named)).toMatchObject({ errorCode: '1', data: [] })
    expect(await new Reader(world).logIn('citizen', { token: named })).toContain('/organisation/login/error')
  })

  test('G4: a citizen who says so may log in first and type the code afterwards', async () => {
    const open = await new Graduate(world, 'eleni').share('any-tax-user')
    const citizen = await loggedIn('citizen', { citizen: '1' })
    expect((await citizen.read(open)).data).toHaveLength(1)
  })

  test('a representative who is suspended reads nothing more from the next request on', async () => {
    const code = await new Graduate(world, 'eleni').share('employment-agency')
    const reader = await loggedIn('agency')
    expect((await reader.read(code)).data).toHaveLength(1)
    const { db } = world.database
    const taxNumber = PERSONAS.find(({ userName }) => userName === 'agency')?.taxNumber ?? ''
    const theirs = db.updateTable('representatives').where('tin_index', '=', world.keys.index('tin', taxNumber))
    await theirs.set({ state: 'suspended' }).execute()
    expect((await reader.post('/api/client/diplomas/', { token: code })).status).toBe(403)
    await theirs.set({ state: 'active' }).execute()
  })
})

describe('codes that open nothing', () => {
  test('O8: an unknown, mistyped, expired, revoked or foreign code has one same answer', async () => {
    const reader = await loggedIn('inspector')
    const foreign = await new Graduate(world, 'eleni').share('aegis')
    const expired = await new Graduate(world, 'eleni').share('civil-service-board', { duration: 1 })
    const revoked = await new Graduate(world, 'eleni').share('civil-service-board')
    const { db } = world.database
    const links = await db
      .selectFrom('access_links')
      .select('authorization_id')
      .orderBy('created_at', 'desc')
      .limit(1)
      .execute()
    await db
      .updateTable('authorizations')
      .set({ revoked_at: world.clock.now() })
      .where('id', '=', links[0]?.authorization_id ?? '')
      .execute()
    expect((await reader.read(expired)).data).toHaveLength(1)
    world.clock.moveBy(2 * DAY)

    // The session of two days ago is over by now.
    const later = await loggedIn('inspector')
    const codes = ['00000000000000000000000000', 'nonsense', '', foreign, expired, revoked]
    const answers = await Promise.all(codes.map((code) => later.read(code)))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]).toMatchObject({ errorCode: '1', data: [], expires_at: null })
  })

  test('a link opens until its last second and not at its expiry', async () => {
    const code = await new Graduate(world, 'eleni').share('aegis', { duration: 1 })
    const { expires_at } = await (await loggedIn('hr.aegis')).read(code)
    const untilExpiry = (expires_at ?? 0) * 1000 - world.clock.now().getTime()
    world.clock.moveBy(untilExpiry - 3_000)
    const reader = await loggedIn('hr.aegis')
    expect((await reader.read(code)).errorCode).toBeNull()
    world.clock.moveBy(4_000)
    expect((await reader.read(code)).errorCode).toBe('1')
  })

  test('O2: the whole link, the short link and the code in small letters or with spaces open the same', async () => {
    const code = await new Graduate(world, 'eleni').share('aegis')
    const reader = await loggedIn('hr.aegis')
    const inputs = [
      code,
      `${world.origin}/o/${code}`,
      `${world.origin}/organisation/${code}?x=1#y`,
      code.toLowerCase(),
      `  ${code.slice(0, 5)} ${code.slice(5)} `,
    ]
    for (const input of inputs) expect((await reader.read(input)).data).toHaveLength(1)
  })

  test('guessing: after ten misses in ten minutes the eleventh is refused with Retry-After, and a right code too until then', async () => {
    const code = await new Graduate(world, 'eleni').share('aegis')
    world.clock.moveBy(10 * 60_000)
    const reader = await loggedIn('hr.aegis')
    for (let miss = 0; miss < 10; miss += 1) expect((await reader.read(`${miss}nonsense`)).errorCode).toBe('1')
    const refused = await reader.post('/api/client/diplomas/', { token: code })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    world.clock.moveBy(10 * 60_000)
    expect((await reader.read(code)).data).toHaveLength(1)
  })

  test('NUL bytes and lone surrogates are refused as malformed, in a form, a path and a query', async () => {
    const reader = await loggedIn('hr.aegis')
    expect((await reader.post('/api/client/diplomas/', { token: 'A\0B' })).status).toBe(400)
    const raw = await reader.browser.request(`${world.origin}/api/client/diplomas/`, {
      method: 'POST',
      headers: { 'x-requested-with': 'x', 'content-type': 'application/json' },
      body: '{"token":"\\ud800"}',
    })
    expect(raw.status).toBe(400)
    expect((await fetch(`${world.origin}/api/user/clients/?lang=%00`)).status).toBe(400)
  })
})

describe('a reading', () => {
  test('Z4: every read has an audit id, and every audit id a row', async () => {
    const code = await new Graduate(world, 'giorgos').share('aegis')
    const { data } = await (await loggedIn('hr.aegis')).read(code)
    expect(data.length).toBeGreaterThan(1)
    expect(new Set(data.map(({ diploma }) => diploma.auditResultId)).size).toBe(1)
    for (const { auditId } of data) {
      const rows = await world.database.db
        .selectFrom('releases')
        .select('client_id')
        .where('audit_id', '=', auditId)
        .execute()
      expect(rows).toEqual([{ client_id: 'aegis' }])
    }
  })

  test('a request sent twice with one key is one reading: same audit ids, same signatures, one view', async () => {
    const code = await new Graduate(world, 'eleni').share('aegis')
    const reader = await loggedIn('hr.aegis')
    const key = { 'idempotency-key': crypto.randomUUID() }
    const [first, second] = await Promise.all([reader.read(code, key), reader.read(code, key)])
    const third = await reader.read(code, key)
    expect(second?.data).toEqual(first?.data)
    expect(third.data).toEqual(first?.data)
    expect((await reader.read(code)).data[0]?.auditId).not.toBe(first?.data[0]?.auditId)
    const views = await world.database.db
      .selectFrom('access_links')
      .select('views')
      .orderBy('created_at', 'desc')
      .limit(1)
      .execute()
    expect(views[0]?.views).toBe(2)
  })

  test.each([
    ['down', 1502],
    ['malformed', 1502],
    ['wrong-key', 1502],
    ['truncated', 1502],
    ['huge', 1502],
  ])(
    'I8: an institution that is %s leaves its part out with status %i, and the others answer',
    async (behaviour, status) => {
      const code = await new Graduate(world, 'giorgos').share('aegis')
      await world.control('institutions/auth/behaviour', { behaviour })
      const answer = await (await loggedIn('hr.aegis')).read(code)
      await world.control('reset', {})
      expect(answer.error).toBeNull()
      expect(answer.status.auth).toBe(status)
      expect(Object.values(answer.status)).toContain(1200)
      expect(answer.data.length).toBeGreaterThan(0)
    },
  )

  test('an institution that answers more broadly than asked leaks nobody', async () => {
    const code = await new Graduate(world, 'eleni').share('aegis')
    await world.control('institutions/auth/behaviour', { behaviour: 'over-answer' })
    const answer = await (await loggedIn('hr.aegis')).read(code)
    await world.control('reset', {})
    const names = new Set(answer.data.map(({ diploma }) => diploma.lastNameEl))
    expect(names).toEqual(
      new Set([PERSONAS.find(({ userName }) => userName === 'eleni')?.degrees[0]?.record.lastNameEl]),
    )
  })

  test('D4: fields outside the organisation’s scopes are absent, also from the signed payload', async () => {
    const code = await new Graduate(world, 'eleni').share('employment-agency')
    const [release] = (await (await loggedIn('agency')).read(code)).data
    const payload = Buffer.from(release?.payload ?? '', 'base64').toString()
    for (const field of ['gradeValue', 'gradeDescription']) {
      expect(release?.diploma).not.toHaveProperty(field)
      expect(payload).not.toContain(field)
    }
    expect(release?.diploma).toHaveProperty('title')
  })
})
