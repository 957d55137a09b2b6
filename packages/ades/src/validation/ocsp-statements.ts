import { ALL_REASONS } from '../revocation/crl-scope.ts'
import { verifyOcspResponse } from '../revocation/verify-ocsp.ts'
import { type Certificate, isSameCertificate } from '../x509/certificate.ts'
import { pathProblem } from '../x509/check-path.ts'
import type { OcspEvidence } from './evidence.ts'
import {
  type AskStatus,
  hasEnded,
  isPathReliable,
  isReliable,
  type Reading,
  type StatusQuestion,
} from './revocation-statement.ts'
import type { ValidationContext } from './validation-context.ts'

/** A responder of its own must have a right path, reliably certified, and not be revoked (RFC 6960 §4.2.2.2). */
async function isResponderTrusted(
  path: readonly Certificate[],
  evidence: OcspEvidence,
  { question, ask, context }: { question: StatusQuestion; ask: AskStatus; context: ValidationContext },
): Promise<boolean> {
  const [responder] = path
  if (responder === undefined || question.asking.some((asked) => isSameCertificate(asked, responder))) return false
  if (pathProblem(path, evidence.response.producedAt) !== undefined) return false
  const at = context.provenTime(evidence.position)
  const asking = [...question.asking, responder]
  const { status } = await ask({ chain: path, role: 'responder', at, freshAt: at, asking })
  return status === 'not-revoked' || status === 'not-needed'
}

/** What an OCSP answer says of a certificate, if it may be relied on. */
export async function readOcspStatement(
  evidence: OcspEvidence,
  question: StatusQuestion,
  { ask, context }: { ask: AskStatus; context: ValidationContext },
): Promise<Reading> {
  const [certificate, issuer] = question.chain
  if (certificate === undefined || issuer === undefined) return undefined
  const { certificates } = context.evidence
  const verification = await verifyOcspResponse(
    evidence.response,
    { certificate, issuer, certificates },
    context.crypto,
  )
  if (!verification.valid) return undefined
  const { responder, response } = verification
  const { position } = evidence
  const proven = context.provenTime(position)
  const path = isSameCertificate(responder, issuer) ? [] : [responder, ...question.chain.slice(1)]
  if (!isReliable(evidence.response.signatureAlgorithm, responder, proven, context)) return 'unreliable'
  if (!isPathReliable(path.slice(0, 2), proven, context)) return 'unreliable'
  if (path.length > 0 && !(await isResponderTrusted(path, evidence, { question, ask, context }))) return undefined
  return { ...response, reasons: ALL_REASONS, position, outOfBounds: hasEnded(responder, position, context) }
}
