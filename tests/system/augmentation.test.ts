import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { JadesSignature } from '@perga/ades'
import { validateJades } from '@perga/ades/validation'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

test('C1: an authority that is away for a while is asked again by itself, without a further reading', async () => {
  await world.control('tsa', { behaviour: 'down' })
  const auditId = await read()
  await expect.poll(async () => (await row(auditId)).augment_fault, { timeout: 20_000 }).toBe('timestamp_unreachable')
  expect(await row(auditId)).toMatchObject({ level: 'B-B', etsi_u: null })
  const health = await (await fetch(`${world.origin}/api/health/seals`)).json()
  expect(health).toMatchObject({ status: 'waiting', faults: [{ code: 'timestamp_unreachable', count: 1 }] })
  await world.control('reset', {})
  await expect.poll(() => levelOf(auditId), { timeout: 60_000 }).toBe('B-LT')
  expect(await (await fetch(`${world.origin}/api/health/seals`)).json()).toMatchObject({ status: 'complete' })
})

test('C1: a seal that is revoked is not called B-LT from the next signature on, though the responder was asked just before', async () => {
  const before = await read()
  await expect.poll(() => levelOf(before), { timeout: 60_000 }).toBe('B-LT')
  await world.control('ocsp', { behaviour: 'revoked' })
  const after = await read()
  await expect.poll(async () => (await row(after)).augment_fault, { timeout: 20_000 }).toBe('certificate_revoked')
  expect(await levelOf(after)).toBe('B-T')
  await world.control('reset', {})
})
