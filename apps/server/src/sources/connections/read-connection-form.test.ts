import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ConnectionForm } from '@perga/contracts'
import { afterAll, expect, test } from 'vitest'
import { describeConnection } from './describe-connection.ts'
import { readConnectionForm } from './read-connection-form.ts'

const API = { mode: 'api', address: 'https://university.example/d', key: 'canary', basic_auth: null, charset: null }
const NAMES = { token: 'κλειδί', query: 'ask', filter: 'seek' }
const VIEW = { mode: 'view', dialect: 'mysql', connection_string: 'mysql://reader:canary@db.example/x', view: 'V' }
const directory = mkdtempSync(join(tmpdir(), 'perga-authority-'))
afterAll(() => rmSync(directory, { recursive: true }))

/** A certificate of an authority of its own, as an institution would give it. */
function makeAuthority(): string {
  const file = (name: string) => join(directory, name)
  const options = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-subj', '/CN=Example authority']
  execFileSync('openssl', ['req', '-x509', ...options, '-keyout', file('key.pem'), '-out', file('ca.pem')], {
    stdio: 'ignore',
  })
  return readFileSync(file('ca.pem'), 'utf8')
}

const read = (form: object, isSecure = true) => readConnectionForm(ConnectionForm.parse(form), { isSecure })
const factsOf = (form: object) => Object.fromEntries(describeConnection(read(form)).facts.map((f) => [f.name, f.value]))

test('I3: names of members are taken and told; without them the usual ones hold', () => {
  expect(read({ ...API, member_names: NAMES })).toMatchObject({ memberNames: NAMES })
  expect(factsOf({ ...API, member_names: NAMES })).toMatchObject({
    ...{ token_name: 'κλειδί', query_name: 'ask', filter_name: 'seek' },
  })
  expect(read({ ...API, member_names: null })).not.toHaveProperty('memberNames')
})

test('I2: the encoding of a view and the institution’s own authority are taken, and told without a secret', () => {
  const ca = makeAuthority()
  expect(read({ ...VIEW, ca, charset: 'windows-1253' })).toMatchObject({ ca: ca.trim(), charset: 'windows-1253' })
  const facts = factsOf({ ...VIEW, ca, charset: 'windows-1253' })
  expect(facts).toMatchObject({ charset: 'windows-1253', authority: expect.stringMatching(/^CN=Example authority \(/) })
  expect(JSON.stringify(facts)).not.toContain('canary')
  expect(read(VIEW)).not.toHaveProperty('ca')
})

test.each(['-----BEGIN CERTIFICATE-----\nbm8=\n-----END CERTIFICATE-----', 'no certificate'])(
  'I2: an authority that is no certificate is refused before a question fails by it: %j',
  (ca) => {
    expect(() => read({ ...VIEW, ca })).toThrow('connection_not_valid')
  },
)

test('an API at an http address is refused where the service itself has https, and taken for trying out', () => {
  const clear = { ...API, member_names: null, address: 'http://university.example/d' }
  expect(() => read(clear)).toThrow('connection_not_encrypted')
  expect(() => read({ ...clear, address: 'HTTP://university.example/d' })).toThrow('connection_not_encrypted')
  expect(read(clear, false)).toMatchObject({ mode: 'api' })
})

test('I11: a file has no settings, and nothing of it is told but that it is one', () => {
  expect(describeConnection(read({ mode: 'file' }))).toEqual({ mode: 'file', facts: [] })
  expect(() => ConnectionForm.parse({ mode: 'file', key: 'k' })).toThrow()
})
