import { inlineAs } from '@perga/server/platform/content-disposition.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../support/world.ts'
import { ACCESS } from './access-rules.ts'
import { HEADER_INJECTIONS } from './hostile-addresses.ts'
import { operationsOf } from './operations.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ settings: { PERGA_RATE_LIMIT: '1000000' } })
})
afterAll(() => world?.stop())

/** What of an answer shows that a header came in from outside, or that the server stumbled over one. */
function faultOf({ status, headers }: Response): string | null {
  const isInjected =
    headers.has('x-injected') ||
    headers.getSetCookie().some((line) => line.startsWith('injected=')) ||
    headers.get('location')?.startsWith('//') === true
  return isInjected || status >= 500 ? `${status} ${JSON.stringify([...headers])}` : null
}

test('there are a hundred texts to break a header with', () => {
  expect(new Set(HEADER_INJECTIONS).size).toBeGreaterThanOrEqual(100)
})

test('no path and no query of an open call writes a header of its own', async () => {
  const operations = (await operationsOf(world)).filter(
    ({ name }) => name.startsWith('GET') && ACCESS[name] === 'everybody',
  )
  const faults: string[] = []
  for (const text of HEADER_INJECTIONS) {
    const calls = operations.flatMap((operation) => operation.variants('auth', text))
    const answers = await Promise.all(calls.map(({ path }) => fetch(`${world.origin}${path}`, { redirect: 'manual' })))
    for (const [index, answer] of answers.entries()) {
      await answer.body?.cancel()
      const fault = faultOf(answer)
      if (fault !== null) faults.push(`${calls[index]?.path}: ${fault}`)
    }
  }
  expect(faults).toEqual([])
}, 300_000)

test('no cookie and no header of a request writes a header of the answer', async () => {
  // What a program can put into a header at all: the line ends that are only written as such.
  const texts = HEADER_INJECTIONS.filter((text) => /^[\t\x20-\x7e]*$/.test(text))
  expect(texts.length).toBeGreaterThanOrEqual(30)
  for (const text of texts) {
    const headers = { cookie: `lang=${text}`, origin: text, 'x-forwarded-host': text, 'accept-language': text }
    for (const path of ['/', '/api/holder/login', '/oauth/authorize', '/api/user/oauth/aegis'])
      expect(faultOf(await fetch(`${world.origin}${path}`, { headers, redirect: 'manual' })), text).toBeNull()
  }
})

test('the name of a file neither ends nor adds to its header', () => {
  for (const text of [
    ...HEADER_INJECTIONS,
    'a"; filename="b.exe',
    "a'; filename*=UTF-8''b.exe",
    'a\\"',
    '../../etc/passwd',
  ]) {
    const header = inlineAs(text)
    expect(header, text).toMatch(/^inline; filename="[\w .,()-]*"; filename\*=UTF-8''[\w.!~%-]*$/)
    expect(() => new Headers({ 'content-disposition': header })).not.toThrow()
  }
})
