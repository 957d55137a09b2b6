import type { CryptoPort } from '../crypto/crypto-port.ts'
import { meteredCrypto } from '../crypto/metered-crypto.ts'
import { webCrypto } from '../crypto/web-crypto.ts'
import { utf8Bytes } from '../encoding/bytes.ts'
import { verifyCounterSignatures } from '../jades/counter-signatures.ts'
import {
  archiveImprintBytes,
  type EtsiUItem,
  readCertificateValues,
  readEtsiU,
  readRevocationValues,
  readTimestampTokens,
} from '../jades/etsi-u.ts'
import { levelByComponents } from '../jades/jades-level.ts'
import type { JadesSignature } from '../jades/jades-signature.ts'
import { jwsScheme } from '../jades/jws-algorithms.ts'
import {
  type JadesIntegrity,
  type JadesIntegrityFailure,
  verifyJadesIntegrity,
} from '../jades/verify-jades-integrity.ts'
import type { WorkAllowance } from '../work-allowance.ts'
import {
  type CounterSignature,
  type CryptographicResult,
  type Evidence,
  expectReasonable,
  joinEvidence,
  readEvidence,
  readStamp,
  type SignatureUnderValidation,
  type StampUnderValidation,
} from './evidence.ts'
import { imprintOf } from './imprint.ts'
import { parseJades } from './parse-jades.ts'
import { type SignatureValidation, type ValidationOptions, validateSignature } from './validate-signature.ts'
import { rejectedBy, rejectedSignature, withinAllowance } from './within-allowance.ts'

export interface JadesValidation extends SignatureValidation {
  /** The exact bytes that were signed; only when the signature holds over them. */
  readonly payload?: Uint8Array
}

type Failure = Extract<CryptographicResult, { ok: false }>

const failed = (
  subIndication: Failure['subIndication'],
  code: Failure['code'],
  reason: Failure['reason'],
): Failure => ({
  ok: false,
  subIndication,
  code,
  reason,
})

const FAILURES: Readonly<Record<JadesIntegrityFailure, Failure>> = {
  malformed: failed('FORMAT_FAILURE', 'FORMAT', 'malformed'),
  // Nothing is known of it, so that it does not count as failed.
  'not-supported': failed('SIG_CONSTRAINTS_FAILURE', 'FORMAT', 'not-supported'),
  'algorithm-not-accepted': failed('CRYPTO_CONSTRAINTS_FAILURE', 'ALGORITHMS', 'algorithm-not-accepted'),
  'certificate-unreadable': failed('NO_SIGNING_CERTIFICATE_FOUND', 'SIGNING_CERTIFICATE', 'malformed'),
  'certificate-digest-mismatch': failed(
    'NO_SIGNING_CERTIFICATE_FOUND',
    'SIGNING_CERTIFICATE',
    'certificate-digest-mismatch',
  ),
  'signature-invalid': failed('SIG_CRYPTO_FAILURE', 'SIGNATURE_VALUE', 'signature-invalid'),
}

/** What one file is examined with. */
interface Examination {
  readonly crypto: CryptoPort
  readonly allowance: WorkAllowance
}

function cryptographicResult(integrity: JadesIntegrity): CryptographicResult {
  if (!integrity.intact) return FAILURES[integrity.reason]
  const { header, signingCertificate } = integrity
  const scheme = jwsScheme(header.algorithm)
  return scheme === undefined
    ? FAILURES['algorithm-not-accepted']
    : {
        ok: true,
        certificate: signingCertificate,
        scheme,
        hashes: header.certificateDigests.map(({ hash }) => hash),
      }
}

/** Positions are indexes in etsiU; what is signed stands before them all. */
function itemEvidence({ name, value }: EtsiUItem, position: number, allowance: WorkAllowance): Evidence[] {
  if (name === 'xVals') return [readEvidence({ certificates: readCertificateValues(value) }, position, allowance)]
  if (name === 'rVals') return [readEvidence(readRevocationValues(value), position, allowance)]
  if (name !== 'tstVD' || typeof value !== 'object' || value === null) return []
  const { xVals, rVals }: { xVals?: unknown; rVals?: unknown } = value
  const certificates = xVals === undefined ? [] : readCertificateValues(xVals)
  return [readEvidence({ certificates, ...readRevocationValues(rVals) }, position, allowance)]
}

function stampsOf(
  jades: JadesSignature,
  items: readonly EtsiUItem[],
  { crypto, allowance }: Examination,
): StampUnderValidation[] {
  const stamps = items.flatMap(({ name, value }, position) => {
    if (name !== 'sigTst' && name !== 'arcTst') return []
    const stampedBytes = () =>
      name === 'sigTst' ? utf8Bytes(jades.signature) : archiveImprintBytes(jades, items.slice(0, position))
    const kind = name === 'sigTst' ? ('signature' as const) : ('archive' as const)
    const imprint = imprintOf(stampedBytes, crypto)
    return readTimestampTokens(value).map((der) => ({ der, kind, imprint, position, breaksDocument: false }))
  })
  allowance.expect('stamps', stamps.length)
  return stamps.map(({ der, ...stamp }) => ({ ...stamp, ...readStamp(der, allowance) }))
}

function evidenceOf(
  integrity: JadesIntegrity,
  { items, stamps }: { items: readonly EtsiUItem[]; stamps: readonly StampUnderValidation[] },
  allowance: WorkAllowance,
): Evidence {
  const signed = integrity.intact ? [readEvidence({ certificates: integrity.header.certificates }, -1, allowance)] : []
  const stampCertificates = stamps.flatMap(({ token }) => token?.signedData.certificates ?? [])
  const evidence = joinEvidence([
    ...signed,
    { certificates: stampCertificates, ocsp: [], crls: [] },
    ...items.flatMap((item, position) => itemEvidence(item, position, allowance)),
  ])
  expectReasonable(evidence, allowance)
  return evidence
}

async function counterSignaturesOf(
  items: readonly EtsiUItem[],
  jades: JadesSignature,
  { crypto, allowance }: Examination,
): Promise<CounterSignature[]> {
  allowance.expect('signatures', items.filter(({ name }) => name === 'cSig').length)
  const verified = await verifyCounterSignatures(items, jades, crypto)
  return verified.map((one) =>
    one.holds ? { certificate: one.certificate } : { reason: FAILURES[one.failure].reason },
  )
}

async function readSignature(
  jades: JadesSignature,
  integrity: JadesIntegrity,
  examination: Examination,
): Promise<SignatureUnderValidation> {
  const items = readEtsiU(jades.header)
  const stamps = stampsOf(jades, items, examination)
  const header = integrity.intact ? integrity.header : undefined
  const claimed = header?.claimedSigningTime
  return {
    position: -1,
    cryptographic: cryptographicResult(integrity),
    ...(claimed === undefined ? {} : { claimedSigningTime: claimed }),
    ...(header === undefined ? {} : { claims: header.times }),
    counterSignatures: await counterSignaturesOf(items, jades, examination),
    evidence: evidenceOf(integrity, { items, stamps }, examination.allowance),
    stamps,
    levelByComponents: levelByComponents(items),
  }
}

async function open(file: JadesFile, examination: Examination) {
  try {
    const jades = parseJades(file)
    const integrity = await verifyJadesIntegrity(jades, examination)
    return { signature: await readSignature(jades, integrity, examination), integrity }
  } catch (error) {
    return { signature: rejectedBy(error) }
  }
}

async function validateWithin(
  file: JadesFile,
  options: ValidationOptions,
  allowance: WorkAllowance,
): Promise<JadesValidation> {
  const crypto = meteredCrypto(options.crypto ?? webCrypto, allowance)
  const { signature, integrity } = await open(file, { crypto, allowance })
  const validation = await validateSignature(signature, { ...options, crypto })
  return integrity?.intact === true ? { ...validation, payload: integrity.payload } : validation
}

type JadesFile = JadesSignature | Uint8Array | string

/**
 * Validates a JAdES signature of any baseline level (ETSI EN 319 102-1 over ETSI TS 119 182-1), given as a file (compact,
 * flattened or general JSON) or as an object. Never throws for bad input: that is an outcome. So is a file beyond `LIMITS`:
 * a FORMAT_FAILURE whose step says `too-complex`.
 */
export async function validateJades(file: JadesFile, options: ValidationOptions): Promise<JadesValidation> {
  return withinAllowance(
    (allowance) => validateWithin(file, options, allowance),
    () => validateSignature(rejectedSignature('too-complex'), options),
  )
}
