import type { ViewDialect } from './dialects/dialect.ts'
import { broken, type ViewFailure } from './source-answer.ts'

/** What a failed question to a view came to. The message of the database is not kept: it may hold values. */
export function viewFailure(error: unknown, { failures }: Pick<ViewDialect, 'failures'>): ViewFailure {
  const { code, errno, number, message }: Record<'code' | 'errno' | 'number' | 'message', unknown> = Object(error)
  // PostgreSQL and Oracle have a code, MySQL and SQL Server a number beside it.
  const sign = `${code} ${errno ?? number ?? ''}`
  const known = failures.find(([pattern]) => pattern.test(sign))
  if (known) return known[1]
  return /time[d-]?\s?out/i.test(`${code} ${message}`) ? { outcome: 'timed-out' } : broken('unreachable')
}
