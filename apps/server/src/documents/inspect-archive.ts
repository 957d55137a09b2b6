import {
  describeStep,
  INDICATION_TEXTS,
  STEP_TOPICS,
  SUB_INDICATION_TEXTS,
  type ValidationStep,
} from '@perga/ades/validation'
import type { ArchiveInspection } from '@perga/contracts'
import { refuseUnless } from '@perga/domain'
import type { ArchiveValidation } from './archive-file.ts'
import type { ArchiveDependencies } from './renew-archive.ts'

const VERDICTS = { passed: 'passed', failed: 'failed', inconclusive: 'indeterminate' } as const

/** The state of a sealed file, step by step; nothing is fetched, kept or written down. Throws refusals `archive_…`. */
export async function inspectArchive(
  bytes: Uint8Array,
  { authorities, validate, clock }: ArchiveDependencies,
): Promise<ArchiveInspection> {
  refuseUnless(authorities, 'archive_not_offered')
  const { trustAnchors } = authorities
  const validation = await validate(bytes, { trustAnchors, validationTime: clock.now() })
  const { format, indication, level, subIndication, steps, protectedUntil, renewable } = validation
  return {
    format,
    level: level ?? null,
    indication,
    subIndication: subIndication ?? null,
    outcome: describeOutcome(validation),
    protectedUntil: protectedUntil?.toISOString() ?? null,
    renewable,
    steps: steps.map(describe),
  }
}

function describeOutcome({ indication, subIndication }: ArchiveValidation): ArchiveInspection['outcome'] {
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
