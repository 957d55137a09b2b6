import { type AnswerOptions, answerDegreeQuery, type DegreeAnswer } from '../answer-degree-query.ts'
import type { DegreeRow } from '../degree-row.ts'
import { inMemoryRecords } from '../records/record-source.ts'
import { checkConformance } from './check-conformance.ts'
import type { ConformanceReport } from './conformance-report.ts'
import type { HttpAnswer, InstitutionSettings, Send } from './institution-under-test.ts'

/** The key of the imitated institution. */
export const KEY = 'the-secret-key'

function degree(index: number): DegreeRow {
  return {
    certificateID: `CERT${index}`,
    titleID: '100',
    registrationID: `R${index}`,
    systemID: `S${index}`,
    gradeDescription: 'Άριστα',
    gradeValue: 0.9,
    dateIssued: index % 2 === 0 ? '20020715' : '20030715',
    validFrom: '20020601',
    status: index === 1 ? 'revoked' : 'valid',
    statusDate: '20020715',
    ssn: `0101900${String(index).padStart(4, '0')}`,
    ssnCountry: 'GR',
    tin: '190020139',
    tinCountry: 'GR',
    firstNameEl: 'Μυστική',
    firstNameEn: 'Mystiki',
    lastNameEl: 'Απόρρητου',
    lastNameEn: 'Aporritou',
    birthDate: '19800101',
    birthYear: 1980,
    gender: 2,
    citizenship: 'GR',
  }
}

/** Its degrees. */
export const ROWS: readonly DegreeRow[] = Array.from({ length: 24 }, (_, index) => degree(index))

/** A request, read. */
export type Request = { token?: string; query?: Record<string, string>; filter?: string }

/** A departure from the reference API: in its data, its answers or its transport. */
export type Departure = {
  rows?: readonly DegreeRow[]
  options?: Partial<AnswerOptions>
  settings?: Partial<InstitutionSettings>
  answer?: (answer: DegreeAnswer, request: Request) => object
  http?: (answer: HttpAnswer, authorization: string | undefined) => HttpAnswer
}

/** The request in a body; empty when it is no JSON. */
export function parse(body: string): Request {
  try {
    return JSON.parse(body)
  } catch {
    return {}
  }
}

/** The reference API with `departure`. */
export function institution({
  rows = ROWS,
  options,
  answer = (given) => given,
  http = (given) => given,
}: Departure): Send {
  const records = inMemoryRecords(() => rows)
  return async ({ body, headers }) => {
    const given = await answerDegreeQuery(body, { records, securityKey: KEY, random: Math.random, ...options })
    const text = JSON.stringify(answer(given, parse(body)))
    const plain = { status: 200, contentType: 'application/json', body: Buffer.from(text), milliseconds: 5 }
    return http(plain, headers.authorization)
  }
}

/** How it is reached. */
export function settingsOf(changes: Partial<InstitutionSettings> = {}): InstitutionSettings {
  return {
    address: new URL('https://degrees.example.gr/api'),
    key: KEY,
    basicAuth: null,
    memberNames: { token: 'token', query: 'query', filter: 'filter' },
    charset: 'utf-8',
    sample: null,
    ...changes,
  }
}

/** Checks it. */
export function check(departure: Departure = {}): Promise<ConformanceReport> {
  return checkConformance({
    settings: settingsOf(departure.settings),
    send: institution(departure),
    now: () => new Date('2026-11-20T10:00:00Z'),
  })
}

// The imitated institution asks for no HTTP Basic, and of a list of addresses one address says nothing.
const NEVER_TRIED = ['basic-auth', 'allow-list']

/** The rules that did not pass, with their verdicts. */
export async function verdictsBesidesPassed(departure: Departure): Promise<Record<string, string>> {
  const { rules } = await check(departure)
  const notable = rules.filter(({ id, verdict }) => verdict !== 'passed' && !NEVER_TRIED.includes(id))
  return Object.fromEntries(notable.map((rule) => [rule.id, rule.verdict]))
}
