import type { DeskRequest, OwnRequests, RequestQueue } from '@perga/contracts'
import { loadDemoRequests } from '@perga/sandbox/load-demo-requests.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holderOf, memberOf } from '../support/helpdesk.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
  const { database, keys, clock } = world
  const load = () =>
    loadDemoRequests({
      ...{ db: database.db, keys, now: clock.now(), entitlementPrefix: 'urn:mace:example.gr:perga:helpdesk' },
    })
  await load()
  await load()
})
afterAll(() => world.stop())

test('the demonstration’s desk has requests of every state, of the people and the accounts that sign in', async () => {
  const head = await memberOf(world, 'auth.head')
  const queue = async (query: string) => (await (await head.get(`/api/desk/requests?${query}`)).json()) as RequestQueue
  const { requests, counts } = await queue('')
  expect(requests.map(({ state }) => state).sort()).toEqual(['assigned', 'assigned', 'open', 'open'])
  expect(counts).toMatchObject({ open: 2, overdue: 1 })
  expect((await queue('state=resolved')).requests).toMatchObject([{ outcome: 'mended' }])

  const full = await memberOf(world, 'auth.full')
  const mine = (await (await full.get('/api/desk/requests?of=mine')).json()) as RequestQueue
  expect(mine.requests).toMatchObject([{ level: '8' }])
  const request = (await (await full.get(`/api/desk/requests/${mine.requests[0]?.id}`)).json()) as DeskRequest
  expect(request.messages).toMatchObject([{ by: 'staff', by_name: 'Πλάτων Ολοκληρίδης' }])
  const giorgos = await holderOf(world, 'giorgos')
  const own = await giorgos.get<OwnRequests>('requests')
  expect(own.requests).toMatchObject([{ kind: 'wrong', state: 'resolved', has_new_answer: true }])
})
