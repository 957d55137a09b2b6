import { randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts'
import { fixedClock } from '../platform/clock.ts'
import { keysFromMaster } from '../platform/keys.ts'
import { Departures } from './departures.ts'
import { Sessions } from './sessions.ts'

const clock = fixedClock(new Date('2026-11-20T10:00:00Z'))
const keys = keysFromMaster(randomBytes(32))
let database: TestDatabase
let app: FastifyInstance

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

// What the log was told, as lines.
let lines: string[]
beforeEach(async () => {
  lines = []
  const sessions = new Sessions({ db: database.db, keys, clock, isSecure: true })
  const departures = new Departures({ db: database.db, keys, clock, isSecure: true })
  app = fastify({ logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } } })
  await app.register(cookie)
  app.post<{ Querystring: { taxNumber?: string } }>('/login', async (request, reply) => {
    const { taxNumber = '123456783' } = request.query
    await sessions.start(reply, 'user', { taxNumber, name: 'Name', isCitizen: false })
    return 'in'
  })
  app.post('/staff', async (_request, reply) => {
    await sessions.start(reply, 'staff', { kind: 'provider', memberId: 'one' })
    return 'in'
  })
  app.get('/desk', (request) => sessions.read(request, 'staff'))
  app.post('/others', async (request) => {
    await sessions.endOthers(request, 'user')
    return 'ended'
  })
  app.get('/me', (request) => sessions.read(request, 'user'))
  app.get('/holder', (request) => sessions.read(request, 'holder'))
  app.post('/logout', async (request, reply) => {
    await sessions.end(request, reply, 'user')
    return 'out'
  })
  app.post('/leave', async (request, reply) => departures.depart({ request, reply }, 'user-login', { to: 'x' }))
  app.get<{ Querystring: { state: string; purpose?: 'link' } }>('/back', async (request) =>
    departures.comeBack(request, request.query.purpose ?? 'user-login', request.query.state),
  )
})

const cookieOf = (response: { headers: Record<string, unknown> }) =>
  String(response.headers['set-cookie']).split(';')[0] ?? ''
const logIn = async (taxNumber = '123456783') =>
  cookieOf(await app.inject({ method: 'POST', url: `/login?taxNumber=${taxNumber}` }))
const get = (url: string, cookieHeader: string) => app.inject({ url, headers: { cookie: cookieHeader } })

test('Y1: a session cookie has no expiry, is for our host alone, and cannot be read by scripts', async () => {
  const response = await app.inject({ method: 'POST', url: '/login' })
  const header = String(response.headers['set-cookie'])
  expect(header).toMatch(/^__Host-perga-user=/)
  expect(header).toMatch(/Path=\/; HttpOnly; Secure; SameSite=Lax$/)
})

test('a cookie kept from before the logout is worth nothing after it', async () => {
  const session = cookieOf(await app.inject({ method: 'POST', url: '/login' }))
  expect((await get('/me', session)).json()).toMatchObject({ name: 'Name' })
  await app.inject({ method: 'POST', url: '/logout', headers: { cookie: session } })
  expect((await get('/me', session)).body).toBe('null')
})

test('each login is a new session, so that nobody can be given a session beforehand', async () => {
  const first = cookieOf(await app.inject({ method: 'POST', url: '/login' }))
  const second = cookieOf(await app.inject({ method: 'POST', url: '/login', headers: { cookie: first } }))
  expect(second).not.toBe(first)
})

test('the session that a browser had ends with its next login', async () => {
  const first = cookieOf(await app.inject({ method: 'POST', url: '/login' }))
  const second = cookieOf(await app.inject({ method: 'POST', url: '/login', headers: { cookie: first } }))
  expect((await get('/me', first)).body).toBe('null')
  expect((await get('/me', second)).json()).toMatchObject({ name: 'Name' })
})

test('a person’s other sessions end together, and nobody else’s', async () => {
  const [here, there] = [await logIn(), await logIn()]
  const stranger = await logIn('090000045')
  await app.inject({ method: 'POST', url: '/others', headers: { cookie: here } })
  expect((await get('/me', here)).json()).toMatchObject({ name: 'Name' })
  expect((await get('/me', there)).body).toBe('null')
  expect((await get('/me', stranger)).json()).toMatchObject({ name: 'Name' })
  await app.inject({ method: 'POST', url: '/others', headers: { cookie: 'perga-user=invented' } })
  expect((await get('/me', here)).json()).toMatchObject({ name: 'Name' })
})

test('a session that begins or ends is in the log, by its kind and nothing else', async () => {
  const session = await logIn()
  await app.inject({ method: 'POST', url: '/logout', headers: { cookie: session } })
  const told = lines.filter((line) => line.includes('"session":"user"'))
  expect(told.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['session started', 'session ended'])
  expect(told.join()).not.toMatch(/123456783|Name|perga-user/)
})

test('a session of one kind is none of another kind', async () => {
  const session = cookieOf(await app.inject({ method: 'POST', url: '/login' }))
  expect((await get('/holder', session.replace('perga-user', 'perga-holder'))).body).toBe('null')
})

test('a session ends twelve hours after its last use', async () => {
  const session = cookieOf(await app.inject({ method: 'POST', url: '/login' }))
  clock.moveBy(11 * 3_600_000)
  expect((await get('/me', session)).json()).toMatchObject({ name: 'Name' })
  clock.moveBy(11 * 3_600_000)
  expect((await get('/me', session)).json()).toMatchObject({ name: 'Name' })
  clock.moveBy(13 * 3_600_000)
  expect((await get('/me', session)).body).toBe('null')
})

test('a session ends twenty-four hours after its login however often it is used, at the desk after twelve', async () => {
  const session = await logIn()
  const staff = cookieOf(await app.inject({ method: 'POST', url: '/staff' }))
  for (let hour = 1; hour < 12; hour += 1) {
    clock.moveBy(3_600_000)
    expect((await get('/desk', staff)).json()).toMatchObject({ memberId: 'one' })
    expect((await get('/me', session)).json()).toMatchObject({ name: 'Name' })
  }
  clock.moveBy(3_600_000)
  expect((await get('/desk', staff)).body).toBe('null')
  for (let hour = 12; hour < 24; hour += 1) {
    expect((await get('/me', session)).json()).toMatchObject({ name: 'Name' })
    clock.moveBy(3_600_000)
  }
  expect((await get('/me', session)).body).toBe('null')
})

test('the database holds neither the cookie nor the tax number of a session', async () => {
  const session = cookieOf(await app.inject({ method: 'POST', url: '/login' }))
  const rows = await database.db.selectFrom('sessions').selectAll().execute()
  const dump = Buffer.concat(
    rows.flatMap((row) => [row.id_hash, row.state_sealed, row.owner_hash ?? []].map(Buffer.from)),
  ).toString('latin1')
  expect(dump).not.toContain('123456783')
  expect(dump).not.toContain(session.split('=')[1] ?? '?')
})

test('a browser comes back once, with what it left with', async () => {
  const left = await app.inject({ method: 'POST', url: '/leave' })
  const browser = cookieOf(left)
  expect((await get(`/back?state=${left.body}`, browser)).json()).toEqual({ to: 'x' })
  expect((await get(`/back?state=${left.body}`, browser)).statusCode).toBe(500)
})

test('another browser, another purpose, a late return and an invented state are refused', async () => {
  const left = await app.inject({ method: 'POST', url: '/leave' })
  const other = cookieOf(await app.inject({ method: 'POST', url: '/leave' }))
  expect((await get(`/back?state=${left.body}&purpose=link`, cookieOf(left))).statusCode).toBe(500)
  expect((await get(`/back?state=${left.body}`, other)).statusCode).toBe(500)
  expect((await get('/back?state=invented', cookieOf(left))).statusCode).toBe(500)
  const late = await app.inject({ method: 'POST', url: '/leave' })
  clock.moveBy(31 * 60_000)
  expect((await get(`/back?state=${late.body}`, cookieOf(late))).statusCode).toBe(500)
})

test('of sixteen returns at once exactly one is let in', async () => {
  const left = await app.inject({ method: 'POST', url: '/leave' })
  const returns = Array.from({ length: 16 }, () => get(`/back?state=${left.body}`, cookieOf(left)))
  const statuses = (await Promise.all(returns)).map((response) => response.statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
})
