import { bodyRules, ConnectionForm, DeclaredFigures, HelpdeskSettingsForm, InstitutionProfile } from '@perga/contracts'
import { expect, test } from 'vitest'
import { judgeBody, prepareBody, ruleAt } from './judge-body.ts'

const figures = bodyRules(DeclaredFigures)
const settings = bodyRules(HelpdeskSettingsForm)
const connection = bodyRules(ConnectionForm)
const GOOD_FIGURES = { bachelor: '1200', master: '0', doctorate: '7', as_of: '2026-10-01' }
const judge = (rules: typeof figures, values: unknown) => judgeBody(rules, prepareBody(rules, values))

test('a body without a mistake is sent as the contract takes it', () => {
  const body = prepareBody(figures, GOOD_FIGURES)
  expect(judgeBody(figures, body)).toEqual([])
  expect(DeclaredFigures.parse(body)).toEqual({ bachelor: 1200, master: 0, doctorate: 7, as_of: '2026-10-01' })
})

test.each([
  ['bachelor', '', 'missing'],
  ['bachelor', '12.5', 'not-a-number'],
  ['bachelor', 'many', 'not-a-number'],
  ['bachelor', '-1', 'too-small'],
  ['as_of', '', 'missing'],
  ['as_of', '2026-02-30', 'not-a-day'],
  ['as_of', 'yesterday', 'not-a-day'],
] as const)('%s = "%s" is %s, and no other field is wrong', (path, value, kind) => {
  expect(judge(figures, { ...GOOD_FIGURES, [path]: value })).toEqual([expect.objectContaining({ path, kind })])
})

test('every body that the browser lets through passes the contract, and none that it refuses does', () => {
  const texts = ['', ' ', 'a', 'office@dawn.example', 'office@dawn', 'https://dawn.example', 'ημέρα', '2026-10-01']
  for (const text of texts) {
    const values = { takes_requests: true, contact: text, departments: [{ maintainer_id: '338', email: text }] }
    const body = prepareBody(settings, values)
    expect([text, judgeBody(settings, body).length === 0]).toEqual([text, HelpdeskSettingsForm.safeParse(body).success])
  }
})

test('an empty text is null where the contract takes null, and texts are trimmed where it trims', () => {
  const values = {
    takes_requests: true,
    contact: ' helpdesk@x.example ',
    departments: [{ maintainer_id: '1', email: ' ' }],
  }
  expect(prepareBody(settings, values)).toEqual({
    takes_requests: true,
    contact: 'helpdesk@x.example',
    departments: [{ maintainer_id: '1', email: null }],
  })
})

test('a mistake in a list names its place', () => {
  const departments = [
    { maintainer_id: '1', email: null },
    { maintainer_id: '2', email: 'nobody' },
  ]
  expect(judge(settings, { takes_requests: true, contact: null, departments })).toEqual([
    { path: 'departments.1.email', kind: 'not-an-email' },
  ])
})

test('a variant is judged by the rules of its own kind', () => {
  expect(judge(connection, { mode: 'file' })).toEqual([])
  const mistakes = judge(connection, { mode: 'api', address: 'no address', key: '' })
  expect(mistakes).toEqual([
    { path: 'address', kind: 'not-an-address' },
    { path: 'key', kind: 'missing' },
  ])
  expect(judge(connection, { mode: 'none' })).toEqual([{ path: '', kind: 'missing' }])
})

test('the contract says which fields are optional and how long a text may be', () => {
  const profile = bodyRules(InstitutionProfile)
  expect(ruleAt(profile, 'website')).toMatchObject({ optional: true, max: 300 })
  expect(ruleAt(figures, 'bachelor')).not.toHaveProperty('optional')
  expect(ruleAt(settings, 'departments.3.email')).toMatchObject({ optional: true, max: 254 })
  expect(ruleAt(profile, 'colour')).toBeUndefined()
})
