import { type BrokenAnswer, broken } from './source-answer.ts'

type ViewFailure = BrokenAnswer | { readonly outcome: 'timed-out' }

// SQLSTATE classes (PostgreSQL, appendix A): 28 authorization, 3D no such database, 42 wrong name, 22 wrong value.
const OUTCOMES: readonly (readonly [RegExp, ViewFailure])[] = [
  [/^57014$/, { outcome: 'timed-out' }],
  [/^(28...|3D000|42501)$/, broken('refused')],
  [/^(42|22)...$/, broken('envelope')],
]

/** What a failed question to a view came to. The message of the database is not kept: it may hold values. */
export function viewFailure(error: unknown): ViewFailure {
  const { code, message }: { code?: unknown; message?: unknown } = Object(error)
  const known = OUTCOMES.find(([pattern]) => pattern.test(String(code)))
  if (known) return known[1]
  return /time[d-]?\s?out/i.test(`${code} ${message}`) ? { outcome: 'timed-out' } : broken('unreachable')
}
