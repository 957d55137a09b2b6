import { expect, test } from 'vitest'
import { z } from 'zod'
import { bodyRules } from './body-rules.ts'
import * as contracts from './index.ts'

test('a contract becomes plain data that survives JSON', () => {
  const rules = bodyRules(
    z.object({
      name: z.string().trim().min(2).max(9),
      day: z.iso.date(),
      note: z.string().nullable(),
      age: z.int().min(18),
    }),
  )
  expect(JSON.parse(JSON.stringify(rules))).toEqual(rules)
  expect(rules).toEqual({
    is: 'object',
    fields: {
      name: { is: 'text', min: 2, max: 9, trim: true },
      day: { is: 'text', format: 'day' },
      note: { is: 'text', optional: true, nullable: true },
      age: { is: 'number', whole: true, min: 18 },
    },
  })
})

test('a field that may be absent is optional, and one with a default is too', () => {
  const rules = bodyRules(z.object({ pin: z.string().optional(), level: z.string().default('6'), code: z.string() }))
  expect(rules).toMatchObject({ fields: { pin: { optional: true }, level: { optional: true } } })
  expect(rules).not.toHaveProperty('fields.code.optional')
})

test('a keyword without a rule ends the build, so that no constraint is lost without notice', () => {
  expect(() => bodyRules(z.object({ size: z.number().multipleOf(5) }))).toThrow('body rules know no "multipleOf"')
})

test('only a check that trims counts as trimming', () => {
  expect(bodyRules(z.string().trim())).toMatchObject({ trim: true })
  expect(bodyRules(z.string().toUpperCase())).not.toHaveProperty('trim')
})

test('the forms of the contracts that pages send have rules', () => {
  const { OrganisationRequestForm, SystemRequestForm, ConnectionForm, InstitutionProfile } = contracts
  for (const schema of [OrganisationRequestForm, SystemRequestForm, ConnectionForm, InstitutionProfile]) {
    expect(['object', 'variant']).toContain(bodyRules(schema).is)
  }
})
