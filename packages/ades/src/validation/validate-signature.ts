import type { BaselineLevel } from '../baseline/baseline-level.ts'
import {
  type AlgorithmPolicy,
  DEFAULT_ALGORITHM_POLICY,
  isHashAcceptable,
  isSchemeAcceptable,
} from '../crypto/algorithm-policy.ts'
import type { CryptoPort } from '../crypto/crypto-port.ts'
import { rememberingCrypto } from '../crypto/remembering-crypto.ts'
import { webCrypto } from '../crypto/web-crypto.ts'
import { AdesError } from '../errors.ts'
import { type Certificate, readCertificate } from '../x509/certificate.ts'
import type { PolicyInputs } from '../x509/policy-graph.ts'
import { checkClaims } from './check-claims.ts'
import { checkDocument } from './check-document.ts'
import {
  joinEvidence,
  OUTSIDE,
  type RawEvidence,
  readEvidence,
  type SignatureUnderValidation,
  withoutRepetition,
} from './evidence.ts'
import { type Indication, indicationOf, type SubIndication } from './indication.ts'
import { maySeal } from './may-seal.ts'
import { reachedLevel } from './reached-level.ts'
import type { ValidationStep, ValidationWarning } from './steps.ts'
import { validateCertificate } from './validate-certificate.ts'
import { type StampsResult, validateStamps } from './validate-stamps.ts'
import { subjectOf, ValidationContext } from './validation-context.ts'

export interface ValidationOptions {
  /** DER of the roots that are trusted, for signers and for authorities. */
  readonly trustAnchors: readonly Uint8Array[]
  readonly validationTime: Date
  readonly algorithmPolicy?: AlgorithmPolicy
  /** What is asked of the certificate policies of the signer's path (RFC 5280 §6.1.1); nothing unless told. */
  readonly certificatePolicies?: PolicyInputs
  /** Certificates and revocation data beside those in the file, for signatures below B-LT. */
  readonly evidence?: RawEvidence
  readonly crypto?: CryptoPort
}

export interface SignatureValidation {
  readonly indication: Indication
  readonly subIndication?: SubIndication
  /** The earliest time at which the signature is known to have existed: now, when nothing proves an earlier one. */
  readonly bestSignatureTime: Date
  /** The level of which everything was found valid; undefined when the signature itself did not hold. */
  readonly level?: BaselineLevel
  readonly signingCertificate?: Certificate
  /** When the signer says it was made. A claim. */
  readonly claimedSigningTime?: Date
  /** All certificates that came with the signature: a caller can fetch their revocation data from them. */
  readonly certificates: readonly Certificate[]
  readonly steps: readonly ValidationStep[]
  /** What was passed over and does not change the verdict; texts are in `WARNING_TEXTS`. */
  readonly warnings: readonly ValidationWarning[]
}

function bestTime(signature: SignatureUnderValidation, stamps: StampsResult, context: ValidationContext): Date {
  const times = [context.provenTime(signature.position), ...stamps.signatureStampTimes].map((time) => time.getTime())
  const time = new Date(Math.min(...times))
  const proven = time < context.validationTime
  context.record(
    proven
      ? { code: 'BEST_SIGNATURE_TIME', verdict: 'passed', time }
      : { code: 'BEST_SIGNATURE_TIME', verdict: 'inconclusive', reason: 'time-not-proven', time },
  )
  return time
}

interface Judged {
  readonly certificate: Certificate
  readonly at: Date
  readonly proven: boolean
}

function checkKeyUsage({ certificate }: Judged, context: ValidationContext): SubIndication | undefined {
  const subject = subjectOf(certificate)
  if (maySeal(certificate)) {
    context.record({ code: 'KEY_USAGE', verdict: 'passed', subject })
    return undefined
  }
  context.record({ code: 'KEY_USAGE', verdict: 'inconclusive', subject, reason: 'key-usage-not-allowed' })
  return 'CHAIN_CONSTRAINTS_FAILURE'
}

function checkAlgorithm(
  signature: SignatureUnderValidation,
  { certificate, at, proven }: Judged,
  context: ValidationContext,
): SubIndication | undefined {
  const { cryptographic } = signature
  if (!cryptographic.ok) return undefined
  const used = { scheme: cryptographic.scheme, publicKey: certificate.publicKey }
  // The digests of the content and of the certificate's reference count as much as that of the signature.
  const digests = cryptographic.hashes.every((hash) => isHashAcceptable(context.policy, hash, at))
  if (digests && isSchemeAcceptable(context.policy, used, at)) {
    context.record({ code: 'ALGORITHMS', verdict: 'passed', time: at })
    return undefined
  }
  context.record({ code: 'ALGORITHMS', verdict: 'inconclusive', reason: 'algorithm-too-old', time: at })
  return proven ? 'CRYPTO_CONSTRAINTS_FAILURE' : 'CRYPTO_CONSTRAINTS_FAILURE_NO_POE'
}

/** A signature proven to be older than its certificate can never become valid (§5.5.4). */
function certificateFailure(subIndication: SubIndication, { certificate, at, proven }: Judged): SubIndication {
  return proven && at < certificate.notBefore ? 'NOT_YET_VALID' : subIndication
}

interface Conclusion {
  readonly subIndication: SubIndication | undefined
  readonly bestSignatureTime: Date
  readonly level?: BaselineLevel
}

function toValidation(
  signature: SignatureUnderValidation,
  { subIndication, bestSignatureTime, level }: Conclusion,
  context: ValidationContext,
): SignatureValidation {
  const { certificate } = signature.cryptographic
  return {
    indication: indicationOf(subIndication),
    ...(subIndication === undefined ? {} : { subIndication }),
    bestSignatureTime,
    ...(level === undefined ? {} : { level }),
    ...(certificate === undefined ? {} : { signingCertificate: certificate }),
    ...(signature.claimedSigningTime === undefined ? {} : { claimedSigningTime: signature.claimedSigningTime }),
    certificates: context.evidence.certificates,
    steps: context.steps,
    warnings: context.warnings,
  }
}

function recordIntegrity({ cryptographic }: SignatureUnderValidation, context: ValidationContext): void {
  if (cryptographic.ok) {
    const subject = subjectOf(cryptographic.certificate)
    context.record({ code: 'FORMAT', verdict: 'passed' })
    context.record({ code: 'SIGNING_CERTIFICATE', verdict: 'passed', subject })
    context.record({ code: 'SIGNATURE_VALUE', verdict: 'passed', subject })
    return
  }
  const { code, reason, subIndication } = cryptographic
  const verdict = indicationOf(subIndication) === 'TOTAL-FAILED' ? 'failed' : 'inconclusive'
  context.record({ code, verdict, reason })
}

/** A counter-signature that does not hold is named, and what carries it does not pass. */
function checkCounterSignatures({ counterSignatures = [] }: SignatureUnderValidation, context: ValidationContext) {
  for (const { reason, certificate } of counterSignatures) {
    const subject = certificate === undefined ? {} : { subject: subjectOf(certificate) }
    if (reason === undefined) context.record({ code: 'COUNTER_SIGNATURE', verdict: 'passed', ...subject })
    else if (reason === 'not-supported') {
      context.record({ code: 'COUNTER_SIGNATURE', verdict: 'inconclusive', reason, ...subject })
    } else context.record({ code: 'COUNTER_SIGNATURE', verdict: 'failed', reason, ...subject })
  }
  const holds = counterSignatures.every(({ reason }) => reason === undefined)
  return holds ? undefined : ('SIG_CONSTRAINTS_FAILURE' as const)
}

async function judge(signature: SignatureUnderValidation, context: ValidationContext): Promise<Conclusion> {
  const { cryptographic } = signature
  const { validationTime } = context
  if (!cryptographic.ok) return { subIndication: cryptographic.subIndication, bestSignatureTime: validationTime }
  const changed = checkDocument(signature, context)
  const stamps = await validateStamps(signature.stamps, context)
  const at = bestTime(signature, stamps, context)
  const judged = { certificate: cryptographic.certificate, at, proven: at < validationTime }
  const result = await validateCertificate(judged.certificate, { at, usedAt: at, policies: context.policies }, context)
  const failures = [
    stamps.subIndication,
    changed,
    result.ok ? undefined : certificateFailure(result.subIndication, judged),
    checkKeyUsage(judged, context),
    checkAlgorithm(signature, judged, context),
    checkClaims(signature, at, context),
    checkCounterSignatures(signature, context),
  ]
  const level = reachedLevel(signature, stamps, result.ok ? result.evidencePosition : undefined)
  return { subIndication: mostSevere(failures), bestSignatureTime: at, level }
}

/** A failure is final and is told before what is merely undecided. */
function mostSevere(failures: readonly (SubIndication | undefined)[]): SubIndication | undefined {
  return (
    failures.find((failure) => indicationOf(failure) === 'TOTAL-FAILED') ??
    failures.find((failure) => failure !== undefined)
  )
}

/** Anchors that cannot be read are passed over: nothing is trusted because of them. */
function readAnchors(anchors: readonly Uint8Array[]) {
  const trustAnchors: Certificate[] = []
  const warnings: ValidationWarning[] = []
  for (const [index, der] of anchors.entries()) {
    try {
      trustAnchors.push(readCertificate(der))
    } catch {
      warnings.push({ code: 'TRUST_ANCHOR_UNREADABLE', index })
    }
  }
  return { trustAnchors, warnings }
}

/**
 * The validation that both formats share: validation of signatures with archival data (ETSI EN 319 102-1 §5.6.3), which
 * for lower levels is that of basic signatures and of signatures with time (§5.3, §5.5). Never throws for bad input; a
 * validation time that is no time is the caller's error (`usage`).
 */
export async function validateSignature(
  signature: SignatureUnderValidation,
  options: ValidationOptions,
): Promise<SignatureValidation> {
  const { validationTime, crypto = webCrypto, algorithmPolicy = DEFAULT_ALGORITHM_POLICY, evidence = {} } = options
  // No comparison with such a time is ever true, so that nothing would be out of its bounds.
  if (Number.isNaN(validationTime.getTime())) throw new AdesError('usage', 'The validation time is no time.')
  const { certificatePolicies = {} } = options
  const context = new ValidationContext({
    evidence: withoutRepetition(joinEvidence([signature.evidence, readEvidence(evidence, OUTSIDE)])),
    ...readAnchors(options.trustAnchors),
    validationTime,
    policy: algorithmPolicy,
    policies: certificatePolicies,
    crypto: rememberingCrypto(crypto),
  })
  recordIntegrity(signature, context)
  return toValidation(signature, await judge(signature, context), context)
}
