import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { AlgorithmPolicy } from '../crypto/algorithm-policy.ts'
import { nodeCrypto } from '../crypto/node-crypto.ts'
import { rememberingCrypto } from '../crypto/remembering-crypto.ts'
import { equalBytes } from '../encoding/bytes.ts'
import { readCertificate } from '../x509/certificate.ts'
import type { PolicyInputs } from '../x509/policy-graph.ts'
import { OUTSIDE, readEvidence } from './evidence.ts'
import type { StepReason } from './steps.ts'
import { validateCertificate } from './validate-certificate.ts'
import { ValidationContext } from './validation-context.ts'

/** NIST's Public Key Interoperability Test Suite, beside the repository. */
const SUITE = new URL('../../../../../shared/spec/formats/pkits/', import.meta.url)
const isPresent = existsSync(SUITE)
if (!isPresent)
  console.warn('SKIPPED: no PKITS beside the repository, so paths are not shown to be judged as NIST says.')

interface Case {
  readonly id: string
  readonly name: string
  readonly shouldValidate: boolean
  /** From the trust anchor to the certificate in question. */
  readonly certificates: readonly string[]
  readonly crls: readonly string[]
  readonly inputs?: Readonly<Record<string, string>>
}

/** Certificates and lists of the suite are in force from 2010 to 2030. */
const validationTime = new Date('2026-01-01T00:00:00Z')

const bytesOf = (folder: 'certs' | 'crls', name: string) =>
  new Uint8Array(readFileSync(new URL(`${folder}/${name}`, SUITE)))

const policyOf = (name: string) => {
  if (name === 'anyPolicy') return '2.5.29.32.0'
  return `2.16.840.1.101.3.2.1.48.${name.slice('NIST-test-policy-'.length)}`
}

function inputsOf({ inputs = {} }: Case): PolicyInputs {
  const { InitialPolicySet: set } = inputs
  return {
    ...(set === undefined ? {} : { initialPolicySet: set.replaceAll('"', '').split(',').map(policyOf) }),
    requireExplicitPolicy: inputs.InitialExplicitPolicy === 'true',
    inhibitPolicyMapping: inputs.InitialPolicyMappingInhibit === 'true',
    inhibitAnyPolicy: inputs.InitialInhibitAnyPolicy === 'true',
  }
}

/** The suite's own algorithms, which are too old for any real file. */
const policy: AlgorithmPolicy = {
  hashes: { 'SHA-1': {}, 'SHA-256': {} },
  keys: { 'rsa-pkcs1': [{ leastBits: 1024 }] },
}

async function judge(one: Case) {
  const certificates = one.certificates.map((name) => bytesOf('certs', name))
  const [anchor = new Uint8Array()] = certificates
  const context = new ValidationContext({
    evidence: readEvidence({ certificates, crls: one.crls.map((name) => bytesOf('crls', name)) }, OUTSIDE),
    trustAnchors: [readCertificate(anchor)],
    validationTime,
    policy,
    crypto: rememberingCrypto(nodeCrypto),
  })
  const leaf = context.evidence.certificates.find(({ der }) => equalBytes(der, certificates.at(-1) ?? anchor))
  // Evidence that cannot be read is left out.
  if (leaf === undefined) return { accepted: false, reason: 'malformed' as const }
  const times = { at: validationTime, usedAt: validationTime, policies: inputsOf(one) }
  const { ok } = await validateCertificate(leaf, times, context)
  return { accepted: ok, reason: context.steps.find(({ verdict }) => verdict !== 'passed')?.reason }
}

/** Where the verdict is another than the suite's: the reason that the report gives, and why. None is accepted wrongly. */
const DEVIATIONS: Readonly<Record<string, { readonly reason: StepReason; readonly why: string }>> = {
  '4.1.4': { reason: 'no-chain', why: 'DSA is not in ETSI TS 119 312 and not supported' },
  '4.1.5': { reason: 'no-chain', why: 'DSA is not in ETSI TS 119 312 and not supported' },
  '4.14.30': { reason: 'no-revocation-data', why: 'no list may vouch for the certificate that signs it' },
}

const cases: readonly Case[] = isPresent ? JSON.parse(readFileSync(new URL('cases.json', SUITE), 'utf8')) : []

describe.skipIf(!isPresent)('V15: paths and revocation lists are judged as NIST PKITS wants them', () => {
  test('the suite is there as a whole', () => {
    expect(cases).toHaveLength(249)
  })

  test.each(cases)('$id $name', async (one) => {
    const { accepted, reason } = await judge(one)
    const deviation = one.shouldValidate ? DEVIATIONS[one.id] : undefined
    expect({ accepted, reason }).toEqual(
      deviation === undefined
        ? { accepted: one.shouldValidate, reason: one.shouldValidate ? undefined : expect.any(String) }
        : { accepted: false, reason: deviation.reason },
    )
  })

  test.each([
    ['4.3.1', 'no-chain'],
    ['4.4.8', 'revocation-data-not-supported'],
    ['4.6.5', 'chain-not-allowed'],
    ['4.8.4', 'policy-not-accepted'],
    ['4.13.2', 'name-not-permitted'],
    ['4.15.1', 'revocation-data-not-supported'],
    ['4.16.2', 'constraint-not-understood'],
  ] as const)('%s is refused because of %s', async (id, reason) => {
    const one = cases.find((candidate) => candidate.id === id && !candidate.shouldValidate)
    expect(one === undefined ? undefined : (await judge(one)).reason).toBe(reason)
  })
})
