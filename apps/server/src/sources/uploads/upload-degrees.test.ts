import { randomBytes } from 'node:crypto'
import { Refusal } from '@perga/domain'
import fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../../tests/support/test-database.ts'
import { fixedClock } from '../../platform/clock.ts'
import { handleError } from '../../platform/error-handler.ts'
import { keysFromMaster } from '../../platform/keys.ts'
import { connectionStore } from '../connections/connection-store.ts'
import { uploadDegrees } from './upload-degrees.ts'
import { type Uploader, uploadRoutes } from './upload-routes.ts'
import { createUploadedConnector } from './uploaded-connector.ts'
import { uploadedDegreeStore } from './uploaded-degree-store.ts'

const clock = fixedClock(new Date('2026-11-20T10:00:00Z'))
const keys = keysFromMaster(randomBytes(32))
const SSN = '01013099997'
const HEADINGS = 'certificateID;titleID;status;SSN;lastNameEl;lastNameEn;firstNameEn;gradeValue'
const GOOD = `${HEADINGS}\nA1;77;valid;${SSN};Απόρρητου;Aporritou;Anna;0.811\nA2;78;valid;24058202672;"Δείγμα; δύο";Deigma;Eva;\n`

let database: TestDatabase
let app: FastifyInstance
let staff: Uploader
beforeAll(async () => {
  database = await openTestDatabase()
  const { db } = database
  for (const code of ['small', 'other', 'large'])
    await db.insertInto('institutions').values({ code, name_el: code, name_en: code }).execute()
  const connections = connectionStore(db, keys)
  for (const code of ['small', 'other']) await connections.save(code, { mode: 'file' }, clock.now())
  await connections.save('large', { mode: 'api', address: 'https://large.example', key: 'k' }, clock.now())
  app = fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(handleError)
  const degrees = uploadedDegreeStore(db, keys)
  await app.register(
    uploadRoutes({ db, origin: 'http://localhost', degrees, connections, clock, requireStaff: async () => staff }),
  )
})
afterAll(async () => {
  await app.close()
  await database.close()
})
beforeEach(async () => {
  staff = { kind: 'provider', id: 'p1' }
  await database.db.deleteFrom('degree_uploads').execute()
})

const put = (payload: string | Buffer, query = '', institution = 'small') =>
  app.inject({
    method: 'PUT',
    url: `/api/desk/institutions/${institution}/degrees${query}`,
    headers: { 'content-type': 'text/csv' },
    payload,
  })
const connector = (institution = 'small') =>
  createUploadedConnector(institution, uploadedDegreeStore(database.db, keys))
const found = async (query: Parameters<ReturnType<typeof connector>['find']>[0], institution?: string) => {
  const answer = await connector(institution).find(query)
  return answer.outcome === 'answered' ? answer.records.map(({ certificateID }) => certificateID) : answer
}

test('I11: an uploaded file answers like an institution: by person, by degree, by any field', async () => {
  expect((await put(GOOD)).json()).toEqual({ outcome: 'accepted', degrees: 2, errors: 0, warnings: 0, findings: [] })
  expect(await found({ ssn: SSN })).toEqual(['A1'])
  expect(await found({ certificateID: 'A2', titleID: '78' })).toEqual(['A2'])
  expect(await found({ certificateID: 'A2', titleID: '77' })).toEqual([])
  expect(await found({ lastNameEl: 'ΑΠΌΡΡΗΤΟΥ' })).toEqual(['A1'])
  expect(await found({ tin: '090000045' })).toEqual([])
  expect(await found({ ssn: SSN }, 'other')).toEqual([])
  expect(await connector().count()).toEqual({
    outcome: 'counted',
    byTitle: new Map([
      ['77', 1],
      ['78', 1],
    ]),
  })
  const state = await app.inject('/api/desk/institutions/small/degrees')
  expect(state.json()).toEqual({ isAgreed: true, uploadedAt: '2026-11-20T10:00:00.000Z', degrees: 2 })
})

test('I11: a file takes the place of the former one as a whole', async () => {
  await put(GOOD)
  await put(`${HEADINGS}\nB1;77;valid;${SSN};;Aporritou;Anna;0.9\n`)
  expect(await found({ ssn: SSN })).toEqual(['B1'])
  expect(await found({ ssn: '24058202672' })).toEqual([])
  expect(await database.db.selectFrom('uploaded_degrees').select('upload_id').execute()).toHaveLength(1)
})

test('I11: of uploads at once one is current, whole, and none is mixed', async () => {
  const files = Array.from({ length: 6 }, (_, file) =>
    [HEADINGS, ...Array.from({ length: 5 }, (_, row) => `F${file}R${row};1;valid;${SSN};;L;F;`)].join('\n'),
  )
  const outcomes = await Promise.all(files.map(async (file) => (await put(file)).json().outcome))
  expect(outcomes).toEqual(files.map(() => 'accepted'))
  const names = await found({ ssn: SSN })
  expect(names).toHaveLength(5)
  expect(new Set((names as string[]).map((name) => name.slice(0, 2))).size).toBe(1)
})

test('I11: a file with errors is refused as a whole, line by line in both languages, and the former stays', async () => {
  await put(GOOD)
  const bad = `${HEADINGS}\nC1;77;valid;${SSN};;L;F;8.11\nC1;77;valid;;;L;F;\nC2;;lost;;;L;F;\nC3;1;revoked;1013099997;Latin;L;F;\n`
  const report = (await put(bad)).json()
  expect(report).toMatchObject({ outcome: 'refused', errors: 5 })
  expect(
    report.findings.map(({ line, field, rule, severity }: Record<string, unknown>) => [line, field, rule, severity]),
  ).toEqual([
    [2, 'gradeValue', 'grade', 'error'],
    [3, null, 'no-number', 'warning'],
    [3, null, 'repeated', 'error'],
    [4, 'titleID', 'missing', 'error'],
    [4, 'status', 'status', 'error'],
    [5, 'ssn', 'leading-zeros-lost', 'warning'],
    [5, 'lastNameEl', 'latin-letters', 'warning'],
    [5, null, 'no-status-date', 'error'],
  ])
  for (const { el, en } of report.findings) expect([/[α-ω]/.test(el), /^[\x20-\x7e]+$/.test(en)]).toEqual([true, true])
  expect(JSON.stringify(report)).not.toMatch(/8\.11|01013099997|Latin"/)
  expect(await found({ ssn: SSN })).toEqual(['A1'])
})

test('I11: a trial looks at the file and keeps nothing', async () => {
  expect((await put(GOOD, '?trial=true')).json()).toMatchObject({ outcome: 'tried', degrees: 2 })
  expect(await database.db.selectFrom('degree_uploads').select('id').execute()).toEqual([])
})

test.each([
  ['an unknown column', 'certificateID;password\nC1;x\n', 1, 'columns'],
  ['a column twice', 'certificateID;CERTIFICATEID\nC1;x\n', 1, 'columns'],
  ['a line with a cell too few', `${HEADINGS}\nC1;77\n`, 2, 'csv'],
  ['no degree', `${HEADINGS}\n`, 0, 'empty'],
  ['nothing', '\n', 0, 'empty'],
  [
    'bytes of another encoding',
    Buffer.from(`${HEADINGS}\nC1;77;valid;${SSN};\xc1\xcd\xcd\xc1;L;F;\n`, 'latin1'),
    0,
    'encoding',
  ],
])('I11: %s is told by its line', async (_case, file, line, rule) => {
  expect((await put(file)).json()).toMatchObject({ outcome: 'refused', findings: [{ line, rule, severity: 'error' }] })
})

test('I11: Windows-1253 is read where it is declared', async () => {
  const file = Buffer.from(`${HEADINGS}\nC1;77;valid;${SSN};\xc1\xcd\xcd\xc1;L;F;\n`, 'latin1')
  expect((await put(file, '?charset=windows-1253')).json()).toMatchObject({ outcome: 'accepted' })
  expect(await connector().find({ ssn: SSN })).toMatchObject({ records: [{ lastNameEl: 'ΑΝΝΑ' }] })
})

test('I1: an institution with an API or without a connection uploads nothing', async () => {
  for (const institution of ['large', 'nowhere']) {
    const answer = await put(GOOD, '', institution)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'upload_not_agreed'])
  }
})

test('I11: only the provider, or who may do all for the whole institution, uploads; the audit keeps who did', async () => {
  const entitled = (institutionCode: string, maintainerId: string, role: string): Uploader => ({
    ...{ kind: 'institution', id: 'u1', institutionCode },
    entitlements: [{ maintainerId, role }],
  })
  for (const stranger of [
    entitled('other', '0', 'full'),
    entitled('small', '512', 'full'),
    entitled('small', '0', 'view'),
  ]) {
    staff = stranger
    expect((await put(GOOD)).statusCode).toBe(403)
    expect((await app.inject('/api/desk/institutions/small/degrees')).statusCode).toBe(403)
  }
  staff = entitled('small', '0', 'full')
  expect((await put(GOOD)).json().outcome).toBe('accepted')
  const events = await database.db
    .selectFrom('audit_events')
    .selectAll()
    .where('actor', '=', 'institution:u1')
    .execute()
  expect(events).toMatchObject([{ act: 'degrees.uploaded', object: 'small', detail: { degrees: 2, warnings: 0 } }])
})

test('I11: at rest no value of a degree is readable, and equal numbers of two institutions look unlike', async () => {
  await put(GOOD)
  await put(GOOD, '', 'other')
  const rows = await database.db.selectFrom('uploaded_degrees').selectAll().execute()
  expect(rows).toHaveLength(4)
  const bytes = rows.flatMap((row) => Object.values(row).map((value) => Buffer.from(value ?? '').toString('latin1')))
  for (const value of ['A1', SSN, 'Aporritou', '0.811'])
    expect(bytes.filter((text) => text.includes(value))).toEqual([])
  expect(new Set(rows.map(({ ssn_index }) => Buffer.from(ssn_index ?? []).toString('hex'))).size).toBe(4)
})

test('I11: a file of more than 25 MB is refused while it comes, and nothing of it stays', async () => {
  async function* endless() {
    yield Buffer.from(`${HEADINGS}\n`)
    for (let row = 0; row < 30_000; row += 1)
      yield Buffer.from(
        `C${row};77;valid;${SSN};;L;F;\n`
          .padEnd(1024, ' ')
          .replace(/\n( +)$/, '$1\n')
          .slice(-1024),
      )
  }
  const { db } = database
  const file = {
    institution: 'small',
    bytes: endless(),
    charset: 'utf-8',
    isTrial: true,
    actor: 'provider:p1',
  } as const
  const dependencies = { db, degrees: uploadedDegreeStore(db, keys), connections: connectionStore(db, keys), clock }
  await expect(uploadDegrees(file, dependencies)).rejects.toThrow(Refusal)
  expect(await db.selectFrom('degree_uploads').select('id').execute()).toEqual([])
})
