import { createServer, type Server } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { hasMariadb, startMariadb } from '../../../tests/support/mariadb-server.ts'
import { postgresqlPrograms, startCluster } from '../../../tests/support/postgresql-cluster.ts'
import type { ViewConnection } from './connection.ts'
import type { Connector } from './connector.ts'
import { createConnector } from './create-connector.ts'
import { serveEmbedded, serveMariadb, servePostgresql } from './testing/institution-view.ts'
import type { ViewServer } from './testing/view-server.ts'

const SSN = '01013099997'

async function startPostgresql(): Promise<ViewServer> {
  const { url, stop } = await startCluster()
  return servePostgresql({ url: url('postgres'), stop })
}

const SERVERS = [
  { name: 'the embedded database', dialect: 'postgresql', isThere: true, start: serveEmbedded },
  { name: 'PostgreSQL', dialect: 'postgresql', isThere: postgresqlPrograms() !== null, start: startPostgresql },
  { name: 'MariaDB', dialect: 'mysql', isThere: hasMariadb(), start: async () => serveMariadb(await startMariadb()) },
] as const
for (const { name } of SERVERS.filter(({ isThere }) => !isThere))
  console.warn(`SKIPPED: ${name} is not installed, its view is not read in these tests`)

// As spec 2 §3.2 describes the view: texts, but for the grade, the year and the gender.
const AS_SPECIFIED = `
  create table degrees (
    certificateid varchar(25), titleid varchar(25), registrationid varchar(25), systemid varchar(25),
    gradedescription varchar(60), gradevalue double precision, dateissued varchar(8), validfrom varchar(8), status varchar(20),
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
  create table "Registry".numbers ("CERTIFICATEID" char(25), "TITLEID" numeric(10,0), "REGISTRATIONID" bigint,
    "GRADEVALUE" numeric(5,3), "STATUS" text, "SSN" bigint, "TIN" integer, "FIRSTNAMEEN" text, "LASTNAMEEN" text,
    "MIDDLENAMEEEN" text, "BIRTHDATE" integer, "BIRTHYEAR" smallint, "HOMEPAGE" text);
  insert into "Registry".numbers values ('N1', 77, 201000123, 0.811, 'valid', 1013099997, 90000045, 'ANNA', 'NEIL', 'MARIA',
    19300101, 1930, 'secret');
  create view "Registry"."V_DEGREES" as select * from "Registry".numbers`

for (const { name, dialect, isThere, start } of SERVERS)
  describe.skipIf(!isThere)(`a view of ${name}`, () => {
    let institution: ViewServer
    const connectors: Connector[] = []

    function connect(view: string, changes: Partial<ViewConnection> & { deadlineMs?: number } = {}) {
      const { deadlineMs = 10_000, ...settings } = changes
      const connector = createConnector(
        { mode: 'view', dialect, connectionString: institution.connectionString, view, ...settings },
        { http: () => Promise.reject(new Error('a view needs no HTTP')), deadlineMs, clock: { now: () => new Date() } },
      )
      return {
        find: async (...question: Parameters<Connector['find']>) => (await opened(connector)).find(...question),
        count: async () => (await opened(connector)).count(),
        close: async () => (await connector).close(),
      }
    }

    async function opened(connector: Promise<Connector>): Promise<Connector> {
      connectors.push(await connector)
      return connector
    }

    beforeAll(async () => {
      institution = await start()
      await institution.execute(AS_SPECIFIED)
      await institution.execute(institution.createSchema)
      await institution.execute(AS_NUMBERS)
    }, 120_000)
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
        expect(await view.find({ certificateID: 'B1', titleID: '77' })).toMatchObject({
          records: [{ ssn: '24058202672' }],
        })
        expect(await view.find({ birthYear: '1982', gender: '2' })).toMatchObject({
          records: [{ certificateID: 'B1' }],
        })
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
      case when ${institution.slow} is null then '' else 'valid' end as status, '${SSN}' as ssn`)
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
        await institution.execute(`create view v_many as
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 500)
      select concat('C', n) as certificateid, '7' as titleid, 'valid' as status, '${SSN}' as ssn, 'A' as firstnameen,
        'B' as lastnameen from numbers`)
        const answer = await connect('v_many').find({ ssn: SSN })
        expect(answer.outcome === 'answered' && answer.records.length).toBe(50)
      })

      test('I7: cuts endless values before they travel', async () => {
        await institution.execute(`create view v_endless as select '1' as certificateid, '7' as titleid, 'valid' as status,
      '${SSN}' as ssn, repeat('α', 5000000) as lastnameel, 'A' as firstnameen, 'B' as lastnameen`)
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
        const create = (middleName: string) =>
          institution.execute(`drop view if exists v_changing; create view v_changing as select '1' as certificateid,
        '7' as titleid, 'valid' as status, '${SSN}' as ssn, 'M' as ${middleName}, 'A' as firstnameen, 'B' as lastnameen`)
        await create('middlenameen')
        expect(await view.find({ ssn: SSN })).toMatchObject({ records: [{}] })
        await create('middlenameeen')
        expect(await view.find({ ssn: SSN })).toEqual({ outcome: 'broken-answer', reason: 'envelope' })
        expect(await view.find({ ssn: SSN })).toMatchObject({ records: [{}] })
      })

      test('reading it changes nothing there', async () => {
        await institution.execute('create table written (n int)')
        await institution.execute(institution.createWriter)
        await institution.execute(
          `create view v_writing as select write_one() as certificateid, '7' as titleid, 'valid' as status, '${SSN}' as ssn`,
        )
        expect(await connect('v_writing').find({ ssn: SSN })).toMatchObject({ outcome: 'broken-answer' })
        expect(await institution.execute('select n from written')).toEqual([])
      })
    })

    test.runIf(dialect === 'mysql')(
      'I2: Windows-1253 in columns that are called Latin 1 is read where it is declared',
      async () => {
        await institution.execute(`create table latin (certificateid varchar(25), titleid varchar(25), status varchar(20),
        ssn varchar(11), lastnameel varchar(45), firstnameen varchar(40), lastnameen varchar(45)) character set latin1;
        insert into latin values ('L1', '7', 'valid', '${SSN}', X'C4CFCACCC7', 'A', 'B')`)
        const mistaken = await connect('latin').find({ certificateID: 'L1' })
        expect(mistaken).not.toMatchObject({ records: [{ lastNameEl: 'ΔΟΚΙΜΗ' }] })
        const declared = connect('latin', { charset: 'windows-1253' })
        expect(await declared.find({ lastNameEl: 'ΔΟΚΜΗ' })).toMatchObject({
          records: [{ lastNameEl: 'ΔΟΚΜΗ' }],
          flaws: [],
        })
      },
    )

    describe('a database in trouble', () => {
      let silent: Server
      beforeAll(async () => {
        silent = createServer((socket) => socket.on('error', () => undefined))
        await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
      })
      afterAll(() => silent.close())

      const at = (port: number) => `${dialect}://u@127.0.0.1:${port}/x?sslmode=disable`
      const portOf = (server: Server) => {
        const address = server.address()
        return typeof address === 'object' && address ? address.port : expect.fail('a port')
      }

      test('Z3: that accepts and stays silent is timed out', async () => {
        const connectionString = at(portOf(silent))
        const started = Date.now()
        expect(await connect('v', { connectionString, deadlineMs: 200 }).find({ ssn: SSN })).toEqual({
          outcome: 'timed-out',
        })
        expect(Date.now() - started).toBeLessThan(5000)
      })

      test('I8: that nobody listens for is unreachable', async () => {
        const connectionString = at(1)
        expect(await connect('v', { connectionString }).find({ ssn: SSN })).toEqual({
          outcome: 'broken-answer',
          reason: 'unreachable',
        })
      })

      test('I8: that breaks off in the middle is unreachable, and the process lives on', async () => {
        const rude = createServer((socket) => socket.destroy())
        await new Promise<void>((resolve) => rude.listen(0, '127.0.0.1', resolve))
        const connectionString = at(portOf(rude))
        expect(await connect('v', { connectionString }).find({ ssn: SSN })).toEqual({
          outcome: 'broken-answer',
          reason: 'unreachable',
        })
        rude.close()
      })

      test('a caller who gives up gets the own reason', async () => {
        const connectionString = at(portOf(silent))
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
  })
