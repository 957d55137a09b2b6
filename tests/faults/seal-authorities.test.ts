import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { JadesSignature } from '@perga/ades'
import { validateJades } from '@perga/ades/validation'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Graduate, Reader } from '../support/actors.ts'
import { startWorld, type World } from '../support/world.ts'

const READINGS = Number(process.env.PERGA_OUTAGE_READINGS ?? 3)
const BEHAVIOURS = ['down', 'slow', 'wrong-nonce', 'wrong-imprint', 'expired', 'untrusted', 'garbage', '500']
const DRAINED_WITHIN_MS = 60_000

let world: World
let reader: Reader
let code: string
beforeAll(async () => {
  world = await startWorld({ settings: { PERGA_RATE_LIMIT: '100000' } })
  code = await new Graduate(world, 'eleni').share('aegis')
  reader = new Reader(world)
  await reader.logIn('hr.aegis')
})
afterAll(() => world.stop())

const rowsOf = (auditIds: readonly string[]) =>
  world.database.db
    .selectFrom('releases')
    .select(['audit_id', 'level', 'augment_attempts', 'etsi_u'])
    .where('audit_id', 'in', auditIds)
    .execute()

/** Reads many times; a reading that failed has no audit id. */
async function readMany(): Promise<string[]> {
  const auditIds: string[] = []
  for (let reading = 0; reading < READINGS; reading += 1) {
    const { data } = await reader.read(code)
    auditIds.push(data[0]?.auditId ?? '')
  }
  return auditIds
}

/** Until each release has been tried; then what its signature holds, by the names of its members. */
async function triedOnce(auditIds: readonly string[]): Promise<Record<string, unknown>[]> {
  const untried = async () => (await rowsOf(auditIds)).filter((row) => row.augment_attempts === 0).length
  await expect.poll(untried, { timeout: 60_000, interval: 100 }).toBe(0)
  return (await rowsOf(auditIds)).map(({ level, etsi_u }) => ({ level, holds: (etsi_u ?? []).flatMap(membersOf) }))
}

const membersOf = (item: string) => Object.keys(JSON.parse(Buffer.from(item, 'base64url').toString()))

/** How long it takes until all are at B-LT, with nobody reading. */
async function drain(auditIds: readonly string[]): Promise<number> {
  const returned = Date.now()
  const waiting = async () => (await rowsOf(auditIds)).filter(({ level }) => level !== 'B-LT').length
  await expect.poll(waiting, { timeout: DRAINED_WITHIN_MS, interval: 200 }).toBe(0)
  return Date.now() - returned
}

/** How many of the files, as they are given out, do not pass by themselves. */
async function bad(auditIds: readonly string[]): Promise<number> {
  const { raw } = new X509Certificate(readFileSync(world.sandbox.environment.TRUST_ANCHORS_FILE ?? ''))
  const options = { trustAnchors: [raw], validationTime: new Date(Date.now() + 60_000) }
  let failed = 0
  for (const auditId of auditIds) {
    const answer = await reader.browser.request(`${world.origin}/api/client/releases/${auditId}/jades`)
    // The endpoint gives what the package reads and writes.
    const { indication, level } = await validateJades((await answer.json()) as JadesSignature, options)
    if (indication !== 'TOTAL-PASSED' || level !== 'B-LT') failed += 1
  }
  return failed
}

const health = async () => (await fetch(`${world.origin}/api/health/seals`)).json()

/** What a signature holds while the authority misbehaves: nothing that it gave. */
const AUTHORITIES = [
  { name: 'time stamps', path: 'tsa', meanwhile: { level: 'B-B', holds: [] } },
  { name: 'revocation data', path: 'ocsp', meanwhile: { level: 'B-T', holds: ['sigTst'] } },
]

describe.each(AUTHORITIES)('$name', ({ name, path, meanwhile }) => {
  const waiting: string[] = []

  test.each(BEHAVIOURS)('C1: are %s: every reading is answered and nothing bad is kept', async (behaviour) => {
    await world.control(path, { behaviour })
    const auditIds = await readMany()
    waiting.push(...auditIds)
    expect(auditIds.filter((auditId) => auditId === '')).toEqual([])
    expect(await triedOnce(auditIds)).toEqual(auditIds.map(() => meanwhile))
    expect(await health()).toMatchObject({ status: 'waiting', waiting: waiting.length })
  })

  test('C1: what waits is caught up with by itself within a minute of the return, and every file passes', async () => {
    await world.control(path, { behaviour: 'normal' })
    const took = await drain(waiting)
    console.info(`${name}: ${waiting.length} signatures caught up with in ${(took / 1000).toFixed(1)} s`)
    expect(await bad(waiting)).toBe(0)
    expect(await health()).toMatchObject({ status: 'complete' })
  })
})
