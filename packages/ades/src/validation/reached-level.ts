import type { BaselineLevel } from '../baseline/baseline-level.ts'
import type { Position, SignatureUnderValidation } from './evidence.ts'
import { isEmbedded } from './validate-certificate.ts'
import type { StampsResult } from './validate-stamps.ts'

/** The level of which everything was found valid; `certificateEvidence` is missing when the certificate did not hold. */
export function reachedLevel(
  signature: SignatureUnderValidation,
  stamps: StampsResult,
  certificateEvidence: Position | undefined,
): BaselineLevel {
  const hasTime = stamps.signatureStampTimes.length + stamps.archivePositions.length > 0
  if (!hasTime) return 'B-B'
  if (certificateEvidence === undefined || signature.levelByComponents === 'B-T') return 'B-T'
  const evidence = Math.max(certificateEvidence, ...signatureEvidence(stamps))
  if (!isEmbedded(evidence)) return 'B-T'
  return stamps.archivePositions.some((position) => position > evidence) ? 'B-LTA' : 'B-LT'
}

/** The last archive stamp's own data cannot stand below it; they come with the next renewal. */
const signatureEvidence = ({ evidencePositions, archivePositions }: StampsResult): readonly Position[] =>
  evidencePositions.slice(Math.min(1, archivePositions.length))
