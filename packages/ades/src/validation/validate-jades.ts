import type { CryptoPort } from '../crypto/crypto-port.ts'
import { webCrypto } from '../crypto/web-crypto.ts'
import { utf8Bytes } from '../encoding/bytes.ts'
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
import {
  type CryptographicResult,
  type Evidence,
  joinEvidence,
  readEvidence,
  readStamp,
  type SignatureUnderValidation,
  type StampUnderValidation,
} from './evidence.ts'
import { parseJades } from './parse-jades.ts'
import { type SignatureValidation, type ValidationOptions, validateSignature } from './validate-signature.ts'

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
  'algorithm-not-accepted': failed('CRYPTO_CONSTRAINTS_FAILURE', 'ALGORITHMS', 'algorithm-not-accepted'),
  'certificate-unreadable': failed('NO_SIGNING_CERTIFICATE_FOUND', 'SIGNING_CERTIFICATE', 'malformed'),
  'certificate-digest-mismatch': failed(
    'NO_SIGNING_CERTIFICATE_FOUND',
    'SIGNING_CERTIFICATE',
    'certificate-digest-mismatch',
  ),
  'signature-invalid': failed('SIG_CRYPTO_FAILURE', 'SIGNATURE_VALUE', 'signature-invalid'),
}

const FORMAT_FAILURE: SignatureUnderValidation = {
  position: -1,
  cryptographic: FAILURES.malformed,
  evidence: { certificates: [], ocsp: [], crls: [] },
  stamps: [],
  levelByComponents: 'B-B',
}

function cryptographicResult(integrity: JadesIntegrity): CryptographicResult {
  if (!integrity.intact) return FAILURES[integrity.reason]
  const { header, signingCertificate } = integrity
  const scheme = jwsScheme(header.algorithm)
  return scheme === undefined
    ? FAILURES['algorithm-not-accepted']
    : { ok: true, certificate: signingCertificate, scheme }
}

/** Positions are indexes in etsiU; what is signed stands before them all. */
function itemEvidence({ name, value }: EtsiUItem, position: number): Evidence[] {
  if (name === 'xVals') return [readEvidence({ certificates: readCertificateValues(value) }, position)]
  if (name === 'rVals') return [readEvidence(readRevocationValues(value), position)]
  if (name !== 'tstVD' || typeof value !== 'object' || value === null) return []
  const { xVals, rVals }: { xVals?: unknown; rVals?: unknown } = value
  const certificates = xVals === undefined ? [] : readCertificateValues(xVals)
  return [readEvidence({ certificates, ...readRevocationValues(rVals) }, position)]
}

function stampsOf(jades: JadesSignature, items: readonly EtsiUItem[]): StampUnderValidation[] {
  return items.flatMap(({ name, value }, position) => {
    if (name !== 'sigTst' && name !== 'arcTst') return []
    const stampedBytes =
      name === 'sigTst' ? utf8Bytes(jades.signature) : archiveImprintBytes(jades, items.slice(0, position))
    const kind = name === 'sigTst' ? ('signature' as const) : ('archive' as const)
    return readTimestampTokens(value).map((der) => ({
      kind,
      ...readStamp(der),
      stampedBytes,
      position,
      breaksDocument: false,
    }))
  })
}

function readSignature(jades: JadesSignature, integrity: JadesIntegrity): SignatureUnderValidation {
  const items = readEtsiU(jades.header)
  const stamps = stampsOf(jades, items)
  const signed = integrity.intact ? readEvidence({ certificates: integrity.header.certificates }, -1) : undefined
  const stampCertificates = stamps.flatMap(({ token }) => token?.signedData.certificates ?? [])
  const claimed = integrity.intact ? integrity.header.claimedSigningTime : undefined
  return {
    position: -1,
    cryptographic: cryptographicResult(integrity),
    ...(claimed === undefined ? {} : { claimedSigningTime: claimed }),
    evidence: joinEvidence([
      ...(signed === undefined ? [] : [signed]),
      { certificates: stampCertificates, ocsp: [], crls: [] },
      ...items.flatMap(itemEvidence),
    ]),
    stamps,
    levelByComponents: levelByComponents(items),
  }
}

async function open(jades: JadesSignature | undefined, crypto: CryptoPort) {
  if (jades === undefined) return { signature: FORMAT_FAILURE }
  const integrity = await verifyJadesIntegrity(jades, { crypto })
  try {
    return { signature: readSignature(jades, integrity), integrity }
  } catch {
    return { signature: FORMAT_FAILURE }
  }
}

/**
 * Validates a JAdES signature of any baseline level (ETSI EN 319 102-1 over ETSI TS 119 182-1), given as a file (compact,
 * flattened or general JSON) or as an object. Never throws for bad input: that is an outcome.
 */
export async function validateJades(
  jades: JadesSignature | Uint8Array | string,
  options: ValidationOptions,
): Promise<JadesValidation> {
  const parsed = typeof jades === 'string' || jades instanceof Uint8Array ? parseJades(jades) : jades
  const { signature, integrity } = await open(parsed, options.crypto ?? webCrypto)
  const validation = await validateSignature(signature, options)
  return integrity?.intact === true ? { ...validation, payload: integrity.payload } : validation
}
