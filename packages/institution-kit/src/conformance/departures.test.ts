import { describe, expect, test } from 'vitest'
import type { DegreeAnswer } from '../answer-degree-query.ts'
import { completeRow, type DegreeRow } from '../degree-row.ts'
import { type Departure, KEY, type Request, ROWS, verdictsBesidesPassed } from './imitated-institution.ts'

/** A sample given by hand, so that it is certain which record the rules are tried with. */
const FIRST = { sample: { certificateID: 'CERT1', titleID: '100' } }

const success = (results: readonly DegreeRow[]): DegreeAnswer => ({
  results: results.map(completeRow),
  error: null,
  success: true,
})
const withAll = (changes: DegreeRow): Departure => ({ rows: ROWS.map((row) => ({ ...row, ...changes })) })

function matchAny(given: DegreeAnswer, { token, query }: Request): DegreeAnswer {
  if (token !== KEY || !query || given.error !== null) return given
  const wanted = Object.entries(query)
  return success(
    ROWS.filter((row) =>
      wanted.some(([name, value]) => Object.entries(row).some((held) => held[0] === name && held[1] === value)),
    ).slice(0, 10),
  )
}

function matchPrefix(given: DegreeAnswer, { token, query }: Request): DegreeAnswer {
  const beginning = query?.certificateID
  if (token !== KEY || !beginning || query?.titleID !== '100') return given
  return success(ROWS.filter((row) => String(row.certificateID).startsWith(beginning)).slice(0, 10))
}

function acceptFilter(wrong: string, found: DegreeAnswer): NonNullable<Departure['answer']> {
  return (given, { filter }) => (filter === wrong ? found : given)
}

describe('the conformance check', () => {
  test.each<[string, Departure, Record<string, string>]>([
    ['http', { settings: { address: new URL('http://degrees.example.gr') } }, { https: 'failed' }],
    ['a slow answer', { http: (given) => ({ ...given, milliseconds: 9000 }) }, { time: 'failed' }],
    ['a rather slow answer', { http: (given) => ({ ...given, milliseconds: 4000 }) }, { time: 'advice' }],
    ['HTML as type', { http: (given) => ({ ...given, contentType: 'text/html' }) }, { 'json-type': 'advice' }],
    ['records of a person known by no number', withAll({ ssn: null, tin: null }), { 'person-number': 'advice' }],
    [
      'an error text that differs',
      { answer: (given) => (given.error?.startsWith('Could') ? { ...given, error: 'Syntax error' } : given) },
      { 'malformed-json': 'failed' },
    ],
    [
      'success true with an error',
      { answer: (given) => (given.error === 'Invalid authorization token.' ? { ...given, success: true } : given) },
      { 'wrong-key': 'failed', 'missing-key': 'failed', 'almost-the-key': 'failed' },
    ],
    [
      'more than ten records',
      { answer: (given, { query }) => (query?.status && given.success ? success(ROWS) : given) },
      { 'at-most-ten': 'failed', 'random-ten': 'advice' },
    ],
    ['always the first ten', { options: { random: () => 0 } }, { 'random-ten': 'advice' }],
    [
      'OR instead of AND',
      { answer: matchAny, settings: FIRST },
      { conjunction: 'failed', 'exact-match': 'failed', 'no-prefix-match': 'failed', 'random-ten': 'advice' },
    ],
    [
      'LIKE instead of equality',
      { answer: matchPrefix, settings: FIRST },
      { 'exact-match': 'failed', 'no-prefix-match': 'failed' },
    ],
    [
      'unknown fields ignored',
      { answer: (given, { query }) => (query && 'noSuchField' in query ? success(ROWS.slice(0, 10)) : given) },
      { 'unknown-field': 'failed' },
    ],
    [
      'everybody for an empty query',
      { answer: (given, { query }) => (query && Object.keys(query).length === 0 ? success(ROWS.slice(0, 10)) : given) },
      { 'empty-query': 'failed' },
    ],
    [
      'SQL in a value',
      { answer: (given, { query }) => (query?.certificateID?.includes("'") ? success(ROWS.slice(0, 10)) : given) },
      { 'no-injection': 'failed' },
    ],
    [
      'wildcards in plain fields',
      { answer: (given, { query }) => (query?.certificateID === '%' ? success(ROWS.slice(0, 10)) : given) },
      { 'no-wildcard-in-query': 'failed' },
    ],
    [
      'an escaped asterisk taken as a wildcard',
      { answer: acceptFilter('(certificateID=\\2a)', success(ROWS.slice(0, 10))) },
      { 'filter-escapes': 'failed' },
    ],
    [
      'an unbalanced filter accepted',
      { answer: acceptFilter('(status=valid', success([])) },
      { 'filter-malformed': 'failed' },
    ],
    [
      'records of other years',
      { answer: (given, { filter }) => (filter?.startsWith('(dateIssued') ? success(ROWS.slice(0, 10)) : given) },
      { 'filter-year': 'failed' },
    ],
    [
      'names compared with their case',
      { answer: (given, { filter }) => (filter?.includes('APORRITOU') ? success([]) : given) },
      { 'filter-names-ignore-case': 'failed' },
    ],
    [
      'not ignored',
      { answer: (given, { filter }) => (filter?.includes('(!') ? success(ROWS) : given) },
      { 'filter-and-not': 'failed' },
    ],
    ['a grade out of ten', withAll({ gradeValue: 9 }), { grade: 'failed' }],
    ['a date with slashes', withAll({ validFrom: '15/6/02' }), { dates: 'failed' }],
    ['a day that does not exist', withAll({ birthDate: '19800230' }), { dates: 'failed' }],
    ['another gender', withAll({ gender: 3 }), { gender: 'failed' }],
    ['a country by its name', withAll({ citizenship: 'XQ' }), { countries: 'failed' }],
    ['Latin letters in a Greek name', withAll({ lastNameEl: 'Aπόρρητου' }), { alphabets: 'failed' }],
    ['a name that is too long', withAll({ lastNameEl: 'Α'.repeat(46) }), { lengths: 'failed' }],
    ['no Latin name', withAll({ firstNameEn: null }), { mandatory: 'failed' }],
    ['an identifier with a slash', withAll({ registrationID: '12/2002' }), { identifiers: 'failed' }],
    ['a number that loses digits', withAll({ registrationID: 2 ** 70 }), { types: 'failed' }],
    ['a direction mark', withAll({ firstNameEl: '\u200FΜυστική' }), { characters: 'failed' }],
    ['a revocation without a date', withAll({ statusDate: null }), { 'status-date': 'failed' }],
    [
      'a field left out',
      { answer: (given) => ({ ...given, results: given.results.map(({ citizenship: _left, ...rest }) => rest) }) },
      { 'all-fields': 'failed' },
    ],
    [
      'a field too many',
      { answer: (given) => ({ ...given, results: given.results.map((row) => ({ ...row, religion: 'x' })) }) },
      { 'no-other-fields': 'advice' },
    ],
  ])('I9: finds %s', async (_case, departure, expected) => {
    expect(await verdictsBesidesPassed(departure)).toEqual(expected)
  })
})
