import type { Clock } from '../platform/clock.ts'
import type { JobDefinition } from '../platform/jobs.ts'
import type { SealedFileStore } from './sealed-file-store.ts'

/** Erases the keys of sealed files that are to be kept no longer. */
export function documentJobs({ files, clock }: { files: SealedFileStore; clock: Clock }): JobDefinition[] {
  const run = async () => {
    await files.erase(clock.now())
  }
  return [{ name: 'erase-sealed-files', schedule: '*/10 * * * *', run }]
}
