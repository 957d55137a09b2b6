import { describe, expect, test } from 'vitest'
import { answerDegreeQuery } from '../answer-degree-query.ts'
import type { DegreeRow } from '../degree-row.ts'
import { inMemoryRecords } from '../records/record-source.ts'
import { checkConformance, RULES, Unreachable } from './check-conformance.ts'
import {
  check,
  type Departure,
  institution,
  KEY,
  parse,
  ROWS,
  settingsOf,
  verdictsBesidesPassed,
} from './imitated-institution.ts'
import type { HttpAnswer, Send } from './institution-under-test.ts'
import { printHtmlReport } from './print-html-report.ts'
import { badgeOf, printTextReport } from './print-text-report.ts'

const withAll = (changes: DegreeRow): Departure => ({ rows: ROWS.map((row) => ({ ...row, ...changes })) })

describe('the conformance check', () => {
  test('I9: the reference API conforms', async () => {
    const report = await check()
    expect(report.rules.filter((rule) => rule.verdict !== 'passed').map((rule) => rule.id)).toEqual([
      'basic-auth',
      'allow-list',
    ])
    expect(report.outcome).toBe('conforms')
    expect(badgeOf(report, 'en')).toBe(
      `[ CONFORMS | Passed: ${RULES.length - 2} | Failed: 0 | Advice: 0 | Not tested: 2 ]`,
    )
  })

  test('I9: finds an answer without its envelope', async () => {
    const found = await verdictsBesidesPassed({ answer: ({ results }) => ({ data: results }) })
    expect(found).toMatchObject({ envelope: 'failed', 'no-match': 'failed', 'malformed-json': 'failed' })
  })

  test('I9: finds a key that is not asked for', async () => {
    const records = inMemoryRecords(() => ROWS)
    const open: Send = async ({ body }) => {
      const text = JSON.stringify({ ...parse(body), token: KEY })
      const answer = await answerDegreeQuery(text, { records, securityKey: KEY, random: Math.random })
      return {
        status: 200,
        contentType: 'application/json',
        body: Buffer.from(JSON.stringify(answer)),
        milliseconds: 1,
      }
    }
    const { rules } = await checkConformance({ settings: settingsOf(), send: open, now: () => new Date() })
    const broken = rules.filter((rule) => rule.verdict === 'failed').map((rule) => rule.id)
    expect(broken).toEqual(
      expect.arrayContaining(['wrong-key', 'missing-key', 'almost-the-key', 'wrong-key-hides-records']),
    )
  })

  test('I9: reads an error at results.error as well', async () => {
    const nested: Departure = {
      answer: (given) =>
        given.error === null ? given : { results: { error: given.error }, error: null, success: false },
    }
    expect(await verdictsBesidesPassed(nested)).toEqual({})
  })

  test('I9: finds HTTP Basic that is not asked for, and one that is', async () => {
    const settings = { basicAuth: { userName: 'perga', password: 'x' } }
    const isAsked = (given: HttpAnswer, authorization: string | undefined): HttpAnswer =>
      authorization === undefined ? { ...given, status: 401, body: Buffer.from('{}') } : given
    const verdict = async (departure: Departure) =>
      (await check(departure)).rules.find((rule) => rule.id === 'basic-auth')?.verdict
    expect(await verdict({ settings })).toBe('failed')
    expect(await verdict({ settings, http: isAsked })).toBe('passed')
  })

  test('I9: finds bytes in another encoding, unless it was agreed', async () => {
    const http = (given: HttpAnswer): HttpAnswer => ({
      ...given,
      body: Buffer.from(
        Buffer.from(given.body)
          .toString('utf8')
          .replace(/[^\0-\x7f]/g, '\xe1'),
        'latin1',
      ),
    })
    expect(await verdictsBesidesPassed({ http })).toMatchObject({ encoding: 'failed', characters: 'failed' })
    expect(await verdictsBesidesPassed({ http, settings: { charset: 'windows-1253' } })).toEqual({})
  })

  test('I9: without filters a sample given by hand serves', async () => {
    const answer: Departure['answer'] = (given, { filter }) =>
      filter === undefined ? given : { results: [], error: 'Filters are not supported.', success: false }
    const sample = { certificateID: 'CERT1', titleID: '100' }
    const found = await verdictsBesidesPassed({ answer, settings: { sample } })
    expect(found).toEqual({ 'filter-year': 'failed', 'filter-and-not': 'failed', 'filter-names-ignore-case': 'failed' })
  })

  test('I9: a check that found no record is incomplete, not a success', async () => {
    expect((await check({ rows: [] })).outcome).toBe('incomplete')
  })

  test('I9: an address that gives no answer is told as such', async () => {
    const options = { settings: settingsOf(), now: () => new Date() }
    await expect(checkConformance({ ...options, send: () => Promise.reject(new Error('refused')) })).rejects.toThrow(
      Unreachable,
    )
  })

  test('an answer that fails half-way fails its rules and not the check', async () => {
    const honest = institution({})
    const send: Send = (request) =>
      request.body.includes('noSuchField') ? Promise.reject(new Error('reset')) : honest(request)
    const { rules } = await checkConformance({ settings: settingsOf(), send, now: () => new Date() })
    expect(rules.find((rule) => rule.id === 'unknown-field')?.verdict).toBe('failed')
  })

  test('I9: no report holds the key or a value of a record', async () => {
    const reports = [
      await check(),
      await check(withAll({ gradeValue: 9, lastNameEl: 'Aπόρρητου', registrationID: '1/2' })),
    ]
    for (const report of reports) {
      const texts = [JSON.stringify(report), printTextReport(report, 'el'), printHtmlReport(report, 'en')].join('\n')
      const values = ['Απόρρητου', 'Aπόρρητου', 'Aporritou', 'Μυστική', 'CERT', '01019000', '190020139', KEY]
      expect(values.filter((value) => texts.includes(value))).toEqual([])
    }
  })

  test('every rule speaks both languages and has a name of its own', () => {
    expect(new Set(RULES.map((rule) => rule.id)).size).toBe(RULES.length)
    for (const { title, mend } of RULES) {
      for (const text of [title, mend]) {
        expect(text.el).toMatch(/[α-ωά-ώ]/)
        expect(text.en).not.toMatch(/[α-ωά-ώ]/)
      }
    }
  })

  test('the HTML report escapes the address', async () => {
    const report = { ...(await check()), address: 'https://x.example/<script>' }
    expect(printHtmlReport(report, 'el')).not.toContain('<script>')
    expect(printHtmlReport(report, 'el')).toContain('<html lang="el">')
  })
})
