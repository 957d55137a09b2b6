import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ApiConnection } from './connection.ts'
import { createConnector } from './create-connector.ts'
import type { DegreeQuery } from './degree-query.ts'
import type { SourceHttp } from './source-http.ts'
import { httpOverUndici } from './testing/http-over-undici.ts'
import { startInstitutionServer } from './testing/institution-server.ts'

const SSN = '01013099997'
const degree = {
  certificateID: 'A1024',
  titleID: 77,
  gradeValue: 0.811,
  status: 'valid',
  SSN,
  firstNameEl: 'ΑΝΝΑ',
  firstNameEn: 'ANNA',
  lastNameEl: 'ΔΟΚΙΜΗ',
  lastNameEn: 'DOKIMI',
}

let institution: Awaited<ReturnType<typeof startInstitutionServer>>
beforeAll(async () => {
  institution = await startInstitutionServer()
})
afterAll(() => institution.close())
beforeEach(() => {
  institution.questions.length = 0
})

type Asking = { connection?: Partial<ApiConnection>; deadlineMs?: number; http?: SourceHttp; signal?: AbortSignal }

async function ask(query: DegreeQuery, { connection, deadlineMs = 5000, http = httpOverUndici, signal }: Asking = {}) {
  const settings: ApiConnection = { mode: 'api', address: institution.address, key: 'the key', ...connection }
  const connector = await createConnector(settings, { http, deadlineMs, clock: { now: () => new Date() } })
  return connector.find(query, signal)
}

const answerWithRecords = (...results: object[]) =>
  institution.answerWith(JSON.stringify({ results, error: null, success: true }))

describe('the request', () => {
  test('I3: is a POST with the key and the asked values, nothing of them in the address', async () => {
    answerWithRecords()
    await ask({ ssn: SSN, status: 'valid', titleID: '' })
    const [question] = institution.questions
    expect(question).toMatchObject({ method: 'POST', path: '/degrees' })
    expect(question?.headers['content-type']).toMatch(/^application\/json/)
    expect(question?.headers.authorization).toBeUndefined()
    expect(JSON.parse(question?.body ?? '')).toEqual({ token: 'the key', query: { ssn: SSN, status: 'valid' } })
  })

  test('I6: carries Basic authentication where the institution asks for it', async () => {
    answerWithRecords()
    await ask({ ssn: SSN }, { connection: { basicAuth: { user: 'πέργα', password: 'a:b' } } })
    const [, credentials = ''] = institution.questions[0]?.headers.authorization?.split(' ') ?? []
    expect(Buffer.from(credentials, 'base64').toString()).toBe('πέργα:a:b')
  })

  test('I3: uses the member names of the institution', async () => {
    answerWithRecords()
    await ask({ tin: '123456783' }, { connection: { memberNames: { token: 'secret', query: 'where', filter: 'f' } } })
    expect(JSON.parse(institution.questions[0]?.body ?? '')).toEqual({ secret: 'the key', where: { tin: '123456783' } })
  })

  test('I3: is not made for an empty query, which would ask for everybody', async () => {
    await expect(ask({})).rejects.toThrow(RangeError)
    await expect(ask({ ssn: '' })).rejects.toThrow(RangeError)
    expect(institution.questions).toEqual([])
  })
})

describe('an answer', () => {
  test('I5: of one degree is one record, its numbers kept as the decimal text that was sent', async () => {
    institution.answerWith(
      JSON.stringify({ results: [degree], error: null, success: true })
        .replace('0.811', '0.81100000000000000001')
        .replace('"titleID":77', '"titleID":12345678901234567890123'),
    )
    const answer = await ask({ ssn: SSN })
    expect(answer).toMatchObject({ outcome: 'answered', flaws: [], unreadable: 0, notAskedFor: 0 })
    expect(answer).toMatchObject({
      records: [
        { certificateID: 'A1024', titleID: '12345678901234567890123', gradeValue: '0.81100000000000000001', ssn: SSN },
      ],
    })
  })

  test('I5: of no degree is an empty one', async () => {
    answerWithRecords()
    expect(await ask({ ssn: SSN })).toEqual({
      outcome: 'answered',
      records: [],
      flaws: [],
      unreadable: 0,
      notAskedFor: 0,
    })
  })

  test('I4: broader than asked, or at random, keeps the asked degrees only and counts the others', async () => {
    const others = Array.from({ length: 10 }, (_, at) => ({
      ...degree,
      certificateID: `B${at}`,
      SSN: `2405820267${at}`,
    }))
    answerWithRecords(...others, degree, { ...degree, SSN: null }, { ...degree, SSNCOUNTRY: 'XX' })
    const answer = await ask({ ssn: SSN })
    expect(answer).toMatchObject({ outcome: 'answered', notAskedFor: 12, records: [{ certificateID: 'A1024' }] })
  })

  test('I3: must match all asked values; a name matches in any spelling, a number without its leading zero', async () => {
    answerWithRecords(degree, { ...degree, certificateID: 'A2', SSN: 1013099997 }, { ...degree, lastNameEl: 'ΑΛΛΗ' })
    const answer = await ask({ ssn: SSN, lastNameEl: 'Δοκιμή', gradeValue: '0.811' })
    expect(answer).toMatchObject({
      records: [{ certificateID: 'A1024' }, { certificateID: 'A2', ssn: SSN }],
      notAskedFor: 1,
    })
  })

  test('I7: keeps good fields and records beside bad ones, and names what is wrong', async () => {
    answerWithRecords(degree, { ...degree, gradeValue: 8.11 }, { ...degree, status: 'lost' }, [], { nothing: 1 })
    const answer = await ask({ ssn: SSN })
    expect(answer).toMatchObject({
      unreadable: 3,
      notAskedFor: 0,
      records: [{ gradeValue: '0.811' }, { gradeValue: null }],
    })
    const key = { certificateID: degree.certificateID, titleID: String(degree.titleID) }
    expect(answer).toMatchObject({
      flaws: expect.arrayContaining([{ key, violations: [{ field: 'gradeValue', rule: 'grade' }] }]),
    })
    expect(JSON.stringify(answer)).not.toContain('8.11')
  })

  // Capital Greek letters in Windows-1253 are their Unicode places less 0x2D0; ASCII is itself.
  const cp1253 = (text: string) =>
    Uint8Array.from(text, (letter) => letter.charCodeAt(0) - (letter.charCodeAt(0) > 0x37f ? 0x2d0 : 0))
  const greekBytes = cp1253(JSON.stringify({ results: [degree], error: null, success: true }))

  test('in Windows-1253 is read when the connection or the answer says so', async () => {
    institution.answerWith(greekBytes)
    expect(await ask({ ssn: SSN }, { connection: { charset: 'windows-1253' } })).toMatchObject({
      flaws: [],
      records: [{ lastNameEl: 'ΔΟΚΙΜΗ', firstNameEl: 'ΑΝΝΑ' }],
    })
    for (const charset of ['"Windows-1253"', 'cp1253', 'ISO-8859-7']) {
      institution.answerWith(greekBytes, 200, { 'content-type': `application/json; charset=${charset}` })
      expect(await ask({ ssn: SSN })).toMatchObject({ flaws: [], records: [{ lastNameEl: 'ΔΟΚΙΜΗ' }] })
    }
  })

  test('may begin with a byte order mark', async () => {
    institution.answerWith(`\uFEFF${JSON.stringify({ results: [degree], error: null, success: true })}`)
    expect(await ask({ ssn: SSN })).toMatchObject({ flaws: [], records: [{ lastNameEl: 'ΔΟΚΙΜΗ' }] })
  })

  test('in Windows-1253 that says nothing loses its Greek names, and the report names them', async () => {
    institution.answerWith(greekBytes)
    const rule = 'control-characters'
    expect(await ask({ ssn: SSN })).toMatchObject({
      records: [{ certificateID: 'A1024', lastNameEl: null, firstNameEl: null, lastNameEn: 'DOKIMI' }],
      flaws: [
        {
          violations: [
            { field: 'firstNameEl', rule },
            { field: 'lastNameEl', rule },
          ],
        },
      ],
    })
  })
})

describe('a refusal', () => {
  test.each([
    ['at error, as documented', { results: [], error: 'Invalid authorization token.', success: false }],
    ['at results.error, as in the examples', { results: { error: 'Could not parse request json.' }, success: false }],
    ['by success alone', { results: [], error: null, success: false }],
    ['as an object', { results: null, error: { code: 5 }, success: true }],
  ])('I5: %s is told apart from no degree', async (_, body) => {
    institution.answerWith(JSON.stringify(body))
    expect(await ask({ ssn: SSN })).toEqual({ outcome: 'broken-answer', reason: 'refused' })
  })

  test('I5: is known by its envelope whatever its status', async () => {
    institution.answerWith('{"results":[],"error":"Invalid authorization token.","success":false}', 401)
    expect(await ask({ ssn: SSN })).toEqual({ outcome: 'broken-answer', reason: 'refused' })
  })
})

describe('a broken answer', () => {
  test.each([
    ['nothing', '', 'not-json'],
    ['a page', '<html>Error</html>', 'not-json'],
    ['a beginning', '{"results": [', 'not-json'],
    ['a list', '[]', 'envelope'],
    ['null', 'null', 'envelope'],
    ['a text', '"x"', 'envelope'],
    ['no results', '{"success": true}', 'envelope'],
    ['results that are no list', '{"results": {}, "error": null, "success": true}', 'envelope'],
    ['nesting without end', `${'['.repeat(200_000)}${']'.repeat(200_000)}`, 'not-json'],
  ])('I8: %s', async (_, body, reason) => {
    institution.answerWith(body)
    expect(await ask({ ssn: SSN })).toEqual({ outcome: 'broken-answer', reason })
  })

  test.each([301, 302, 400, 403, 404, 500, 503])('I8: status %d without a refusal', async (status) => {
    const headers = { 'content-type': 'text/html', location: `${institution.address}/elsewhere` }
    institution.answerWith('<html></html>', status, headers)
    expect(await ask({ ssn: SSN })).toEqual({ outcome: 'broken-answer', reason: 'http-status' })
    expect(institution.questions).toHaveLength(1)
  })

  test('I8: a good envelope under a failing status is not trusted', async () => {
    institution.answerWith(JSON.stringify({ results: [degree], error: null, success: true }), 500)
    expect(await ask({ ssn: SSN })).toEqual({ outcome: 'broken-answer', reason: 'http-status' })
  })

  test('I8: is too large beyond one megabyte, however it arrives', async () => {
    institution.answerBy((response) => {
      response.writeHead(200)
      const more = () => response.destroyed || response.write('x'.repeat(65_536), () => setImmediate(more))
      more()
    })
    expect(await ask({ ssn: SSN })).toEqual({ outcome: 'broken-answer', reason: 'too-large' })
    const careless: SourceHttp = async () => ({ status: 200, headers: {}, body: new Uint8Array(1024 * 1024 + 1) })
    expect(await ask({ ssn: SSN }, { http: careless })).toEqual({ outcome: 'broken-answer', reason: 'too-large' })
  })

  test('I8: is unreachable when nobody listens or the connection breaks', async () => {
    institution.answerBy((response) => response.socket?.destroy())
    expect(await ask({ ssn: SSN })).toEqual({ outcome: 'broken-answer', reason: 'unreachable' })
    const connection = { address: 'http://127.0.0.1:1/degrees' }
    expect(await ask({ ssn: SSN }, { connection })).toEqual({ outcome: 'broken-answer', reason: 'unreachable' })
  })
})

describe('time', () => {
  test('Z3: an institution that never answers is timed out', async () => {
    institution.answerBy(() => undefined)
    expect(await ask({ ssn: SSN }, { deadlineMs: 100 })).toEqual({ outcome: 'timed-out' })
  })

  test('Z3: so is one that sends its answer in drops', async () => {
    institution.answerBy((response) => {
      response.writeHead(200)
      const timer = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(timer))
    })
    expect(await ask({ ssn: SSN }, { deadlineMs: 150 })).toEqual({ outcome: 'timed-out' })
  })

  test('Z3: the deadline holds even when HTTP heeds no signal or times out by itself', async () => {
    expect(await ask({ ssn: SSN }, { deadlineMs: 50, http: () => new Promise(() => undefined) })).toEqual({
      outcome: 'timed-out',
    })
    const slow = Object.assign(new Error('headers'), { code: 'UND_ERR_HEADERS_TIMEOUT' })
    expect(await ask({ ssn: SSN }, { http: () => Promise.reject(slow) })).toEqual({ outcome: 'timed-out' })
  })

  test('a caller who gives up gets the own reason, not an outcome', async () => {
    institution.answerBy(() => undefined)
    const leaving = new AbortController()
    const answer = ask({ ssn: SSN }, { signal: leaving.signal })
    leaving.abort(new Error('the reader left'))
    await expect(answer).rejects.toThrow('the reader left')
    await expect(ask({ ssn: SSN }, { signal: leaving.signal })).rejects.toThrow('the reader left')
  })
})

test('P2: a web service has no count: at most ten records answer a question', async () => {
  const connector = await createConnector(
    { mode: 'api', address: institution.address, key: 'the key' },
    { http: httpOverUndici, deadlineMs: 1000, clock: { now: () => new Date() } },
  )
  expect(await connector.count()).toEqual({ outcome: 'not-offered' })
  expect(institution.questions).toEqual([])
})
