import { Refusal } from '@perga/domain'

/** The refusal of a file that is not wholly what it says; `reason` is for the log and tells nothing of what the file holds. */
export const notClean = (reason: string, options?: ErrorOptions): Refusal =>
  new Refusal('attachment_not_clean', { reason }, options)

/** Refuses the file unless `condition` holds. */
export function cleanOnlyIf(condition: unknown, reason: string): asserts condition {
  if (!condition) throw notClean(reason)
}
