import { parseTaxNumber } from '@perga/domain'
import { expect, test } from 'vitest'
import type { HttpAnswer } from '../platform/http-client.ts'
import { civilRegistryResolver } from './identity-resolver.ts'
import type { TaxUser } from './tax-user.ts'

const taxNumber = parseTaxNumber('123456783')
if (taxNumber === null) throw new Error('a valid test number')
const user: TaxUser = { userName: 'x', taxNumber, lastName: '', firstName: 'ΕΛΕΝΗ', birthYear: null }

const resolverFor = (answer: () => Promise<HttpAnswer>) =>
  civilRegistryResolver({ address: 'http://registry.example', key: 'secret', http: answer })
const answering = (status: number, body: unknown = {}) =>
  resolverFor(async () => ({ status, headers: {}, body: Buffer.from(JSON.stringify(body)) }))

test('a person whom the registry knows is found by tax number, also with a name or birth year missing', async () => {
  const found = { registry: 'found', ssn: '01019000122' }
  expect(await answering(200, { ssn: '01019000122' })(user)).toEqual(found)
})

test.each([
  ['nobody', 404, 'unknown'],
  ['several people', 409, 'ambiguous'],
])('a question that fits %s yields no number, and says so', async (_, status, registry) => {
  expect(await answering(status)(user)).toEqual({ registry, ssn: null })
})

test('a number with a wrong check digit is not used', async () => {
  expect(await answering(200, { ssn: '01019000123' })(user)).toEqual({ registry: 'unknown', ssn: null })
})

test.each([
  ['an error', answering(500)],
  ['a refused key', answering(401)],
  ['something else than it promised', answering(200, { number: 1 })],
  ['nothing', resolverFor(() => Promise.reject(new Error('connection refused')))],
])('a registry that answers %s makes nobody unknown', async (_, resolve) => {
  await expect(resolve(user)).rejects.toThrow('registry_unavailable')
})
