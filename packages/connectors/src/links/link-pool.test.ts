import { expect, test } from 'vitest'
import { LinkPool } from './link-pool.ts'
import type { ViewLink } from './view-link.ts'

/** A database whose connections are counted, and which of them were destroyed. */
function database() {
  const links: { breakOff(): void; isDestroyed: boolean }[] = []
  const pool = new LinkPool(async () => {
    let listener: () => void = () => undefined
    const state = { breakOff: () => listener(), isDestroyed: false }
    links.push(state)
    const link: ViewLink = {
      begin: async () => undefined,
      query: async () => [],
      end: async () => undefined,
      destroy: () => {
        state.isDestroyed = true
      },
      onBreak: (given) => {
        listener = given
      },
    }
    return link
  })
  return { pool, links }
}

const never = () => new AbortController().signal
/** Work that lasts until the test ends it. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const run = () => {
    begun.resolve()
    return promise
  }
  return { run, begun: begun.promise, finish: resolve, fail: reject }
}

test('Z3: at most four connections are open, and whoever comes next waits for one of them', async () => {
  const { pool, links } = database()
  const first = Array.from({ length: 4 }, work)
  const running = first.map(({ run }) => pool.use(never(), run))
  await Promise.all(first.map(({ begun }) => begun))
  const fifth = work()
  const late = pool.use(never(), fifth.run)
  expect(links).toHaveLength(4)
  first[0]?.finish()
  await fifth.begun
  fifth.finish()
  for (const { finish } of first) finish()
  await Promise.all([...running, late])
  expect([links.length, links.filter(({ isDestroyed }) => isDestroyed).length]).toEqual([4, 0])
})

test('Z3: who gives up while waiting takes nobody’s turn', async () => {
  const { pool } = database()
  const first = Array.from({ length: 4 }, work)
  const running = first.map(({ run }) => pool.use(never(), run))
  await Promise.all(first.map(({ begun }) => begun))
  const leaving = new AbortController()
  const left = pool.use(leaving.signal, async () => expect.fail('gave up'))
  const last = work()
  const waiting = pool.use(never(), last.run)
  leaving.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  // Woken and aborted at once: the next is woken all the same.
  const both = new AbortController()
  const woken = pool.use(both.signal, async () => undefined)
  for (const { finish } of first) finish()
  both.abort(new Error('at once'))
  await woken.catch(() => undefined)
  await last.begun
  last.finish()
  await Promise.all([...running, waiting])
})

test('Z3: a connection that failed, was aborted or broke is not used again; a good one is', async () => {
  const { pool, links } = database()
  await pool.use(never(), async () => undefined)
  await pool.use(never(), async () => undefined)
  expect(links).toHaveLength(1)
  await expect(pool.use(never(), () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(links[0]?.isDestroyed).toBe(true)

  const hanging = work()
  const leaving = new AbortController()
  const aborted = pool.use(leaving.signal, hanging.run)
  await hanging.begun
  leaving.abort(new Error('late'))
  expect(links[1]?.isDestroyed).toBe(true)
  hanging.fail(new Error('destroyed'))
  await expect(aborted).rejects.toThrow()

  await pool.use(never(), async () => links[2]?.breakOff())
  await pool.use(never(), async () => undefined)
  links[3]?.breakOff()
  await pool.use(never(), async () => undefined)
  expect(links.map(({ isDestroyed }) => isDestroyed)).toEqual([true, true, true, true, false])
})

test('a closed pool opens nothing, and wakes who waits', async () => {
  const { pool, links } = database()
  const first = Array.from({ length: 4 }, work)
  const running = first.map(({ run }) => pool.use(never(), run))
  await Promise.all(first.map(({ begun }) => begun))
  const waiting = pool.use(never(), async () => undefined)
  await pool.close()
  await expect(waiting).rejects.toThrow('closed')
  for (const { finish } of first) finish()
  await Promise.all(running)
  expect(links.every(({ isDestroyed }) => isDestroyed)).toBe(true)
  await expect(pool.use(never(), async () => undefined)).rejects.toThrow('closed')
})
