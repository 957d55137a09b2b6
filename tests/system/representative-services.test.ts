import type { Enquiries, InspectionAnswer, ReleasedDiploma } from '@perga/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Graduate, Reader } from '../support/actors.ts'
import { Administrator, invitedCode, Representative, refusalOf, startMailedWorld } from '../support/registration.ts'
import type { World } from '../support/world.ts'

const BOARD = 'civil-service-board'
/** The degree of Eleni, as a form of the check asks for it. */
const ELENI = {
  ...{ ssn: '15039290109', institution: 'Αριστοτέλειο Πανεπιστήμιο Θεσσαλονίκης', institutionCode: 'auth' },
  ...{ department: 'Τμήμα Πληροφορικής', level: '6', day: '15', month: '03', year: '1992' },
  ...{ lastname: 'ΠΑΡΑΔΕΙΓΜΑΤΙΔΟΥ', purpose: 'Πρόσληψη, προκήρυξη 1Κ/2026' },
}

let world: World
let mail: Awaited<ReturnType<typeof startMailedWorld>>['mail']
let stop: () => Promise<void>
/** Holds both services; what they read is verified and printed by others. */
let inspector: Reader
/** Was invited to the check alone. */
let checker: Reader
let shared: string
let read: ReleasedDiploma
beforeAll(async () => {
  ;({ world, mail, stop } = await startMailedWorld())
  inspector = await loggedIn('inspector')
  shared = await new Graduate(world, 'eleni').share(BOARD)
  read = firstOf(await inspector.read(shared))
  const administrator = new Administrator(world)
  await administrator.logIn('org.board')
  await administrator.invite('citizen@board.example', 'inspection')
  const person = new Representative(world)
  await person.logIn('citizen')
  expect((await person.accept(invitedCode(mail.received, 'citizen@board.example'))).status).toBe(200)
  checker = await loggedIn('citizen')
})
afterAll(() => stop())

async function loggedIn(userName: string): Promise<Reader> {
  const reader = new Reader(world)
  await reader.logIn(userName)
  return reader
}

function firstOf({ data }: { data: ReleasedDiploma[] }): ReleasedDiploma {
  const [first] = data
  if (first === undefined) throw new Error('nothing was read')
  return first
}

const open = (reader: Reader, token = shared) => reader.post('/api/client/diplomas/', { token })
const get = (reader: Reader, path: string) =>
  reader.browser.request(`${world.origin}${path}`, { headers: { 'x-requested-with': 'XMLHttpRequest' } })
const verify = (reader: Reader, { signedAuditId, auditId, aud }: ReleasedDiploma) =>
  reader.post('/api/client/verify', { signedAuditId, auditId, clientId: aud })
const print = (reader: Reader, kind: 'diploma_pdf' | 'diploma_printable') => {
  const query = { diploma_index: '0', signature: read.verificationIdentifier, language: 'el' }
  return get(reader, `/api/client/${kind}/QR_x.pdf?${new URLSearchParams(query)}`)
}
const check = async (reader: Reader) =>
  (await (await reader.post('/api/client/diploma_check/check', ELENI)).json()) as InspectionAnswer
const kindsOf = async (userName: string) => {
  const person = new Representative(world)
  await person.logIn(userName)
  const { enquiries } = await person.get<Enquiries>('/api/representative/enquiries')
  return enquiries.map(({ kind }) => kind).sort()
}

describe('a representative who was invited to the check alone', () => {
  test('R4: is told which services are theirs', async () => {
    expect(await (await get(checker, '/api/client/get_auth_data')).json()).toMatchObject({
      ...{ logged_in: true, can_inspect: true },
      clients: [{ id: BOARD, can_read: false, can_inspect: true }],
    })
  })

  test('R4: opens no link of the organisation, and is told why, whatever the code', async () => {
    for (const token of [shared, 'ABCDEFGHJKMNPQRSTVWXYZ0123', 'x']) {
      const answer = await open(checker, token)
      expect([answer.status, await refusalOf(answer)]).toEqual([403, 'reading_not_permitted'])
    }
  })

  test('R4: gets no document and verifies nothing of what colleagues read', async () => {
    const answers = [
      await print(checker, 'diploma_pdf'),
      await print(checker, 'diploma_printable'),
      await get(checker, `/api/client/releases/${read.auditId}/jades`),
      await verify(checker, read),
    ]
    for (const answer of answers) {
      expect([answer.status, await refusalOf(answer)]).toEqual([403, 'reading_not_permitted'])
    }
  })

  test('G4: opens a link for any authenticated user, as everybody does', async () => {
    const code = await new Graduate(world, 'eleni').share('any-tax-user')
    expect((await checker.read(code)).data.length).toBeGreaterThan(0)
  })

  test('R4: checks, prints and verifies what the check found', async () => {
    const found = (await check(checker)).result?.[0]
    if (found === undefined) throw new Error('the check found nothing')
    const { diploma_data = '' } = found
    const pdf = await checker.post('/api/client/diploma_pdf/QR_x.pdf', { diploma_data, language: 'el' })
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(await checker.verify(found.verificationIdentifier)).toMatchObject({ verified: true, match: true })
  })

  test('O15: sees the checks of the organisation, not what was read', async () => {
    expect(await kindsOf('citizen')).toEqual(['check'])
    expect(await kindsOf('inspector')).toEqual(['check', 'link'])
  })

  test('R4: reads from the moment at which they accept the other service', async () => {
    const administrator = new Administrator(world)
    await administrator.logIn('org.board')
    await administrator.invite('both@board.example', 'reading')
    const person = new Representative(world)
    await person.logIn('citizen')
    expect((await person.accept(invitedCode(mail.received, 'both@board.example'))).status).toBe(200)
    expect((await open(checker)).status).toBe(200)
    expect((await verify(checker, read)).status).toBe(200)
  })
})

describe('a cancelled role', () => {
  const cancel = async (service: 'reading' | 'inspection') => {
    const person = new Representative(world)
    await person.logIn('inspector')
    const answer = await person.send('POST', '/api/representative/roles/cancellation', { client: BOARD, service })
    expect(answer.status).toBe(200)
  }

  test('R4: reads no more, in the session that is open', async () => {
    expect((await open(inspector)).status).toBe(200)
    await cancel('reading')
    expect(await refusalOf(await open(inspector))).toBe('reading_not_permitted')
    expect(await refusalOf(await print(inspector, 'diploma_pdf'))).toBe('reading_not_permitted')
    expect(await refusalOf(await verify(inspector, read))).toBe('reading_not_permitted')
    expect(await kindsOf('inspector')).toEqual(['check'])
    expect(await check(inspector)).toMatchObject({ resultCount: 1 })
  })

  test('R4: checks no more, and what it found gives no further document', async () => {
    const diploma_data = (await check(inspector)).result?.[0]?.diploma_data ?? ''
    const administrator = new Administrator(world)
    await administrator.logIn('org.board')
    await administrator.invite('back@board.example', 'reading')
    const person = new Representative(world)
    await person.logIn('inspector')
    await person.accept(invitedCode(mail.received, 'back@board.example'))
    await cancel('inspection')
    const answers = [
      await inspector.post('/api/client/diploma_check/check', ELENI),
      await inspector.post('/api/client/diploma_pdf/QR_x.pdf', { diploma_data, language: 'el' }),
    ]
    for (const answer of answers) expect(await refusalOf(answer)).toBe('inspection_not_permitted')
    expect((await open(inspector)).status).toBe(200)
  })
})
