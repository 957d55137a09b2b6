import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../support/world.ts'
import { ACCESS, getsThrough } from './access-rules.ts'
import { type Caller, callersOf, ROLES, type Role } from './callers.ts'
import { type Operation, operationsOf } from './operations.ts'

const MARKUP = '"><img src=x onerror=alert(4711)>'
/** What people and programs have broken services with. */
const HOSTILE = [
  '\0',
  '\ud800',
  '\u202etxet',
  '%00%0d%0aSet-Cookie: a=b',
  '\r\nSet-Cookie: a=b',
  "' or '1'='1",
  '*)(uid=*))(|(uid=*',
  '{{7*7}}',
  '../../../../etc/passwd',
  '__proto__',
  'Ω\u0345\u0301'.repeat(300),
  '١٢٣',
  '-1e309',
  MARKUP,
]
const TOO_LONG = 'α'.repeat(5_000_000)
/** Calls that end the session they come with, or the account: nothing could be asked afterwards. */
const ENDS = /\/(logout|erasure|unlinking|suspend)$/

let world: World
let callers: Record<Role, Caller>
let operations: Operation[]
beforeAll(async () => {
  world = await startWorld({ settings: { PERGA_TRUST_PROXY: 'true', PERGA_RATE_LIMIT: '1000000' } })
  callers = await callersOf(world)
  operations = (await operationsOf(world)).filter(({ path }) => !ENDS.test(path))
})
afterAll(() => world?.stop())

/** The call as somebody sends it who gets through. */
function send(operation: Operation, call: ReturnType<Operation['call']>): Promise<Response> {
  const rule = ACCESS[operation.name] ?? 'everybody'
  const role = ROLES.findLast((candidate) => getsThrough(rule, candidate, 'auth')) ?? 'nobody'
  return callers[role](call)
}

test('hostile text in any field of any call is an answer like any other, and never comes back as markup', async () => {
  const faults: string[] = []
  let calls = 0
  for (const operation of operations) {
    const found = await Promise.all(HOSTILE.map((text) => faultsOf(operation, text)))
    faults.push(...found.flatMap((one) => one.faults))
    calls += found.reduce((sum, one) => sum + one.calls, 0)
  }
  expect(faults).toEqual([])
  expect(calls).toBeGreaterThan(3000)
}, 600_000)

/** What goes wrong with `text` in each field of the call in turn. */
async function faultsOf(operation: Operation, text: string): Promise<{ calls: number; faults: string[] }> {
  const variants = operation.variants('auth', text)
  const faults: string[] = []
  for (const call of variants) {
    const answer = await send(operation, call)
    const body = await answer.text()
    const isMarkup = answer.headers.get('content-type')?.includes('html') === true && body.includes(MARKUP)
    if (answer.status >= 500 || isMarkup) {
      faults.push(`${operation.name} ${JSON.stringify(text).slice(0, 30)}: ${answer.status} ${body.slice(0, 80)}`)
    }
  }
  return { calls: variants.length, faults }
}

test('ten megabytes in one field are refused by every call that takes a body', async () => {
  const faults: string[] = []
  for (const operation of operations) {
    const [call] = operation.variants('auth', TOO_LONG).filter(({ body }) => JSON.stringify(body)?.includes('αα'))
    if (call === undefined) continue
    const { status } = await send(operation, call)
    if (status < 400 || status >= 500) faults.push(`${operation.name}: ${status}`)
  }
  expect(faults).toEqual([])
}, 600_000)
