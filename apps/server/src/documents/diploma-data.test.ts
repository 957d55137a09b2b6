import { randomBytes } from 'node:crypto'
import type { ReleasedDiploma } from '@perga/contracts'
import { Refusal } from '@perga/domain'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { canonicalBytes } from '../diplomas/content-hash.ts'
import type { OrganisationUser } from '../organisations/sign-in/current-user.ts'
import { fixedClock } from '../platform/clock.ts'
import { keysFromMaster } from '../platform/keys.ts'
import { makeDiplomaData, openDiplomaData } from './diploma-data.ts'
import { DEMO_DIPLOMA, DEMO_IDENTIFIER } from './testing/demo-diploma.ts'

const START = new Date('2026-11-20T10:00:00Z')
const keys = keysFromMaster(randomBytes(32))
let clock = fixedClock(START)
beforeEach(() => {
  clock = fixedClock(START)
})

const payload = canonicalBytes(DEMO_DIPLOMA)
const released: ReleasedDiploma = {
  diploma: DEMO_DIPLOMA,
  signature: '',
  payload: payload.toString('base64'),
  auditId: '01934a5c-7c1e-7abc-8def-0123456789ab',
  aud: 'aegis',
  signedAuditId: 'x',
  signedAuditVersion: '1.x',
  verificationIdentifier: DEMO_IDENTIFIER,
  jades: { payload: payload.toString('base64url'), protected: 'cHJv', signature: 'c2ln' },
}

function userOf(clientId: string, can_inspect: boolean): OrganisationUser {
  const client = { id: clientId, name: clientId, kind: 'named', display_name_el: '', display_name_en: '' } as const
  const clients = [{ ...client, contact_email: null, scopes: [], can_read: true, can_inspect }]
  return { taxNumber: '090000045', name: 'x', isCitizen: false, clients }
}

const open = (data: string, { client = 'aegis', inspects = true } = {}) =>
  openDiplomaData(data, userOf(client, inspects), { keys, clock })
const refused = (action: () => unknown) => {
  try {
    action()
  } catch (error) {
    return error instanceof Refusal ? error.code : error
  }
  return 'no refusal'
}

test('X9: what was released comes back as it was, with the signature over exactly its bytes', () => {
  const data = makeDiplomaData(released, { keys, clock })
  const { diploma, jades, auditId, verificationIdentifier, keepUntil } = open(data)
  expect({ diploma, jades, auditId, verificationIdentifier }).toEqual({
    diploma: DEMO_DIPLOMA,
    jades: released.jades,
    auditId: released.auditId,
    verificationIdentifier: DEMO_IDENTIFIER,
  })
  expect(keepUntil).toEqual(new Date('2026-11-20T10:15:00Z'))
})

test('X9: another client is refused, and so is anything after fifteen minutes', () => {
  const data = makeDiplomaData(released, { keys, clock })
  expect(refused(() => open(data, { client: 'other' }))).toBe('diploma_data_invalid')
  clock.moveBy(15 * 60_000 - 1)
  expect(refused(() => open(data))).toBe('no refusal')
  clock.moveBy(1)
  expect(refused(() => open(data))).toBe('diploma_data_invalid')
})

test('R4: whoever checks no more for the client is refused what a check found', () => {
  expect(refused(() => open(makeDiplomaData(released, { keys, clock }), { inspects: false }))).toBe(
    'inspection_not_permitted',
  )
})

test('X9: what a browser composed, cut or altered by one bit is refused', () => {
  const composed = Buffer.from(JSON.stringify({ diploma: DEMO_DIPLOMA })).toString('base64url')
  expect(refused(() => open(composed))).toBe('diploma_data_invalid')
  const data = Buffer.from(makeDiplomaData(released, { keys, clock }), 'base64url')
  fc.assert(
    fc.property(fc.nat(data.length * 8 - 1), (bit) => {
      const altered = Buffer.from(data)
      altered.writeUInt8(altered.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
      expect(refused(() => open(altered.toString('base64url')))).toBe('diploma_data_invalid')
      expect(refused(() => open(data.subarray(0, bit >> 3).toString('base64url')))).toBe('diploma_data_invalid')
    }),
  )
})

test('a value sealed for another purpose is refused', () => {
  const foreign = keys.seal('session', JSON.stringify({ madeAt: START.getTime(), ...released })).toString('base64url')
  expect(refused(() => open(foreign))).toBe('diploma_data_invalid')
})
