import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { JadesSignature } from '@perga/ades'
import { validateJades } from '@perga/ades/validation'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { Graduate, Reader } from '../support/actors.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
let reader: Reader
let code: string
beforeAll(async () => {
  world = await startWorld()
  code = await new Graduate(world, 'eleni').share('aegis')
  reader = new Reader(world)
  await reader.logIn('hr.aegis')
})
afterAll(() => world.stop())
beforeEach(() => world.control('reset', {}))

/** Reads once; returns the audit id of the answer. */
async function read(): Promise<string> {
  const { data } = await reader.read(code)
  return data[0]?.auditId ?? ''
}

const row = (auditId: string) =>
  world.database.db.selectFrom('releases').selectAll().where('audit_id', '=', auditId).executeTakeFirstOrThrow()

const levelOf = async (auditId: string) => (await row(auditId)).level

test('C1: the answer is at B-B, and within a minute the signature is at B-LT; the three parts of the JWS never change', async () => {
  const { data } = await reader.read(code)
  const auditId = data[0]?.auditId ?? ''
  await expect.poll(() => levelOf(auditId), { timeout: 60_000 }).toBe('B-LT')
  const after = await row(auditId)
  expect(after).toMatchObject({ jws_protected: data[0]?.jades.protected, jws_signature: data[0]?.jades.signature })
  const names = (after.etsi_u ?? []).flatMap((item) =>
    Object.keys(JSON.parse(Buffer.from(item, 'base64url').toString())),
  )
  expect(names).toEqual(['sigTst', 'xVals', 'rVals'])
})

test('C1: the augmented file is given to its client alone, and validates as B-LT against our root', async () => {
  const auditId = await read()
  await expect.poll(() => levelOf(auditId), { timeout: 60_000 }).toBe('B-LT')
  const path = `${world.origin}/api/client/releases/${auditId}/jades`
  const file = await (await reader.browser.request(path)).json()
  const anchors = readFileSync(world.sandbox.environment.TRUST_ANCHORS_FILE ?? '', 'utf8')
  const result = await validateJades(file as JadesSignature, {
    trustAnchors: [new X509Certificate(anchors).raw],
    validationTime: new Date(),
  })
  expect(result).toMatchObject({ indication: 'TOTAL-PASSED', level: 'B-LT' })

  const other = new Reader(world)
  await other.logIn('agency')
  expect((await other.browser.request(path)).status).toBe(404)
  expect((await new Reader(world).browser.request(path)).status).toBe(401)
})

const FAILURES = ['down', 'slow', 'wrong-nonce', 'wrong-imprint', 'expired', 'untrusted', 'garbage', '500']

describe('an authority that fails stops no reading, keeps nothing bad, and is caught up with afterwards', () => {
  test.each(FAILURES)('C1: time stamps are %s', async (behaviour) => {
    await world.control('tsa', { behaviour })
    const auditId = await read()
    await sleep(2_500)
    expect(await row(auditId)).toMatchObject({ level: 'B-B', etsi_u: null })
    await world.control('tsa', { behaviour: 'normal' })
    // The next reading wakes the job; without one it wakes by itself each minute.
    await read()
    await expect.poll(() => levelOf(auditId), { timeout: 75_000 }).toBe('B-LT')
  })
})

// A responder's good answers are remembered for an hour, so each failure is shown by a server that has asked nothing yet.
describe.runIf(inject('postgresql') === null)(
  'a responder that fails from the start leaves the signature at B-T',
  () => {
    test.each(FAILURES.filter((behaviour) => behaviour !== 'wrong-imprint'))(
      'C1: revocation data are %s',
      async (behaviour) => {
        const fresh = await startWorld()
        try {
          await fresh.control('ocsp', { behaviour })
          const link = await new Graduate(fresh, 'eleni').share('aegis')
          const organisation = new Reader(fresh)
          await organisation.logIn('hr.aegis')
          const auditId = (await organisation.read(link)).data[0]?.auditId ?? ''
          const level = async () => {
            const found = await fresh.database.db
              .selectFrom('releases')
              .select('level')
              .where('audit_id', '=', auditId)
              .execute()
            return found[0]?.level
          }
          await expect.poll(level, { timeout: 20_000 }).toBe('B-T')
          await sleep(1_500)
          expect(await level()).toBe('B-T')
          await fresh.control('ocsp', { behaviour: 'normal' })
          await organisation.read(link)
          await expect.poll(level, { timeout: 75_000 }).toBe('B-LT')
        } finally {
          await fresh.stop()
        }
      },
    )
  },
)
