import type { Position, StampUnderValidation } from './evidence.ts'
import type { SubIndication } from './indication.ts'
import { type StampResult, validateStamp } from './validate-stamp.ts'
import type { ValidationContext } from './validation-context.ts'

/** What the valid stamps of a signature prove. */
export interface StampsResult {
  readonly signatureStampTimes: readonly Date[]
  readonly archivePositions: readonly Position[]
  readonly evidencePositions: readonly Position[]
  readonly subIndication?: SubIndication
}

/** Newest first: each valid archive stamp proves the time at which the one before it is judged (§5.6.3). */
export async function validateStamps(
  stamps: readonly StampUnderValidation[],
  context: ValidationContext,
): Promise<StampsResult> {
  const signatureStampTimes: Date[] = []
  const archivePositions: Position[] = []
  const evidencePositions: Position[] = []
  const broken: SubIndication[] = []
  const newestFirst = stamps.toSorted((a, b) => b.position - a.position)
  const ordered = [...newestFirst.filter(isArchive), ...newestFirst.filter((stamp) => !isArchive(stamp))]
  for (const stamp of ordered) {
    const result: StampResult = await validateStamp(stamp, context)
    if (!result.ok) {
      if (result.broken && stamp.breaksDocument) broken.push(result.subIndication)
      if (result.subIndication === 'TIMESTAMP_ORDER_FAILURE') broken.push(result.subIndication)
      continue
    }
    evidencePositions.push(result.evidencePosition)
    if (isArchive(stamp)) {
      context.addProof(stamp.position, result.time)
      archivePositions.push(stamp.position)
    } else signatureStampTimes.push(result.time)
  }
  const [subIndication] = broken
  const found = { signatureStampTimes, archivePositions, evidencePositions }
  return subIndication === undefined ? found : { ...found, subIndication }
}

const isArchive = ({ kind }: StampUnderValidation) => kind === 'archive'
