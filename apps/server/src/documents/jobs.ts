import type { JobDefinition } from '../platform/jobs.ts'
import { augmentFiles, type FileAugmentation } from './augment-files.ts'

export interface DocumentJobDependencies extends Omit<FileAugmentation, 'augment'> {
  /** Null where no time-stamping authority is configured: files stay at B-B. */
  augment: FileAugmentation['augment'] | null
}

/** Erases the keys of sealed files that are to be kept no longer, and completes those that still lack time stamps. */
export function documentJobs({ augment, ...dependencies }: DocumentJobDependencies): JobDefinition[] {
  const { files, clock } = dependencies
  const erase = async () => {
    await files.erase(clock.now())
  }
  const complete = async () => {
    if (augment !== null) await augmentFiles({ ...dependencies, augment })
  }
  return [
    { name: 'erase-sealed-files', schedule: '*/10 * * * *', run: erase },
    { name: 'complete-sealed-files', schedule: '* * * * *', run: complete },
  ]
}
