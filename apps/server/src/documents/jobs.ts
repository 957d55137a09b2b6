import type { JobDefinition } from '../platform/jobs.ts'
import { type CompletionDependencies, completeFiles } from './complete-files.ts'

export interface DocumentJobDependencies extends Omit<CompletionDependencies, 'augment'> {
  /** Null where no time-stamping authority is configured: files stay at B-B. */
  augment: CompletionDependencies['augment'] | null
}

/** Erases the keys of sealed files that are to be kept no longer, and completes those that still lack time stamps. */
export function documentJobs({ augment, ...dependencies }: DocumentJobDependencies): JobDefinition[] {
  const { files, clock } = dependencies
  const erase = async () => {
    await files.erase(clock.now())
  }
  const complete = async () => {
    if (augment !== null) await completeFiles({ ...dependencies, augment })
  }
  return [
    { name: 'erase-sealed-files', schedule: '*/10 * * * *', run: erase },
    { name: 'complete-sealed-files', schedule: '* * * * *', run: complete },
  ]
}
