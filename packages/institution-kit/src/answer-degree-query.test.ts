import { DEGREE_FIELDS } from '@perga/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerDegreeQuery } from './answer-degree-query.ts'
import type { DegreeRow } from './degree-row.ts'
import { pickAtRandom } from './pick-at-random.ts'
import { inMemoryRecords } from './records/record-source.ts'

const KEY = 'the-key'

function degrees(count: number): DegreeRow[] {
  return Array.from({ length: count }, (_, index) => ({
    certificateID: `C${index}`,
    titleID: '10',
    lastNameEl: 'Κοινός',
    birthYear: 1990,
    dateIssued: index === 0 ? '20020630' : '20030630',
    status: 'valid',
  }))
}

function ask(request: unknown, rows: readonly DegreeRow[] = degrees(3), random = Math.random) {
  const text = typeof request === 'string' ? request : JSON.stringify(request)
  return answerDegreeQuery(text, { records: inMemoryRecords(() => rows), securityKey: KEY, random })
}

describe('answering a query', () => {
  test('I3: (dateIssued=2002*) returns only 2002', async () => {
    const { results } = await ask({ token: KEY, filter: '(dateIssued=2002*)' })
    expect(results.map((row) => row.certificateID)).toEqual(['C0'])
  })

  test('I3: plain fields must all match exactly', async () => {
    expect((await ask({ token: KEY, query: { lastNameEl: 'Κοινός', certificateID: 'C1' } })).results).toHaveLength(1)
    expect((await ask({ token: KEY, query: { lastNameEl: 'ΚΟΙΝΟΣ', certificateID: 'C1' } })).results).toHaveLength(0)
    expect((await ask({ token: KEY, query: { lastNameEl: 'Κοινός', certificateID: 'C9' } })).results).toHaveLength(0)
    expect((await ask({ token: KEY, query: { birthYear: 1990 } })).results).toHaveLength(3)
  })

  test('I4: eleven matches are answered with ten', async () => {
    const { results } = await ask({ token: KEY, query: { titleID: '10' } }, degrees(11))
    expect(results).toHaveLength(10)
    expect(new Set(results.map((row) => row.certificateID)).size).toBe(10)
  })

  test('I4: ten matches are answered with all of them', async () => {
    expect((await ask({ token: KEY, query: { titleID: '10' } }, degrees(10))).results).toHaveLength(10)
  })

  test('I4: the ten are chosen at random', async () => {
    const first = await ask({ token: KEY, query: { titleID: '10' } }, degrees(30), () => 0)
    const last = await ask({ token: KEY, query: { titleID: '10' } }, degrees(30), () => 0.999)
    expect(first.results.map((row) => row.certificateID)).not.toEqual(last.results.map((row) => row.certificateID))
  })

  test('I4: a random choice has no repetition and nothing foreign', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat()),
        fc.nat(20),
        fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
        (items, count, numbers) => {
          const picked = pickAtRandom(items, count, () => numbers.next().value ?? 0)
          expect(picked).toHaveLength(Math.min(count, items.length))
          expect(new Set(picked).size).toBe(picked.length)
          expect(picked.every((item) => items.includes(item))).toBe(true)
        },
      ),
    )
  })

  test('I5: an answer is the envelope with every field of the record', async () => {
    const answer = await ask({ token: KEY, query: { certificateID: 'C0' } })
    expect(Object.keys(answer)).toEqual(['results', 'error', 'success'])
    expect(answer).toMatchObject({ error: null, success: true })
    expect(Object.keys(answer.results[0] ?? {})).toEqual(DEGREE_FIELDS.map((field) => field.name))
  })

  test('I5: no match is an empty array and a success', async () => {
    expect(await ask({ token: KEY, query: { ssn: '15039290109' } })).toEqual({
      results: [],
      error: null,
      success: true,
    })
  })

  test.each(['', '{', 'null', '17', '"text"', '{"token": undefined}'])('I5: %j is not a request', async (text) => {
    expect(await ask(text)).toEqual({ results: [], error: 'Could not parse request json.', success: false })
  })

  test.each([{}, { token: 'the-kex' }, { token: '' }, { token: null }, { token: [KEY] }, []])(
    'I5: %j has the wrong key',
    async (request) => {
      const wrong = { results: [], error: 'Invalid authorization token.', success: false }
      expect(await ask({ query: { titleID: '10' }, ...request })).toEqual(wrong)
    },
  )

  test.each([
    [{}, 'Exactly one of query and filter is needed.'],
    [{ query: {}, filter: '(status=*)' }, 'Exactly one of query and filter is needed.'],
    [{ query: {} }, 'The query names no field.'],
    [{ query: [] }, 'The query is not an object.'],
    [{ query: null }, 'The query is not an object.'],
    [{ filter: 5 }, 'The query is not an object.'],
    [{ query: { password: 'x' } }, 'Unknown field in query.'],
    [{ query: { constructor: 'x' } }, 'Unknown field in query.'],
    [{ query: { ssn: { not: 1 } } }, 'A query value must be text or a number.'],
    [{ query: { middleNameEl: null } }, 'A query value must be text or a number.'],
    [{ filter: '(ssn=1' }, "Invalid filter: ')' expected at position 6."],
  ])('I5: %j is refused with a reason', async (part, error) => {
    expect(await ask({ token: KEY, ...part })).toEqual({ results: [], error, success: false })
  })
})
