import { InspectableDepartments, InspectableInstitutions, InspectionAnswer, PurposeReport } from '@perga/contracts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Graduate, Reader } from '../support/actors.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
let inspector: Reader
beforeAll(async () => {
  world = await startWorld()
  inspector = await logIn('inspector')
})
afterAll(() => world.stop())
afterEach(async () => {
  await world.control('reset', {})
  // The misses of one test are no longer counted in the next.
  world.clock.moveBy(3_600_001)
})

/** The degree of Eleni, as a form asks for it. */
const ELENI = {
  ssn: '15039290109',
  institution: 'Αριστοτέλειο Πανεπιστήμιο Θεσσαλονίκης',
  institutionCode: 'auth',
  department: 'Τμήμα Πληροφορικής',
  day: '15',
  month: '03',
  year: '1992',
  lastname: 'ΠΑΡΑΔΕΙΓΜΑΤΙΔΟΥ',
  level: '6',
  purpose: 'Πρόσληψη, προκήρυξη 1Κ/2026',
}

async function logIn(userName: string): Promise<Reader> {
  const reader = new Reader(world)
  await reader.logIn(userName)
  return reader
}

const send = (changes: Record<string, string> = {}, reader = inspector) =>
  reader.post('/api/client/diploma_check/check', { ...ELENI, ...changes })
const check = async (changes: Record<string, string> = {}, reader = inspector) =>
  InspectionAnswer.parse(await (await send(changes, reader)).json())
const get = async (path: string, reader = inspector) =>
  (await reader.browser.request(`${world.origin}${path}`, { headers: { 'x-requested-with': 'XMLHttpRequest' } })).json()
const codeOf = async (response: Promise<Response>) => {
  const answer = await response
  // The error handler gives every refusal this shape.
  return [answer.status, ((await answer.json()) as { code?: string }).code]
}

describe('whom one can ask', () => {
  test('X2: are the connected institutions; the allowed ones are those of the one client that may check', async () => {
    const { issuers, allowed } = InspectableInstitutions.parse(await get('/api/client/institutions'))
    expect(issuers.map((issuer) => issuer.Institution_Code).sort()).toEqual(['aueb', 'auth', 'uniwa', 'uoc'])
    expect(allowed).toEqual(['aueb', 'auth', 'uoc'])
  })

  test('X10: nobody is allowed to a private client, nor to a user of two clients', async () => {
    for (const userName of ['hr.aegis', 'two.hats']) {
      const answer = InspectableInstitutions.parse(await get('/api/client/institutions', await logIn(userName)))
      expect(answer.allowed).toEqual([])
    }
  })

  test('X3: departments are those of the institution, by its name or code', async () => {
    const of = async (institution: string) =>
      InspectableDepartments.parse(
        await get(`/api/client/institutions/${encodeURIComponent(institution)}/departments`),
      ).issuers.map(({ Department }) => Department)
    const departments = await of(ELENI.institution)
    expect(departments).toContain(ELENI.department)
    expect(new Set(departments).size).toBe(departments.length)
    expect(await of('auth')).toEqual(departments)
    expect(await of('uoc')).not.toEqual(departments)
    expect(await get('/api/client/institutions/nowhere/departments')).toMatchObject({ status: 404 })
  })
})

describe('a check', () => {
  test('X7: of a degree that is there finds it, signed, for the client, with data for its PDF', async () => {
    const answer = await check()
    expect(answer).toMatchObject({ resultCount: 1, error: null, errorCode: null, hand_over: null })
    const [found] = answer.result ?? []
    expect(found?.diploma).toMatchObject({
      clientID: 'civil-service-board',
      lastNameEl: 'Παραδειγματίδου',
      issuerInstitution: ELENI.institution,
    })
    expect(found?.diploma_data).toEqual(expect.any(String))
    expect(await inspector.verify(found?.verificationIdentifier ?? '')).toMatchObject({ verified: true, match: true })
  })

  test('X8: finds by the tax number too, in any spelling of the name, with a two-digit year', async () => {
    await world.control('degrees/auth/AUTH2014001', { tin: '190020139', tinCountry: 'GR' })
    expect(await check({ ssn: '190020139' })).toMatchObject({ resultCount: 1 })
    const spelling = {
      lastname: ' Παραδειγματίδου ',
      department: 'ΤΜΗΜΑ ΠΛΗΡΟΦΟΡΙΚΗΣ',
      day: '15',
      month: '3',
      year: '92',
    }
    expect(await check(spelling)).toMatchObject({ resultCount: 1 })
    expect(await check({ lastname: 'Paradeigmatidou', institution: '' })).toMatchObject({ resultCount: 1 })
  })

  test('X7: that is nearly right is not found, and says no more than one that is all wrong', async () => {
    const near = [
      { lastname: 'ΠΑΡΑΔΕΙΓΜΑΤΙΔΗ' },
      { day: '16' },
      { level: '7' },
      { department: 'Τμήμα Φυσικής' },
      { ssn: '22078890138' },
      { ssn: '01013099997', lastname: 'ΑΛΛΗ' },
    ]
    const answers = await Promise.all(near.map((changes) => check(changes)))
    for (const answer of answers)
      expect({ ...answer, hand_over: '' }).toEqual({
        ...{ result: [], resultCount: 0, error: null, errorCode: null, hand_over: '' },
      })
  })

  test('X7: of a revoked degree, or one whose birth date the institution does not hold, finds nothing', async () => {
    await world.control('degrees/auth/AUTH2014001', { status: 'revoked', statusDate: '20260101' })
    expect(await check()).toMatchObject({ resultCount: 0 })
    await world.control('degrees/auth/AUTH2014001', { status: 'valid', statusDate: null, birthDate: null })
    expect(await check()).toMatchObject({ resultCount: 0 })
  })

  test('X7: of an institution that does not answer is told apart from one that finds nothing', async () => {
    await world.control('institutions/auth/behaviour', { behaviour: 'malformed' })
    expect(await check()).toMatchObject({
      result: null,
      resultCount: null,
      errorCode: '1502',
      error: expect.any(String),
    })
  })

  test('X2: is refused without the right, for a foreign institution, for two clients, and without a login', async () => {
    expect(await codeOf(send({}, await logIn('hr.aegis')))).toEqual([403, 'inspection_not_permitted'])
    expect(await codeOf(send({}, await logIn('two.hats')))).toEqual([409, 'more_than_one_client'])
    const uniwa = { institutionCode: 'uniwa', institution: '' }
    expect(await codeOf(send(uniwa))).toEqual([403, 'institution_not_allowed'])
    expect(await codeOf(send({ institutionCode: 'nowhere', institution: '' }))).toEqual([
      403,
      'institution_not_allowed',
    ])
    expect(await codeOf(send({}, new Reader(world)))).toEqual([401, 'not_logged_in'])
  })

  test('X10: no client of the private sector can be given the right, nor can its organisation become private', async () => {
    const { db } = world.database
    const give = db.updateTable('clients').set({ can_inspect: true }).where('id', '=', 'aegis')
    await expect(give.execute()).rejects.toThrow(/public sector/)
    const turn = db.updateTable('organisations').set({ sector: 'private' }).where('tax_number', '=', '190081317')
    await expect(turn.execute()).rejects.toThrow(/public sector/)
  })

  test('X4: with fields that are missing, malformed or contradictory is refused before anything is asked', async () => {
    const wrong = [
      { day: '31', month: '02' },
      { year: '2999' },
      { ssn: '1234' },
      { level: '9' },
      { lastname: ' ' },
      { purpose: ' ' },
      { purpose: `για τον 150392 90109` },
      { institution: 'Πανεπιστήμιο Κρήτης' },
    ]
    const before = await countInspections()
    for (const changes of wrong) expect(await codeOf(send(changes))).toEqual([400, 'malformed_request'])
    expect(await countInspections()).toBe(before)
  })
})

describe('what is kept of a check', () => {
  test('X11: is who, for whom, where and why, before the answer; the audit has the purpose and the case', async () => {
    const purpose = 'Έλεγχος φακέλου'
    await check({ purpose, case_number: 'ΑΠ 12/2026' })
    await world.control('institutions/auth/behaviour', { behaviour: 'malformed' })
    await check({ purpose })
    const rows = await world.database.db
      .selectFrom('inspections')
      .select(['state', 'case_number', 'client_id', 'institution_code', 'results', 'reading_id'])
      .where('purpose', '=', purpose)
      .orderBy('created_at')
      .execute()
    const common = { client_id: 'civil-service-board', institution_code: 'auth' }
    expect(rows).toEqual([
      { ...common, state: 'found', case_number: 'ΑΠ 12/2026', results: 1, reading_id: expect.any(String) },
      { ...common, state: 'unanswered', case_number: null, results: null, reading_id: null },
    ])
    const events = await world.database.db
      .selectFrom('audit_events')
      .select(['actor', 'detail'])
      .where('act', '=', 'inspection.opened')
      .where(sql<string>`detail->>'purpose'`, '=', purpose)
      .execute()
    expect(events[0]).toMatchObject({ actor: expect.stringMatching(/^user:/), detail: { caseNumber: 'ΑΠ 12/2026' } })

    const { purposes } = PurposeReport.parse(await get('/api/client/diploma_check/purposes'))
    expect(purposes).toContainEqual({ purpose, checks: 2, found: 1 })
  })

  test('X13: the holder is told of it by a receipt, under the tax account that the holder logs in with', async () => {
    const { db } = world.database
    const tinIndex = world.keys.index('tin', '190020139')
    await world.control('degrees/auth/AUTH2014001', { tin: '190020139', tinCountry: 'GR' })
    const { result } = await check({ ssn: '190020139' })
    const receipts = db
      .selectFrom('receipts')
      .innerJoin('holders', 'holders.id', 'receipts.holder_id')
      .select('reading_id')
      .where('holders.tin_index', '=', tinIndex)
    await expect
      .poll(() => receipts.execute(), { timeout: 30_000 })
      .toContainEqual({ reading_id: result?.[0]?.diploma.auditResultId })
  })

  test('X11: nothing of the person is readable in it', async () => {
    const missed = await check({ day: '17' })
    await handOver(missed.hand_over ?? '')
    const tables = ['inspections', 'inspection_hand_overs', 'inspection_locks', 'audit_events']
    const rows = tables.map((table) => sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`)
    const dump = JSON.stringify(await Promise.all(rows.map((query) => query.execute(world.database.db))))
    for (const secret of [ELENI.ssn, ELENI.lastname, 'Παραδειγματίδου', '19920315', '19920317', '190020139']) {
      expect(dump).not.toContain(secret)
    }
  })

  test('X2: a right that ends while the institution answers discloses nothing', async () => {
    const { db } = world.database
    await world.control('institutions/auth/behaviour', { behaviour: 'normal' })
    const suspend = sql`
      create function suspend_meanwhile() returns trigger language plpgsql as $$
      begin update representatives set state = 'suspended' where name like '%'; return new; end $$`
    await suspend.execute(db)
    await sql`create trigger suspend_meanwhile after insert on release_intents for each row
      execute function suspend_meanwhile()`.execute(db)
    try {
      expect(await codeOf(send())).toEqual([403, 'inspection_not_permitted'])
    } finally {
      await sql`drop trigger suspend_meanwhile on release_intents`.execute(db)
      await db.updateTable('representatives').set({ state: 'active' }).execute()
    }
  })
})

const handOver = (sealed: string, reader = inspector) =>
  reader.post('/api/client/diploma_check/hand-over', { hand_over: sealed })

describe('handing over', () => {
  test('X14: a miss becomes one request with a deadline, however often it is sent', async () => {
    const { hand_over } = await check({ day: '18' })
    const first = await (await handOver(hand_over ?? '')).json()
    expect(first).toEqual({
      ...{ request: expect.any(String), reference: expect.any(String), answer_by: expect.any(String) },
    })
    const { answer_by } = first as { answer_by: string }
    const days = (new Date(answer_by).getTime() - world.clock.now().getTime()) / 86_400_000
    expect(Math.round(days)).toBe(20)
    expect(await (await handOver(hand_over ?? '')).json()).toEqual(first)
  })

  test('X14: what is forged, another user’s or older than an hour is refused', async () => {
    const { hand_over } = await check({ day: '19' })
    const invalid = [400, 'hand_over_invalid']
    expect(await codeOf(handOver(`${hand_over}A`))).toEqual(invalid)
    expect(await codeOf(handOver('AAAA'))).toEqual(invalid)
    expect(await codeOf(handOver(hand_over ?? '', await logIn('two.hats')))).toEqual([409, 'more_than_one_client'])
    world.clock.moveBy(3_600_001)
    expect(await codeOf(handOver(hand_over ?? ''))).toEqual(invalid)
  })
})

test('X14: an institution that no longer lets the client check is asked nothing by hand either', async () => {
  const { db } = world.database
  const { hand_over } = await check({ day: '22' })
  const right = { client_id: 'civil-service-board', institution_code: 'auth' }
  const { numDeletedRows } = await db
    .deleteFrom('client_institutions')
    .where('client_id', '=', right.client_id)
    .where('institution_code', '=', right.institution_code)
    .executeTakeFirst()
  try {
    expect(Number(numDeletedRows)).toBe(1)
    expect(await codeOf(handOver(hand_over ?? ''))).toEqual([403, 'institution_not_allowed'])
  } finally {
    await db.insertInto('client_institutions').values(right).execute()
  }
  expect((await handOver(hand_over ?? '')).status).toBe(200)
})

describe('a number of another country', () => {
  test('X1: equal to the asked one is somebody else’s, for a check and for the holder', async () => {
    const graduate = new Graduate(world, 'eleni')
    const shown = async () => (await graduate.degrees(await graduate.begin('aegis'))).degrees.length
    const code = await new Graduate(world, 'eleni').share('aegis')
    const reader = await logIn('hr.aegis')
    const read = async () => (await reader.read(code)).data.length
    expect([(await check()).resultCount, await shown(), await read()]).toEqual([1, 1, 1])
    await world.control('degrees/auth/AUTH2014001', { ssnCountry: 'CY', tinCountry: 'CY' })
    expect([(await check()).resultCount, await shown(), await read()]).toEqual([0, 0, 0])
  })
})

describe('fishing', () => {
  test('X12: the twenty-first miss in an hour locks the user, is in the audit, and hits cost nothing', async () => {
    for (let hit = 0; hit < 3; hit += 1) expect(await check()).toMatchObject({ resultCount: 1 })
    for (let miss = 0; miss < 20; miss += 1) expect(await check({ day: '20' })).toMatchObject({ resultCount: 0 })
    expect(await check()).toMatchObject({ resultCount: 1 })
    expect(await check({ day: '20' })).toMatchObject({ resultCount: 0 })
    const locked = await send()
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(80_000)
    expect(await codeOf(Promise.resolve(locked))).toEqual([429, 'inspection_locked'])
    const events = await world.database.db
      .selectFrom('audit_events')
      .select('detail')
      .where('act', '=', 'inspection.user-locked')
      .execute()
    expect(events).toEqual([{ detail: expect.objectContaining({ misses: 21 }) }])
    world.clock.moveBy(86_400_001)
    inspector = await logIn('inspector')
    expect(await check()).toMatchObject({ resultCount: 1 })
  })

  test('X12: of forty misses at once no more than twenty-one are answered', async () => {
    const statuses = await Promise.all(Array.from({ length: 40 }, async () => (await send({ day: '21' })).status))
    expect(statuses.filter((status) => status === 200).length).toBe(21)
    expect(statuses.filter((status) => status === 429).length).toBe(19)
  })
})

async function countInspections(): Promise<number> {
  const { n } = await world.database.db
    .selectFrom('inspections')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}
