import {
  describeStep,
  INDICATION_TEXTS,
  type SignatureValidation,
  STEP_TOPICS,
  SUB_INDICATION_TEXTS,
  type ValidationStep,
} from '@perga/ades/validation'
import type { ArchiveInspection } from '@perga/contracts'
import { refuseUnless } from '@perga/domain'
import { archiveEnd, lacksOnlyRevocationData, readArchiveFile, validateArchiveFile } from './archive-file.ts'
import type { ArchiveDependencies } from './renew-archive.ts'

const VERDICTS = { passed: 'passed', failed: 'failed', inconclusive: 'indeterminate' } as const

/** The state of a sealed file, step by step; nothing is fetched, kept or written down. Throws refusals `archive_…`. */
export async function inspectArchive(
  bytes: Uint8Array,
  { authorities, clock }: ArchiveDependencies,
): Promise<ArchiveInspection> {
  refuseUnless(authorities, 'archive_not_offered')
  const file = readArchiveFile(bytes)
  const { trustAnchors } = authorities
  const validation = await validateArchiveFile(file, { trustAnchors, validationTime: clock.now() })
  const { indication, level, subIndication, steps } = validation
  return {
    format: file.format,
    level: level ?? null,
    indication,
    subIndication: subIndication ?? null,
    outcome: describeOutcome(validation),
    protectedUntil: level === 'B-LTA' ? (archiveEnd(file)?.toISOString() ?? null) : null,
    renewable: indication === 'TOTAL-PASSED' || lacksOnlyRevocationData(validation),
    steps: steps.map(describe),
  }
}

function describeOutcome({ indication, subIndication }: SignatureValidation): ArchiveInspection['outcome'] {
  const { el, en } = INDICATION_TEXTS[indication]
  if (subIndication === undefined) return { el, en }
  const why = SUB_INDICATION_TEXTS[subIndication]
  return { el: `${el} ${why.el}`, en: `${en} ${why.en}` }
}

function describe(step: ValidationStep): ArchiveInspection['steps'][number] {
  return {
    code: step.code,
    topic: STEP_TOPICS[step.code],
    verdict: VERDICTS[step.verdict],
    text: { el: describeStep(step, 'el'), en: describeStep(step, 'en') },
  }
}
