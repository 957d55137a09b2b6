import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NewUploadKey, UploadKeys, UploadReport } from '@perga/contracts'
import { connectionStore } from '@perga/server/sources/connections/connection-store.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  UPLOAD_COMMAND_FILE,
  UPLOAD_CRON,
  UPLOAD_REQUEST,
  UPLOAD_TASK,
} from '../../apps/sites/service/content/documentation/code-samples.ts'
import { ProviderStaff } from '../support/provider-staff.ts'
import { runExample } from '../support/run-example.ts'
import { Staff } from '../support/staff.ts'
import { startWorld, type World } from '../support/world.ts'

const HEADINGS = 'certificateID;titleID;status;SSN;lastNameEl;lastNameEn;firstNameEn;gradeValue'
const GOOD = `${HEADINGS}\nA1;77;valid;01013099997;Απόρρητου;Aporritou;Anna;0.811\n`
const BAD = `${HEADINGS}\nA1;77;perhaps;01013099997;Απόρρητου;Aporritou;Anna;0.811\n`
const KEYS = '/api/desk/institutions/auth/upload-keys'

let world: World
let staff: Staff
let ada: ProviderStaff
beforeAll(async () => {
  world = await startWorld({ settings: { PERGA_TRUST_PROXY: 'true' } })
  const { database, keys, clock } = world
  await connectionStore(database.db, keys).save('auth', { mode: 'file' }, clock.now())
  staff = new Staff(world)
  await staff.signOn('auth.head')
  ada = await ProviderStaff.registered(world, 'Ada')
})
afterAll(() => world.stop())

const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code]
const listed = async (who: Staff = staff) => (await (await who.get(KEYS)).json()) as UploadKeys
async function make(label: string, networks: string[] = []): Promise<{ id: string; key: string }> {
  const { key } = (await (await staff.post(KEYS, { label, networks })).json()) as NewUploadKey
  return { id: (await listed()).keys.find((known) => known.label === label)?.id ?? '', key }
}
const retire = (id: string, who: Staff = staff) => who.post(`${KEYS}/${id}/retire`)

interface Sending {
  institution?: string
  query?: string
  from?: string
}

/** What `curl -T degrees.csv -H 'Authorization: Bearer …'` sends: no cookie, no header of a page. */
const send = (key: string, body: string, { institution = 'auth', query = '', from = '203.0.113.9' }: Sending = {}) =>
  fetch(`${world.origin}/api/v1/institutions/${institution}/degrees${query}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'text/csv', 'x-forwarded-for': from },
    body,
  })

test('I11: a program sends the file with a key and gets the report of the page, row by row', async () => {
  const { id, key } = await make('Registry server')
  const tried = await send(key, GOOD, { query: '?trial=true' })
  expect([tried.status, await tried.json()]).toMatchObject([200, { outcome: 'tried', degrees: 1, errors: 0 }])
  const refused = await send(key, BAD)
  expect(refused.status).toBe(422)
  const report = (await refused.json()) as UploadReport
  expect(report).toMatchObject({ outcome: 'refused', errors: 1 })
  expect(report.findings[0]).toMatchObject({ line: 2, field: 'status', severity: 'error', el: expect.any(String) })
  expect(JSON.stringify(report)).not.toMatch(/perhaps|Απόρρητου|01013099997/)
  const answer = await send(key, GOOD)
  expect([answer.status, await answer.json()]).toMatchObject([200, { outcome: 'accepted', degrees: 1 }])
  const state = await (await staff.get('/api/desk/institutions/auth/degrees')).json()
  expect(state).toMatchObject({ degrees: 1, uploadedAt: expect.any(String) })
  const event = await world.database.db
    .selectFrom('audit_events')
    .select(['actor', 'object'])
    .where('act', '=', 'degrees.uploaded')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(event).toEqual({ actor: `upload-key:${id}`, object: 'auth' })
  expect((await listed()).keys.find((known) => known.id === id)?.last_used_at).toEqual(expect.any(String))
  expect((await retire(id)).status).toBe(200)
})

test('I11: the commands of the institutions’ guide send the file as they stand there', async () => {
  const { id, key } = await make('Guide')
  const directory = mkdtempSync(join(tmpdir(), 'perga-guide-'))
  writeFileSync(join(directory, 'upload-header.txt'), `Authorization: Bearer ${key}\n`)
  writeFileSync(join(directory, 'degrees.csv'), GOOD)
  const places = {
    ...{ 'https://THIS_SERVICE': world.origin, YOUR_CODE: 'auth' },
    ...{ '@upload-header.txt': `@${directory}/upload-header.txt`, '-T degrees.csv': `-T ${directory}/degrees.csv` },
  }
  // In the two others the folder comes first; cron would take a percent sign for the end of a line.
  const [cron, commandFile] = [/^30 3 \* \* \* {2}cd \S+ && (curl [^%\n]+)$/, /^cd \/d C:\\perga && (curl .+)$/]
  const inFolder = [cron.exec(UPLOAD_CRON)?.[1], commandFile.exec(UPLOAD_COMMAND_FILE)?.[1]]
  for (const command of [UPLOAD_REQUEST, ...inFolder]) {
    const report = JSON.parse(await runExample(command ?? 'none', { places }))
    expect(report).toMatchObject({ outcome: 'accepted', degrees: 1 })
  }
  // The Task Scheduler is Windows’ own; what it is told is that file, at a time.
  const { time, file } = /\/SC DAILY \/ST (?<time>\S+) \/TR (?<file>\S+)$/.exec(UPLOAD_TASK)?.groups ?? {}
  expect([time, file]).toEqual([expect.stringMatching(/^([01]\d|2[0-3]):[0-5]\d$/), 'C:\\perga\\send.cmd'])
  await retire(id)
})

test('I11: the page’s own upload passes the whole server, guards and all', async () => {
  const answer = await staff.browser.request(`${world.origin}/api/desk/institutions/auth/degrees?trial=true`, {
    method: 'PUT',
    headers: { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'text/csv' },
    body: GOOD,
  })
  expect([answer.status, await answer.json()]).toMatchObject([200, { outcome: 'tried', degrees: 1 }])
})

test('I11: a wrong, retired or foreign key sends nothing, and nobody without one', async () => {
  const { id, key } = await make('Old')
  const without = await fetch(`${world.origin}/api/v1/institutions/auth/degrees`, {
    method: 'PUT',
    headers: { 'content-type': 'text/csv' },
    body: GOOD,
  })
  expect(await codeOf(without)).toEqual([401, 'upload_key_invalid'])
  expect(await codeOf(await send(`${key.slice(0, -1)}x`, GOOD))).toEqual([401, 'upload_key_invalid'])
  expect(await codeOf(await send(key, GOOD, { institution: 'aueb' }))).toEqual([401, 'upload_key_invalid'])
  expect((await retire(id)).status).toBe(200)
  expect(await codeOf(await send(key, GOOD))).toEqual([401, 'upload_key_invalid'])
  expect((await retire(id)).status).toBe(404)
})

test('I11: two keys are side by side, never three, not even by 16 at once', async () => {
  const many = new Staff(world)
  await many.signOn('auth.head')
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, index) => many.post(KEYS, { label: `Key ${index}`, networks: [] })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(await codeOf(await staff.post(KEYS, { label: 'Third', networks: [] }))).toEqual([
    409,
    'two_upload_keys_already',
  ])
  const { keys } = await listed()
  expect(keys).toHaveLength(2)
  for (const { id } of keys) expect((await retire(id)).status).toBe(200)
})

test('I11: a key with a list is taken from its addresses and networks alone', async () => {
  const { id, key } = await make('From the office', ['198.51.100.0/24'])
  expect((await send(key, GOOD, { from: '198.51.100.9', query: '?trial=true' })).status).toBe(200)
  expect(await codeOf(await send(key, GOOD, { from: '203.0.113.9' }))).toEqual([403, 'upload_address_not_allowed'])
  for (const network of ['somewhere', '10.0.0.0/40', '1.2.3'])
    expect((await staff.post(KEYS, { label: 'x', networks: [network] })).status).toBe(400)
  await retire(id)
})

test('I11: only the institution’s own staff for the whole of it make keys; the provider ends them; the key is kept as a hash', async () => {
  const form = { label: 'x', networks: [] }
  expect((await new Staff(world).post(KEYS, form)).status).toBe(401)
  const department = new Staff(world)
  await department.signOn('auth.full')
  expect((await department.post(KEYS, form)).status).toBe(403)
  expect((await staff.post('/api/desk/institutions/aueb/upload-keys', form)).status).toBe(403)
  expect((await ada.post(KEYS, form)).status).toBe(403)
  const { id, key } = await make('Kept')
  expect(JSON.stringify(await listed(ada))).not.toContain(key)
  const kept = await world.database.db.selectFrom('upload_keys').selectAll().where('id', '=', id).executeTakeFirst()
  expect(Buffer.from(kept?.key_hash ?? []).toString('hex')).toMatch(/^[0-9a-f]{64}$/)
  const audit = await world.database.db.selectFrom('audit_events').selectAll().execute()
  expect(JSON.stringify([kept, audit])).not.toContain(key)
  expect((await retire(id, ada)).status).toBe(200)
})

test('I11: an institution that is asked by an API makes no key', async () => {
  const other = new Staff(world)
  await other.signOn('uniwa.full')
  const answer = await other.post('/api/desk/institutions/uniwa/upload-keys', { label: 'x', networks: [] })
  expect(await codeOf(answer)).toEqual([409, 'upload_not_agreed'])
})
