import { createServer, type Server } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { ViewConnection } from './connection.ts'
import type { Connector } from './connector.ts'
import { createConnector } from './create-connector.ts'
import { startInstitutionView } from './testing/institution-view.ts'

const SSN = '01013099997'

let institution: Awaited<ReturnType<typeof startInstitutionView>>
const connectors: Connector[] = []

function connect(view: string, changes: Partial<ViewConnection> & { deadlineMs?: number } = {}): Connector {
  const { deadlineMs = 10_000, ...settings } = changes
  const { connectionString } = institution
  const connector = createConnector(
    { mode: 'view', dialect: 'postgresql', connectionString, view, ...settings },
    { http: () => Promise.reject(new Error('a view needs no HTTP')), deadlineMs, clock: { now: () => new Date() } },
  )
  connectors.push(connector)
  return connector
}

// As spec 2 §3.2 describes the view: texts, but for the grade, the year and the gender.
const AS_SPECIFIED = `
  create table degrees (
    certificateid varchar(25), titleid varchar(25), registrationid varchar(25), systemid varchar(25),
    gradedescription varchar(60), gradevalue float8, dateissued varchar(8), validfrom varchar(8), status varchar(20),
    statusdate varchar(8), ssn varchar(11), ssncountry varchar(2), tin varchar(9), tincountry varchar(2),
    firstnameel varchar(40), firstnameen varchar(40), lastnameel varchar(45), lastnameen varchar(45),
    middlenameel varchar(40), middlenameen varchar(40), fathernameel varchar(20), fathernameen varchar(20),
    mothernameel varchar(20), mothernameen varchar(20), birthdate varchar(8), birthyear numeric(4,0),
    gender numeric(1,0), citizenship varchar(2));
  insert into degrees (certificateid, titleid, gradevalue, status, ssn, ssncountry, firstnameel, firstnameen, lastnameel,
    lastnameen, birthyear, gender, dateissued)
  values ('A1', '77', 0.811, 'valid', '${SSN}', 'GR', 'ΑΝΝΑ', 'ANNA', 'Ο''ΝΗΛ', 'O''NEIL', 1930, 2, '19550701'),
         ('A2', '78', null, 'revoked', '${SSN}', 'GR', null, 'ANNA', null, 'O''NEIL', 1930, 2, null),
         ('B1', '77', 0.5, 'valid', '24058202672', 'GR', 'ΑΝΝΑ', 'ANNA', 'ΑΛΛΗ', 'ALLI', 1982, 2, '20050701');
  create view v_degrees as select * from degrees;`

// Capitals, the other type list, the extra E, no SYSTEMID, leading zeros lost, a column more.
const AS_NUMBERS = `
  create schema "Registry";
  create view "Registry"."V_DEGREES" as
    select 'N1'::char(25) as "CERTIFICATEID", 77::numeric(10,0) as "TITLEID", 201000123::bigint as "REGISTRATIONID",
      0.811::numeric(5,3) as "GRADEVALUE", 'valid'::text as "STATUS", 1013099997::bigint as "SSN", 90000045 as "TIN",
      'ANNA'::text as "FIRSTNAMEEN", 'NEIL'::text as "LASTNAMEEN", 'MARIA'::text as "MIDDLENAMEEEN",
      19300101 as "BIRTHDATE", 1930::smallint as "BIRTHYEAR", 'secret'::text as "HOMEPAGE";`

beforeAll(async () => {
  institution = await startInstitutionView()
  await institution.execute(AS_SPECIFIED)
  await institution.execute(AS_NUMBERS)
}, 60_000)
afterAll(async () => {
  await institution.close()
})
afterEach(async () => {
  await Promise.all(connectors.splice(0).map((connector) => connector.close()))
})

describe('the view as specified', () => {
  test('I2: gives the degrees of the asked person, grades as decimal text', async () => {
    const answer = await connect('v_degrees').find({ ssn: SSN })
    expect(answer).toMatchObject({ outcome: 'answered', flaws: [], unreadable: 0, notAskedFor: 0 })
    expect(answer).toMatchObject({
      records: [
        {
          certificateID: 'A1',
          gradeValue: '0.811',
          lastNameEl: "Ο'ΝΗΛ",
          birthYear: 1930,
          gender: 2,
          dateIssued: '19550701',
        },
        { certificateID: 'A2', gradeValue: null, status: 'revoked', dateIssued: null },
      ],
    })
  })

  test('I3: matches all asked values exactly', async () => {
    const view = connect('v_degrees')
    expect(await view.find({ ssn: SSN, titleID: '78' })).toMatchObject({ records: [{ certificateID: 'A2' }] })
    expect(await view.find({ certificateID: 'B1', titleID: '77' })).toMatchObject({ records: [{ ssn: '24058202672' }] })
    expect(await view.find({ birthYear: '1982', gender: '2' })).toMatchObject({ records: [{ certificateID: 'B1' }] })
    expect(await view.find({ gradeValue: '0.5' })).toMatchObject({ records: [{ certificateID: 'B1' }] })
    expect(await view.find({ lastNameEl: "Ο'ΝΗΛ" })).toMatchObject({ records: [{ certificateID: 'A1' }] })
    expect(await view.find({ ssn: SSN, status: 'VALID' })).toMatchObject({ records: [] })
  })

  test('I3: a value is never SQL', async () => {
    const view = connect('v_degrees')
    for (const value of ["' or '1'='1", '"; drop table degrees; --', '$1', '%', '\\', '\u0000']) {
      const answer = await view.find({ certificateID: value })
      expect(answer.outcome === 'answered' ? answer.records : []).toEqual([])
    }
    expect(await view.find({ ssn: SSN })).toMatchObject({ records: [{}, {}] })
  })

  test('I3: letters asked of a numeric column match nothing', async () => {
    expect(await connect('v_degrees').find({ birthYear: 'x' })).toEqual({
      outcome: 'answered',
      records: [],
      flaws: [],
      unreadable: 0,
      notAskedFor: 0,
    })
  })

  test('is asked by many at once over its few connections', async () => {
    const view = connect('v_degrees')
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => view.find({ certificateID: at % 2 ? 'A1' : 'B1' })),
    )
    for (const [at, answer] of answers.entries())
      expect(answer).toMatchObject({ records: [{ certificateID: at % 2 ? 'A1' : 'B1' }] })
  })
})

describe('the view of the other type list', () => {
  test('I2: is found in its schema in any case, with both readings and the extra E', async () => {
    for (const name of ['Registry.V_DEGREES', 'registry.v_degrees']) {
      const answer = await connect(name).find({ ssn: SSN })
      expect(answer).toMatchObject({
        outcome: 'answered',
        notAskedFor: 0,
        records: [
          { certificateID: 'N1', titleID: '77', registrationID: '201000123', gradeValue: '0.811', systemID: null },
        ],
      })
      expect(answer).toMatchObject({ records: [{ middleNameEn: 'MARIA', birthDate: '19300101', birthYear: 1930 }] })
    }
  })

  test('I2: restores the leading zeros that its numbers lost, and says so', async () => {
    expect(await connect('Registry.V_DEGREES').find({ tin: '090000045' })).toMatchObject({
      records: [{ ssn: SSN, tin: '090000045' }],
      flaws: [
        {
          key: { certificateID: 'N1', titleID: '77' },
          violations: [
            { field: 'ssn', rule: 'leading-zeros-lost' },
            { field: 'tin', rule: 'leading-zeros-lost' },
          ],
        },
      ],
    })
  })

  test('I3: is asked by its own types', async () => {
    const view = connect('Registry.V_DEGREES')
    expect(await view.find({ certificateID: 'N1', titleID: '77' })).toMatchObject({ records: [{ titleID: '77' }] })
    expect(await view.find({ birthDate: '19300101', gradeValue: '0.811' })).toMatchObject({ records: [{}] })
    expect(await view.find({ titleID: "77 or '1'" })).toMatchObject({ records: [] })
  })
})

describe('a count', () => {
  test('P2: is of the valid degrees, by title, in texts and in numbers', async () => {
    const counted = async (view: string) => {
      const count = await connect(view).count()
      return count.outcome === 'counted' ? Object.fromEntries(count.byTitle) : count
    }
    expect(await counted('v_degrees')).toEqual({ 77: 2 })
    expect(await counted('Registry.V_DEGREES')).toEqual({ 77: 1 })
  })

  test('P2: may take longer than a question, and ends too', async () => {
    await institution.execute(`create view v_heavy as select '1' as certificateid, '7' as titleid,
      case when pg_sleep(2) is null then '' else 'valid' end as status, '${SSN}' as ssn`)
    const settings = { deadlineMs: 1000 }
    expect(await connect('v_heavy', settings).find({ ssn: SSN })).toEqual({ outcome: 'timed-out' })
    expect(await connect('v_heavy', settings).count()).toMatchObject({ outcome: 'counted' })
    expect(await connect('v_heavy', { deadlineMs: 100 }).count()).toEqual({ outcome: 'timed-out' })
  })

  test('P2: of a view that is not there is a broken envelope', async () => {
    expect(await connect('v_absent').count()).toEqual({ outcome: 'broken-answer', reason: 'envelope' })
  })
})

describe('a view against its contract', () => {
  test('I4: gives at most fifty rows, however many match', async () => {
    await institution.execute(`create view v_many as select 'C' || n as certificateid, '7' as titleid, 'valid' as status,
      '${SSN}' as ssn, 'A' as firstnameen, 'B' as lastnameen from generate_series(1, 500) n`)
    const answer = await connect('v_many').find({ ssn: SSN })
    expect(answer.outcome === 'answered' && answer.records.length).toBe(50)
  })

  test('I7: cuts endless values before they travel', async () => {
    await institution.execute(`create view v_endless as select '1' as certificateid, '7' as titleid, 'valid' as status,
      '${SSN}' as ssn, repeat('α', 10000000) as lastnameel, 'A' as firstnameen, 'B' as lastnameen`)
    expect(await connect('v_endless').find({ ssn: SSN })).toMatchObject({
      records: [{ lastNameEl: null }],
      flaws: [{ violations: [{ field: 'lastNameEl', rule: 'too-long' }] }],
    })
  })

  test('I8: that is not there, lacks the asked column or an indispensable one, is a broken envelope', async () => {
    await institution.execute(`create view v_no_ssn as select '1' as certificateid, '7' as titleid, 'valid' as status;
      create view v_no_title as select '1' as certificateid, '${SSN}' as ssn, 'valid' as status`)
    for (const name of ['v_absent', 'nowhere.v_degrees', 'v_no_ssn', 'v_no_title', 'v"; drop view v_degrees; --'])
      expect(await connect(name).find({ ssn: SSN })).toEqual({ outcome: 'broken-answer', reason: 'envelope' })
  })

  test('I8: is read anew after it was created again with other columns', async () => {
    const view = connect('v_changing')
    const create = (ssn: string) =>
      institution.execute(`drop view if exists v_changing; create view v_changing as select '1' as certificateid,
        '7' as titleid, 'valid' as status, '${SSN}' as ${ssn}, 'A' as firstnameen, 'B' as lastnameen`)
    await create('ssn')
    expect(await view.find({ ssn: SSN })).toMatchObject({ records: [{}] })
    await create('"SSN"')
    expect(await view.find({ ssn: SSN })).toEqual({ outcome: 'broken-answer', reason: 'envelope' })
    expect(await view.find({ ssn: SSN })).toMatchObject({ records: [{}] })
  })

  test('reading it changes nothing there', async () => {
    await institution.execute(`create table written (n int);
      create function write() returns text language plpgsql as $$ begin insert into written values (1); return '1'; end $$;
      create view v_writing as select write() as certificateid, '7' as titleid, 'valid' as status, '${SSN}' as ssn`)
    expect(await connect('v_writing').find({ ssn: SSN })).toMatchObject({ outcome: 'broken-answer' })
    const [counted] = await institution.execute('select count(*)::int as n from written')
    expect(counted?.rows).toEqual([{ n: 0 }])
  })
})

describe('a database in trouble', () => {
  let silent: Server
  beforeAll(async () => {
    silent = createServer((socket) => socket.on('error', () => undefined))
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => silent.close())

  const portOf = (server: Server) => {
    const address = server.address()
    return typeof address === 'object' && address ? address.port : expect.fail('a port')
  }

  test('Z3: that accepts and stays silent is timed out', async () => {
    const connectionString = `postgresql://u@127.0.0.1:${portOf(silent)}/x?sslmode=disable`
    const started = Date.now()
    expect(await connect('v', { connectionString, deadlineMs: 200 }).find({ ssn: SSN })).toEqual({
      outcome: 'timed-out',
    })
    expect(Date.now() - started).toBeLessThan(5000)
  })

  test('I8: that nobody listens for is unreachable', async () => {
    const connectionString = 'postgresql://u@127.0.0.1:1/x?sslmode=disable'
    expect(await connect('v', { connectionString }).find({ ssn: SSN })).toEqual({
      outcome: 'broken-answer',
      reason: 'unreachable',
    })
  })

  test('I8: that breaks off in the middle is unreachable, and the process lives on', async () => {
    const rude = createServer((socket) => socket.once('data', () => socket.destroy()))
    await new Promise<void>((resolve) => rude.listen(0, '127.0.0.1', resolve))
    const connectionString = `postgresql://u@127.0.0.1:${portOf(rude)}/x?sslmode=disable`
    expect(await connect('v', { connectionString }).find({ ssn: SSN })).toEqual({
      outcome: 'broken-answer',
      reason: 'unreachable',
    })
    rude.close()
  })

  test('a caller who gives up gets the own reason', async () => {
    const connectionString = `postgresql://u@127.0.0.1:${portOf(silent)}/x?sslmode=disable`
    const leaving = new AbortController()
    const answer = connect('v', { connectionString, deadlineMs: 500 }).find({ ssn: SSN }, leaving.signal)
    leaving.abort(new Error('the reader left'))
    await expect(answer).rejects.toThrow('the reader left')
  })

  test('closing twice is closing once', async () => {
    const view = connect('v_degrees')
    await view.find({ ssn: SSN })
    await Promise.all([view.close(), view.close()])
    expect(await view.find({ ssn: SSN })).toEqual({ outcome: 'broken-answer', reason: 'unreachable' })
  })
})
