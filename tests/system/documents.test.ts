import { augmentPades, verifyJadesIntegrity } from '@perga/ades'
import type { ReleasedDiploma } from '@perga/contracts'
import { toUrlSafeBase64 } from '@perga/domain'
import { PERSONAS } from '@perga/sandbox'
import { makeDiplomaData } from '@perga/server/documents/diploma-data.ts'
import { documentJobs } from '@perga/server/documents/jobs.ts'
import { sealedFileStore } from '@perga/server/documents/sealed-file-store.ts'
import { readPdf } from '@perga/server/documents/testing/read-pdf.ts'
import { createHttpClient } from '@perga/server/platform/http-client.ts'
import { createLogger } from '@perga/server/platform/logging.ts'
import { connectSealAuthorities } from '@perga/server/seals/seal-authorities.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Graduate, Reader } from '../support/actors.ts'
import { startWorld, type World } from '../support/world.ts'

const DAY = 24 * 60 * 60 * 1000

let world: World
let reader: Reader
let inspector: Reader
beforeAll(async () => {
  world = await startWorld()
  reader = new Reader(world)
  await reader.logIn('hr.aegis')
  inspector = new Reader(world)
  await inspector.logIn('inspector')
})
afterAll(() => world.stop())

/** Shares and reads one degree of `eleni`; `scopes` are all that the organisation may ask for unless told. */
async function read(
  choice: { scopes?: string[]; duration?: number } = {},
  { client, by } = { client: 'aegis', by: reader },
): Promise<ReleasedDiploma> {
  const code = await new Graduate(world, 'eleni').share(client, choice)
  const { data } = await by.read(code)
  const [released] = data
  if (released === undefined) throw new Error('nothing was read')
  return released
}

const queryOf = (released: ReleasedDiploma, language = 'el', index = 0) => ({
  diploma_index: String(index),
  signature: released.verificationIdentifier,
  language,
})

function get(
  query: Record<string, string>,
  options: { kind?: 'diploma_pdf' | 'diploma_printable'; by?: Reader } = {},
): Promise<Response> {
  const { kind = 'diploma_pdf', by = reader } = options
  return by.browser.request(`${world.origin}/api/client/${kind}/QR_%CE%A7_x.pdf?${new URLSearchParams(query)}`)
}

async function pdfOf(answer: Response): Promise<Uint8Array> {
  expect(answer.status).toBe(200)
  return new Uint8Array(await answer.arrayBuffer())
}

const problemOf = async (answer: Response) => ((await answer.json()) as { code: string }).code

/** What the server does by itself each minute. */
async function completeKeptFiles(): Promise<void> {
  const { TSA_URL = '', TRUST_ANCHORS_FILE: trustAnchorsFile = '' } = world.sandbox.environment
  const http = createHttpClient({ connections: 4, timeoutMs: 5_000 })
  const places = { timestamps: [{ url: TSA_URL, account: null }], responders: [], trustAnchorsFile, tls: null }
  const { clock, database, keys } = world
  const sources = await connectSealAuthorities(places, { http, clock })
  const jobs = documentJobs({
    ...{ clock, log: createLogger('silent'), files: sealedFileStore(database.db, keys) },
    augment: (pdf) => augmentPades(pdf, 'B-LTA', sources),
  })
  await jobs.find(({ name }) => name === 'complete-sealed-files')?.run({})
  await http.close()
}

const bare = (text: string) => text.replace(/\s/g, '')

describe('GET: documents of a diploma that was read', () => {
  test('O6: the sealed PDF opens in both languages, under the name of the holder', async () => {
    const released = await read()
    for (const language of ['el', 'en']) {
      const answer = await get(queryOf(released, language))
      expect(answer.headers.get('content-type')).toBe('application/pdf')
      expect(answer.headers.get('cache-control')).toBe('no-store')
      const { lastNameEl, firstNameEl, validFrom } = released.diploma
      const name = encodeURIComponent(`QR_${lastNameEl}_${firstNameEl}_${validFrom}.pdf`)
      expect(answer.headers.get('content-disposition')).toContain(`inline; filename="QR_`)
      expect(answer.headers.get('content-disposition')).toContain(`filename*=UTF-8''${name}`)
      const { source, text } = readPdf(await pdfOf(answer))
      expect(source).toContain('/SubFilter /ETSI.CAdES.detached')
      expect(text).toContain(language === 'el' ? released.diploma.title : released.diploma.titleEn)
      expect(text).toContain(language === 'el' ? 'δοκιμαστικό πιστοποιητικό' : 'test certificate')
    }
  })

  test('C2: with time stamps to be had, the file is B-LTA and says so', async () => {
    const answer = await get(queryOf(await read()))
    expect(answer.headers.get('perga-seal-level')).toBe('B-LTA')
    const { source } = readPdf(await pdfOf(answer))
    expect(source).toContain('/SubFilter /ETSI.RFC3161')
    expect(source).toContain('/DSS ')
  })

  test('C2: without them it is B-B, honestly named, and raised when the authority is back', async () => {
    const query = queryOf(await read())
    await world.control('tsa', { behaviour: 'down' })
    const first = await get(query)
    expect(first.headers.get('perga-seal-level')).toBe('B-B')
    const sealed = await pdfOf(first)
    await world.control('reset', {})
    const second = await get(query)
    expect(second.headers.get('perga-seal-level')).toBe('B-LTA')
    // The same seal: what it covers before its value has not changed by one byte.
    const [, end = 0] = /\/ByteRange \[0 (\d+)/.exec(Buffer.from(sealed).toString('latin1'))?.map(Number) ?? []
    expect(end).toBeGreaterThan(10_000)
    expect((await pdfOf(second)).subarray(0, end)).toEqual(sealed.subarray(0, end))
  })

  test('C2: a file that went out at B-B is completed in the background, and then given without asking anybody', async () => {
    const released = await read()
    await world.control('tsa', { behaviour: 'down' })
    expect((await get(queryOf(released))).headers.get('perga-seal-level')).toBe('B-B')
    await world.control('reset', {})
    await completeKeptFiles()
    await world.control('tsa', { behaviour: 'down' })
    expect((await get(queryOf(released))).headers.get('perga-seal-level')).toBe('B-LTA')
    await world.control('reset', {})
  })

  test('O6: the English page names the recipient in English', async () => {
    const released = await read()
    const { display_name_el, display_name_en } = await world.database.db
      .selectFrom('clients')
      .select(['display_name_el', 'display_name_en'])
      .where('id', '=', released.diploma.clientID)
      .executeTakeFirstOrThrow()
    expect(readPdf(await pdfOf(await get(queryOf(released, 'en')))).text).toContain(display_name_en)
    expect(readPdf(await pdfOf(await get(queryOf(released, 'el')))).text).toContain(display_name_el)
  })

  test('the attached JAdES is the signature that was given when the diploma was read', async () => {
    const released = await read()
    const { objects } = readPdf(await pdfOf(await get(queryOf(released))))
    const attached = [...objects.values()].find(({ dictionary }) => dictionary.includes('/Type /EmbeddedFile'))
    const jades = JSON.parse(attached?.stream.toString() ?? '{}')
    expect(jades).toEqual(released.jades)
    expect(await verifyJadesIntegrity(jades)).toMatchObject({ intact: true })
    expect(toUrlSafeBase64(released.payload)).toBe(jades.payload)
  })

  test('a diploma is sealed once a language: the same file is given again', async () => {
    const query = queryOf(await read())
    const [one, other] = await Promise.all([get(query), get(query)].map(async (answer) => pdfOf(await answer)))
    expect(one).toEqual(other)
    expect(await pdfOf(await get(query))).toEqual(one)
    expect(await pdfOf(await get({ ...query, language: 'en' }))).not.toEqual(one)
  })

  test('O6: the page for printing carries no seal and says so, with the same code and identifier', async () => {
    const released = await read()
    const answer = await get(queryOf(released), { kind: 'diploma_printable' })
    const { source, text, modules } = readPdf(await pdfOf(answer))
    expect(source).not.toContain('/ByteRange')
    expect(text).toContain('χωρίς ηλεκτρονική σφραγίδα')
    expect(bare(text)).toContain(released.verificationIdentifier)
    expect(modules.length).toBeGreaterThan(40)
  })

  test('Y5: no number of the person stands in either document', async () => {
    const released = await read()
    const person = PERSONAS.find(({ userName }) => userName === 'eleni')
    const numbers = [person?.taxNumber, ...(person?.registry.map(({ ssn }) => ssn) ?? [])].map(String)
    expect(numbers.filter((number) => /^\d{9,11}$/.test(number)).length).toBeGreaterThan(1)
    for (const kind of ['diploma_pdf', 'diploma_printable'] as const) {
      const { source, text, objects } = readPdf(await pdfOf(await get(queryOf(released), { kind })))
      const attached = [...objects.values()].map(({ stream }) => stream.toString('latin1')).join('\n')
      expect(
        numbers.filter((number) => [bare(text), source, attached].some((place) => place.includes(number))),
      ).toEqual([])
      // The search would find what is there.
      expect(bare(text)).toContain(bare(released.diploma.lastNameEl ?? ''))
    }
  })

  test('G20: what the holder withheld is neither on the page nor in the attachment', async () => {
    const released = await read({ scopes: ['title', 'level', 'issuer'] })
    const { text, objects } = readPdf(await pdfOf(await get(queryOf(released))))
    for (const label of ['Βαθμός', 'Κάτοχος', 'Ημερομηνία']) expect(text).not.toContain(label)
    const attached = [...objects.values()].find(({ dictionary }) => dictionary.includes('/Type /EmbeddedFile'))
    const payload = Buffer.from(JSON.parse(attached?.stream.toString() ?? '{}').payload, 'base64url').toString()
    expect(payload).not.toContain('gradeValue')
    expect(payload).not.toContain('lastNameEl')
  })
})

describe('GET: refusals', () => {
  test('Y4: nobody without a session, and no other client, gets a document', async () => {
    const released = await read()
    expect(await problemOf(await get(queryOf(released), { by: new Reader(world) }))).toBe('not_logged_in')
    const other = new Reader(world)
    await other.logIn('agency')
    expect(await problemOf(await get(queryOf(released), { by: other }))).toBe('document_not_available')
  })

  test('a link to any tax user gives documents to the one who read it, and to no other', async () => {
    const code = await new Graduate(world, 'eleni').share('any-tax-user')
    const citizen = new Reader(world)
    await citizen.logIn('citizen', { token: code })
    const [released] = (await citizen.read(code)).data
    if (released === undefined) throw new Error('nothing was read')
    await pdfOf(await get(queryOf(released), { by: citizen }))
    expect(await problemOf(await get(queryOf(released)))).toBe('document_not_available')
  })

  test('a forged identifier, a wrong place and what is no identifier are refused', async () => {
    const released = await read()
    const [signed = '', audit = '', client = ''] = released.verificationIdentifier.split('.')
    const forged = `${Buffer.alloc(64, 1).toString('base64url')}.${audit}.${client}`
    expect(await problemOf(await get({ ...queryOf(released), signature: forged }))).toBe('document_not_available')
    expect(await problemOf(await get(queryOf(released, 'el', 1)))).toBe('document_not_available')
    expect(await problemOf(await get({ ...queryOf(released), signature: `${signed}.${audit}` }))).toBe(
      'malformed_request',
    )
    expect((await get({ ...queryOf(released), diploma_index: 'x' })).status).toBe(400)
  })

  test('G17: after the holder revokes, not even a file that was sealed before is given, and its key is erased', async () => {
    const released = await read()
    await pdfOf(await get(queryOf(released)))
    const { db } = world.database
    await db
      .updateTable('authorizations')
      .set({ revoked_at: world.clock.now() })
      .where('id', '=', (reading) =>
        reading.selectFrom('readings').select('authorization_id').where('id', '=', released.diploma.auditResultId),
      )
      .execute()
    expect(await problemOf(await get(queryOf(released)))).toBe('document_link_ended')
    expect(await keptFiles(released.auditId)).toBe(1)
    await sealedFileStore(db, world.keys).erase(world.clock.now())
    expect(await keptFiles(released.auditId)).toBe(0)
  })

  test('content that the institution changed since is refused; put back, the document is given again', async () => {
    const released = await read()
    const record = PERSONAS.find(({ userName }) => userName === 'eleni')?.degrees[0]?.record
    await world.control(`degrees/auth/${encodeURIComponent(String(record?.certificateID))}`, { gradeValue: 0.5 })
    expect(await problemOf(await get(queryOf(released)))).toBe('document_content_changed')
    await world.control('reset', {})
    await pdfOf(await get(queryOf(released)))
  })
})

describe('POST: documents of a check result', () => {
  const post = (diploma_data: string, by = inspector) =>
    by.post('/api/client/diploma_pdf/QR_x.pdf', { diploma_data, language: 'en' })
  const find = () => read({}, { client: 'civil-service-board', by: inspector })

  test('X9: the wrapper that this server made gives the sealed PDF, at most 15 minutes long', async () => {
    const released = await find()
    const data = makeDiplomaData(released, world)
    const { text } = readPdf(await pdfOf(await post(data)))
    expect(text).toContain(released.diploma.titleEn)
    const late = makeDiplomaData(released, {
      keys: world.keys,
      clock: { now: () => new Date(world.clock.now().getTime() - 15 * 60_000) },
    })
    expect(await problemOf(await post(late))).toBe('diploma_data_invalid')
  })

  test('X9: what a browser composed is refused', async () => {
    const composed = Buffer.from(JSON.stringify(await find())).toString('base64url')
    const answer = await post(composed)
    expect([answer.status, await problemOf(answer)]).toEqual([403, 'diploma_data_invalid'])
  })

  test('notes of 40,000 characters in both languages fit through the form', async () => {
    const released = await find()
    const notes = 'Μακρά παρατήρηση. '.repeat(2300)
    const long = { ...released, diploma: { ...released.diploma, notes, notesEn: notes } }
    expect(readPdf(await pdfOf(await post(makeDiplomaData(long, world)))).pages).toBeGreaterThan(5)
  })
})

describe('what is kept', () => {
  test('a sealed file is kept encrypted: the database holds no byte of it in clear', async () => {
    const released = await read()
    await pdfOf(await get(queryOf(released)))
    const rows = await sql<{ bytes: string }>`
      select encode(bytes_encrypted, 'hex') as bytes from sealed_files where audit_id = ${released.auditId}`.execute(
      world.database.db,
    )
    expect(rows.rows).toHaveLength(1)
    expect(rows.rows[0]?.bytes).not.toContain(Buffer.from('%PDF').toString('hex'))
  })

  test('the key of a file is gone when its link ends, at most 30 days after it was last asked for', async () => {
    const short = await read({ duration: 7 })
    const long = await read({ duration: 90 })
    for (const released of [short, long]) await pdfOf(await get(queryOf(released)))
    const files = sealedFileStore(world.database.db, world.keys)
    const inDays = (days: number) => new Date(world.clock.now().getTime() + days * DAY)
    await files.erase(inDays(6))
    expect(await keptFiles(short.auditId)).toBe(1)
    await files.erase(inDays(8))
    expect(await keptFiles(short.auditId)).toBe(0)
    await files.erase(inDays(29))
    expect(await keptFiles(long.auditId)).toBe(1)
    await files.erase(inDays(31))
    expect(await keptFiles(long.auditId)).toBe(0)
  })
})

async function keptFiles(auditId: string): Promise<number> {
  const rows = await world.database.db
    .selectFrom('sealed_files')
    .select('audit_id')
    .where('audit_id', '=', auditId)
    .execute()
  return rows.length
}
