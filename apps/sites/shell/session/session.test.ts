import { expect, test, vi } from 'vitest'
import { createSession } from './session.ts'

function makeSession(fetchIdentity: () => Promise<string | null>) {
  const clock = { time: 0 }
  const ask = vi.fn(fetchIdentity)
  return { session: createSession({ fetchIdentity: ask, now: () => clock.time }), ask, clock }
}

test('a session is unknown until the server has answered', async () => {
  const { session } = makeSession(async () => 'Μαρία')
  expect(session.current()).toEqual({ state: 'unknown' })
  await session.refresh()
  expect(session.current()).toEqual({ state: 'known', identity: 'Μαρία' })
})

test('O13: a second refresh inside one second makes no call', async () => {
  const { session, ask, clock } = makeSession(async () => 'Μαρία')
  await session.refresh()
  clock.time = 999
  await session.refresh()
  expect(ask).toHaveBeenCalledTimes(1)
  clock.time = 1000
  await session.refresh()
  expect(ask).toHaveBeenCalledTimes(2)
})

test('O13: a failed auth call logs out', async () => {
  const { session, clock, ask } = makeSession(async () => 'Μαρία')
  await session.refresh()
  ask.mockRejectedValueOnce(new Error('offline'))
  clock.time = 2000
  await session.refresh()
  expect(session.current()).toEqual({ state: 'failed' })
})

test('nobody logged in is anonymous, not failed', async () => {
  const { session } = makeSession(async () => null)
  await session.refresh()
  expect(session.current()).toEqual({ state: 'anonymous' })
})

test('listeners hear each change until they leave', async () => {
  const { session } = makeSession(async () => null)
  const listener = vi.fn()
  const leave = session.subscribe(listener)
  await session.refresh()
  leave()
  session.end()
  expect(listener).toHaveBeenCalledTimes(1)
})
