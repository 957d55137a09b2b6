import {
  type Augmenting,
  augmentJades,
  augmentPades,
  type LevelNotReached,
  renewJadesArchive,
  renewPadesArchive,
} from '@perga/ades'
import { mayBeExtended } from '@perga/ades/validation'
import { Refusal, refuseUnless } from '@perga/domain'
import type { Clock } from '../platform/clock.ts'
import {
  type ArchiveFile,
  type ArchiveValidation,
  archiveBytes,
  readArchiveFile,
  type ValidateArchive,
} from './archive-file.ts'

export interface ArchiveDependencies {
  /** Null where no time-stamping authority is configured: then neither renewal nor inspection is offered. */
  authorities: Augmenting | null
  /** Examines a file that anybody may have made: apart from the thread that answers, and within a deadline. */
  validate: ValidateArchive
  clock: Clock
}

/** How far an authority's clock may be ahead of ours without its new stamp seeming to lie in the future. */
const CLOCK_DIFFERENCE_MS = 60_000

/**
 * Keeps a sealed file valid (row C12; ETSI TS 119 182-1 §5.3.6, EN 319 142-1 §6.3): raises it to B-LTA, or adds a further
 * archive stamp. Validated before, since no stamp mends a broken one, and after, so that what goes out passes.
 * Throws refusals `archive_…`.
 */
export async function renewArchive(bytes: Uint8Array, dependencies: ArchiveDependencies): Promise<ArchiveFile> {
  const { authorities, validate, clock } = dependencies
  refuseUnless(authorities, 'archive_not_offered')
  const { trustAnchors } = authorities
  const before = await validate(bytes, { trustAnchors, validationTime: clock.now() })
  refuseBroken(before)
  // Read here only now: what has passed is a file that was made to be read.
  const renewed = await addArchiveStamp(readArchiveFile(bytes), before.level, authorities)
  const validateStamped = (file: ArchiveFile) =>
    validate(archiveBytes(file), {
      trustAnchors,
      validationTime: new Date(clock.now().getTime() + CLOCK_DIFFERENCE_MS),
    })
  const after = await validateStamped(renewed)
  if (stampsHold(after)) return accept(renewed, after)
  // The file carries no revocation data yet of an authority that is new to it: a further renewal adds what the first stamp needs.
  const again = await addArchiveStamp(renewed, 'B-LTA', authorities)
  return accept(again, await validateStamped(again))
}

/** Older stamps may carry a file for now; what it is renewed for is that the newest does. */
function stampsHold({ steps }: ArchiveValidation): boolean {
  return steps.every(({ code, verdict }) => code !== 'ARCHIVE_TIMESTAMP' || verdict === 'passed')
}

function accept(file: ArchiveFile, after: ArchiveValidation): ArchiveFile {
  const isArchived = after.indication === 'TOTAL-PASSED' && after.level === 'B-LTA' && stampsHold(after)
  refuseUnless(isArchived, 'archive_file_not_valid', { after: after.subIndication ?? after.indication })
  return file
}

function refuseBroken(validation: ArchiveValidation): void {
  const { indication, subIndication, renewable } = validation
  if (renewable) return
  // It is sound, and of a form that the service does not write.
  refuseUnless(!mayBeExtended(validation), 'archive_file_unrecognised', { before: indication })
  const isForeign = subIndication === 'NO_CERTIFICATE_CHAIN_FOUND'
  throw new Refusal(isForeign ? 'archive_file_foreign' : 'archive_file_not_valid', {
    before: subIndication ?? indication,
  })
}

async function addArchiveStamp(
  file: ArchiveFile,
  level: ArchiveValidation['level'],
  authorities: Augmenting,
): Promise<ArchiveFile> {
  const isArchived = level === 'B-LTA'
  if (file.format === 'pdf') {
    const raised = await (isArchived
      ? renewPadesArchive(file.pdf, authorities)
      : augmentPades(file.pdf, 'B-LTA', authorities))
    refuseUnreached(raised.notReached)
    return { format: 'pdf', pdf: raised.pdf }
  }
  const raised = await (isArchived
    ? renewJadesArchive(file.jades, authorities)
    : augmentJades(file.jades, 'B-LTA', authorities))
  refuseUnreached(raised.notReached)
  return { format: 'jades', jades: raised.jades }
}

function refuseUnreached(notReached: LevelNotReached | undefined): void {
  if (notReached === undefined) return
  const isRevoked = notReached.code === 'certificate_revoked'
  throw new Refusal(isRevoked ? 'archive_file_not_valid' : 'archive_authority_unavailable', { code: notReached.code })
}
