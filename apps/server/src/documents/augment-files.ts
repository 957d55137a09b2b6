import type { AugmentedPades } from '@perga/ades'
import type { Logger } from 'pino'
import type { Clock } from '../platform/clock.ts'
import { nextAttemptAt } from '../releases/attempt-pauses.ts'
import type { IncompleteFile, SealedFileStore } from './sealed-file-store.ts'

export interface FileAugmentation {
  files: SealedFileStore
  /** Raises a sealed PDF towards B-LTA. */
  augment(pdf: Uint8Array): Promise<AugmentedPades>
  clock: Clock
  log: Logger
}

const AT_ONCE = 10
const MOST_ROUNDS = 100

/**
 * Completes the kept files that went out below B-LTA because an authority was away, so that whoever asks again gets the
 * whole. One that fails is put off and holds up no other; a round that completes nothing ends the run.
 */
export async function augmentFiles(dependencies: FileAugmentation): Promise<void> {
  const { files, clock } = dependencies
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const incomplete = await files.incomplete(clock.now(), AT_ONCE)
    const completed = await Promise.all(incomplete.map((file) => complete(file, dependencies)))
    if (incomplete.length < AT_ONCE || !completed.includes(true)) return
  }
}

/** Whether the file is whole now. */
async function complete(file: IncompleteFile, { files, augment, clock, log }: FileAugmentation) {
  const { name, attempts } = file
  const raised = await attempt(file, augment)
  if (raised.level !== file.level) await files.raise(name, file.level, raised)
  if (raised.level === 'B-LTA') return true
  const { level, code, error } = raised
  log.warn({ auditId: name.auditId, level, code, err: error }, 'a kept file waits to be raised to B-LTA')
  const isOwn = !/^(timestamp|revocation)_/.test(code)
  await files.postpone(name, nextAttemptAt(clock.now(), { attempts, isOwn }))
  return false
}

async function attempt(file: IncompleteFile, augment: FileAugmentation['augment']) {
  try {
    const { pdf, level, notReached } = await augment(file.open())
    return { pdf, level, code: notReached?.code ?? 'unexpected', error: notReached?.cause }
  } catch (error) {
    // A file that cannot be read must not hold up the others; it is tried again, and made anew when its time is over.
    return { pdf: new Uint8Array(), level: file.level, code: 'unreadable', error }
  }
}
