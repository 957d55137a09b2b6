import { ConfigurationError } from '../platform/configuration-error.ts'
import { DirectoryInUse } from '../platform/directory-lock.ts'
import { SchemaMismatch } from '../platform/schema-version.ts'

/** Whether the operator can mend what stopped a process: its message is one sentence. Anything else is a defect and shows its stack. */
export function isForOperator(error: unknown): error is Error {
  return [ConfigurationError, DirectoryInUse, SchemaMismatch].some((kind) => error instanceof kind)
}
