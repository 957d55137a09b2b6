import { crlProblem, isDeltaOf, mayHaveSigned, verifyCrl } from '../revocation/verify-crl.ts'
import { isSignedBy } from '../x509/build-chain.ts'
import { type Certificate, isSameCertificate, mayHaveIssued } from '../x509/certificate.ts'
import { pathProblem } from '../x509/check-path.ts'
import type { CrlEvidence } from './evidence.ts'
import {
  type AskStatus,
  hasEnded,
  isPathReliable,
  isReliable,
  type Reading,
  type StatusQuestion,
} from './revocation-statement.ts'
import type { ValidationContext } from './validation-context.ts'

interface Asking {
  readonly ask: AskStatus
  readonly context: ValidationContext
}

/** Who may have signed a list, with the path that makes it trusted; an authority of the path itself needs none. */
interface ListSigner {
  readonly signer: Certificate
  readonly path: readonly Certificate[]
}

/**
 * The authorities of the path, and those certified directly by one of them. RFC 5280 §6.3.3 f asks only for the same trust
 * anchor; then any other authority below it could certify a signer of lists under the issuer's name.
 */
async function signersOf({ crl }: CrlEvidence, { chain }: StatusQuestion, context: ValidationContext) {
  const authorities = chain.slice(1)
  const signers: ListSigner[] = authorities
    .filter((authority) => mayHaveSigned(crl, authority))
    .map((signer) => ({ signer, path: [] }))
  for (const candidate of context.certificatesNamed(crl.issuer)) {
    if (!mayHaveSigned(crl, candidate) || authorities.some((one) => isSameCertificate(one, candidate))) continue
    for (const [index, authority] of authorities.entries()) {
      if (!mayHaveIssued(authority, candidate)) continue
      if (await isSignedBy(candidate, authority, context.crypto)) {
        signers.push({ signer: candidate, path: [candidate, ...authorities.slice(index)] })
      }
    }
  }
  return signers
}

/** A signer of its own must have a right path and not be revoked, which its own list cannot say. */
async function isSignerTrusted(
  { signer, path }: ListSigner,
  evidence: CrlEvidence,
  question: StatusQuestion,
  { ask, context }: Asking,
): Promise<boolean> {
  if (path.length === 0) return true
  if (question.asking.some((asked) => isSameCertificate(asked, signer))) return false
  const proven = context.provenTime(evidence.position)
  if (pathProblem(path, evidence.crl.thisUpdate) !== undefined) return false
  if (!isPathReliable(path.slice(0, 2), proven, context)) return false
  const asking = [...question.asking, signer]
  const { status } = await ask({ chain: path, role: 'authority', at: proven, freshAt: proven, asking })
  return status === 'not-revoked' || status === 'not-needed'
}

/** The newest delta list of the same signer that brings a list up to date and may be relied on. */
async function deltaFor(evidence: CrlEvidence, { signer }: ListSigner, context: ValidationContext) {
  const { crl } = evidence
  const fitting: CrlEvidence[] = []
  for (const candidate of context.deltaLists) {
    if (!isDeltaOf(candidate.crl, crl) || candidate.crl.thisUpdate > context.validationTime) continue
    if ((await crlProblem(candidate.crl, signer, context.crypto)) !== undefined) continue
    if (!isReliable(candidate.crl.signatureAlgorithm, signer, context.provenTime(candidate.position), context)) continue
    fitting.push(candidate)
  }
  return fitting.toSorted((a, b) => b.crl.thisUpdate.getTime() - a.crl.thisUpdate.getTime())[0]
}

async function readSignedBy(
  listSigner: ListSigner,
  evidence: CrlEvidence,
  question: StatusQuestion,
  asking: Asking,
): Promise<Reading> {
  const { context } = asking
  const [certificate] = question.chain
  if (certificate === undefined) return undefined
  const { signer } = listSigner
  const delta = await deltaFor(evidence, listSigner, context)
  const lists = delta === undefined ? {} : { delta: delta.crl }
  const verification = await verifyCrl(evidence.crl, { certificate, signer, ...lists }, context.crypto)
  if (!verification.valid) return verification.problem === 'feature-not-supported' ? 'not-supported' : undefined
  const proven = context.provenTime(evidence.position)
  if (!isReliable(evidence.crl.signatureAlgorithm, signer, proven, context)) return 'unreliable'
  if (!(await isSignerTrusted(listSigner, evidence, question, asking))) return undefined
  const { certificateStatus, reasons } = verification
  // What the two say together is as new as the delta list, and proven only where both are.
  const update = delta?.crl ?? evidence.crl
  const position = Math.max(evidence.position, delta?.position ?? evidence.position)
  const validity = update.nextUpdate === undefined ? {} : { nextUpdate: update.nextUpdate }
  const outOfBounds = hasEnded(signer, position, context)
  return { certificateStatus, reasons, thisUpdate: update.thisUpdate, ...validity, position, outOfBounds }
}

/** What a revocation list, brought up to date by a delta list, says of a certificate, if it may be relied on. */
export async function readCrlStatement(
  evidence: CrlEvidence,
  question: StatusQuestion,
  asking: Asking,
): Promise<Reading> {
  let unusable: Reading
  for (const signer of await signersOf(evidence, question, asking.context)) {
    const reading = await readSignedBy(signer, evidence, question, asking)
    if (typeof reading === 'object') return reading
    unusable ??= reading
  }
  return unusable
}
