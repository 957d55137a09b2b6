import { describe, expect, test } from 'vitest'
import { PERSONAS } from '../personas.ts'
import { createCivilRegistry } from './civil-registry.ts'

const app = createCivilRegistry({ personas: PERSONAS, key: 'the-key' })
const ELENI = { taxNumber: '190020139', lastName: 'ΠΑΡΑΔΕΙΓΜΑΤΙΔΟΥ', firstName: 'ΕΛΕΝΗ', birthYear: 1992 }

function ask(payload: unknown, authorization = 'Bearer the-key') {
  return app.inject({
    method: 'POST',
    url: '/persons/resolve',
    headers: { authorization, 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  })
}

function askAbout(userName: string, changes: object = {}) {
  const persona = PERSONAS.find((candidate) => candidate.userName === userName)
  const { lastName, firstName, birthYear } = persona?.taxAccount ?? ELENI
  return ask({ taxNumber: persona?.taxNumber, lastName, firstName, birthYear, ...changes })
}

describe('the civil registry', () => {
  test('gives the social security number and its country', async () => {
    expect((await ask(ELENI)).json()).toEqual({ ssn: '15039290109', country: 'GR' })
    expect((await askAbout('ioana')).json()).toEqual({ ssn: '29004120101', country: 'RO' })
  })

  test('accents, case and names that the tax account lacks make no difference', async () => {
    expect((await ask({ ...ELENI, lastName: 'Παραδειγματίδου', firstName: '' })).statusCode).toBe(200)
    expect((await ask({ ...ELENI, birthYear: null })).statusCode).toBe(200)
  })

  test.each([{ taxNumber: '190021449' }, { lastName: 'ΑΛΛΗ' }, { firstName: 'ΑΛΛΗ' }, { birthYear: 1993 }])(
    'knows nobody with %j',
    async (changes) => {
      const answer = await ask({ ...ELENI, ...changes })
      expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'not_found' }])
    },
  )

  test('knows a person without a number as little', async () => {
    expect((await askAbout('andreas')).statusCode).toBe(404)
  })

  test('says when a person has two entries', async () => {
    const answer = await askAbout('christos')
    expect([answer.statusCode, answer.json()]).toEqual([409, { error: 'ambiguous' }])
  })

  test('tells persons of equal names and year apart by the tax number', async () => {
    expect((await askAbout('ioannis.a')).json()).toEqual({ ssn: '17029590373', country: 'GR' })
    expect((await askAbout('ioannis.b')).json()).toEqual({ ssn: '20089590390', country: 'GR' })
  })

  test.each(['', 'Bearer wrong', 'Basic the-key', 'the-key'])(
    'answers nobody with %j for a key',
    async (authorization) => {
      const answer = await ask(ELENI, authorization)
      expect([answer.statusCode, answer.json()]).toEqual([401, { error: 'unauthorized' }])
    },
  )

  test.each([{}, { ...ELENI, taxNumber: '1' }, { ...ELENI, birthYear: '1992' }, [], 'x'])(
    'refuses %j',
    async (payload) => {
      const answer = await ask(payload)
      expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'malformed' }])
    },
  )
})
