import { describe, expect, test } from 'vitest'
import { isHashAcceptable, isSchemeAcceptable, DEFAULT_ALGORITHM_POLICY as policy } from './algorithm-policy.ts'
import type { SignatureScheme } from './algorithms.ts'

const spki = new Uint8Array()
const rsa = (bits: number) => ({ type: 'rsa', bits, spki }) as const
const p256 = { type: 'ec', curve: 'P-256', bits: 256, spki } as const
const ed25519 = { type: 'ed25519', bits: 256, spki } as const
const pkcs1: SignatureScheme = { family: 'rsa-pkcs1', hash: 'SHA-256' }
const pss: SignatureScheme = { family: 'rsa-pss', hash: 'SHA-256', saltLength: 32 }
const ecdsa: SignatureScheme = { family: 'ecdsa', hash: 'SHA-256' }

describe('algorithms and their end dates (ETSI TS 119 312)', () => {
  test.each([
    [pkcs1, rsa(3072), '2028-12-31', true],
    [pkcs1, rsa(3072), '2029-01-01', false],
    [pss, rsa(3072), '2040-01-01', true],
    [pss, rsa(2048), '2028-12-31', true],
    [pss, rsa(2048), '2029-01-01', false],
    [pss, rsa(1024), '2019-09-30', true],
    [pss, rsa(1024), '2020-01-01', false],
    [pss, rsa(512), '2010-01-01', false],
    [ecdsa, p256, '2040-01-01', true],
    [{ family: 'ecdsa', hash: 'SHA-1' }, p256, '2012-07-31', true],
    [{ family: 'ecdsa', hash: 'SHA-1' }, p256, '2012-08-01', false],
    [{ family: 'ed25519', hash: 'SHA-512' }, ed25519, '2026-01-01', false],
  ] as const)('%j with %j on %s: %s', (scheme, publicKey, day, acceptable) => {
    expect(isSchemeAcceptable(policy, { scheme, publicKey }, new Date(`${day}T00:00:00Z`))).toBe(acceptable)
  })

  test('SHA-1 is not acceptable today', () => {
    expect(isHashAcceptable(policy, 'SHA-1', new Date('2026-11-20T00:00:00Z'))).toBe(false)
  })
})
