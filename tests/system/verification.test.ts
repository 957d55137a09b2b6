import { PERSONAS } from '@perga/sandbox'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Graduate, Reader } from '../support/actors.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
let reader: Reader
let identifier: string
let code: string

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())
beforeEach(async () => {
  await world.control('reset', {})
  code = await new Graduate(world, 'eleni').share('aegis')
  reader = new Reader(world)
  await reader.logIn('hr.aegis')
  identifier = (await reader.read(code)).data[0]?.verificationIdentifier ?? ''
})

const degreePath = () => {
  const degree = PERSONAS.find(({ userName }) => userName === 'eleni')?.degrees[0]?.record
  return `degrees/auth/${encodeURIComponent(String(degree?.certificateID))}`
}
const verdicts = (answer: { steps: { step: string; verdict: string }[] }) =>
  Object.fromEntries(answer.steps.map(({ step, verdict }) => [step, verdict]))

describe('V2: the outcomes', () => {
  test('unchanged: verified with details and every step passed', async () => {
    const answer = await reader.verify(identifier)
    expect(answer).toMatchObject({ error: null, verified: true, match: true, comparison: 'compared', status: null })
    expect(verdicts(answer)).toEqual({
      integrity: 'passed',
      issuer: 'passed',
      time: 'passed',
      status: 'passed',
      content: 'passed',
    })
    expect(answer.diploma).toMatchObject({ clientID: 'aegis' })
  })

  test('V8: revoked since: verified, changed, with the status and its date; the content itself is the same', async () => {
    await world.control(degreePath(), { status: 'revoked', statusDate: '20261119' })
    const answer = await reader.verify(identifier)
    expect(answer).toMatchObject({ verified: true, match: false, status: 'revoked', statusDate: '20261119' })
    expect(verdicts(answer)).toMatchObject({ status: 'failed', content: 'passed' })
  })

  test('the institution does not answer: valid, not comparable now', async () => {
    await world.control('institutions/auth/behaviour', { behaviour: 'down' })
    const answer = await reader.verify(identifier)
    expect(answer).toMatchObject({ error: null, verified: true, match: null, comparison: 'unavailable', diploma: null })
    expect(verdicts(answer)).toMatchObject({ integrity: 'passed', status: 'indeterminate', content: 'indeterminate' })
  })

  test('a forged first part: not valid', async () => {
    const [signed = '', ...rest] = identifier.split('.')
    const forged = `${signed.startsWith('A') ? 'B' : 'A'}${signed.slice(1)}`
    const answer = await reader.verify([forged, ...rest].join('.'))
    expect(answer).toMatchObject({ error: null, verified: false, match: null, diploma: null })
  })

  test('Y4: an identifier of another client, and one that was never issued: unable to verify, indistinguishably', async () => {
    const other = new Reader(world)
    await other.logIn('inspector')
    const foreign = await other.verify(identifier)
    const [signed = '', , client = ''] = identifier.split('.')
    const unknown = Buffer.from('01932b6e-0000-7000-8000-000000000000').toString('base64url')
    const invented = await other.verify(`${signed}.${unknown}.${client}`)
    expect(foreign).toEqual(invented)
    expect(foreign).toMatchObject({ verified: false, error: expect.stringContaining('Unable to verify') })
  })

  test('a client changed inside the identifier does not make it that client’s', async () => {
    const [signed = '', audit = ''] = identifier.split('.')
    const inspector = new Reader(world)
    await inspector.logIn('inspector')
    const theirs = Buffer.from('civil-service-board').toString('base64url')
    expect(await inspector.verify(`${signed}.${audit}.${theirs}`)).toMatchObject({
      verified: false,
      error: expect.any(String),
    })
  })
})

test('V4: without a login nothing is verified', async () => {
  const answer = await new Reader(world).post('/api/client/verify', { signedAuditId: 'a', auditId: 'b', clientId: 'c' })
  expect(answer.status).toBe(401)
})

test('malformed parts are unable to verify, never a failure of ours', async () => {
  for (const auditId of ['', 'x', '%', "' or 1=1 --", 'a'.repeat(5_000)]) {
    const answer = await reader.post('/api/client/verify', { signedAuditId: 'x', auditId, clientId: 'aegis' })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ verified: false, error: expect.any(String) })
  }
})

test('after the holder has withdrawn, only the outcome with institution, level and year is told', async () => {
  const { db } = world.database
  const link = await db
    .selectFrom('access_links')
    .select('authorization_id')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  await db
    .updateTable('authorizations')
    .set({ revoked_at: world.clock.now() })
    .where('id', '=', link?.authorization_id ?? '')
    .execute()
  const answer = await reader.verify(identifier)
  expect(answer).toMatchObject({ verified: true, match: true, year: expect.stringMatching(/^\d{4}$/) })
  expect(Object.keys(answer.diploma ?? {}).sort()).toEqual(
    [
      'auditResultId',
      'clientDisplayName',
      'clientID',
      'diplomaIndex',
      'issuerInstitution',
      'issuerInstitutionEn',
      'level',
      'timestamp',
    ].sort(),
  )
})
