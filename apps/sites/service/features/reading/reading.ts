import type { DiplomasAnswer, ReleasedDiploma } from '@perga/contracts'

/** What a found link discloses. */
export interface Found {
  readonly code: string
  readonly diplomas: readonly ReleasedDiploma[]
  readonly expiresAt: number | null
  readonly status: DiplomasAnswer['status']
  readonly language: DiplomasAnswer['language']
}

/** A reading from the empty form to its outcome (spec 1 §4; PIN: row G14). */
export type Reading =
  | { readonly state: 'idle' }
  | { readonly state: 'loading' }
  | ({ readonly state: 'found' } & Found)
  | { readonly state: 'invalid-code' }
  | { readonly state: 'pin'; readonly code: string; readonly pin: 'needed' | 'wrong' | 'locked' }
  | { readonly state: 'failed'; readonly error: unknown }

/** The answer on the wire as the state that it leads to (spec 1 §8). */
export function readingOf(code: string, answer: DiplomasAnswer): Reading {
  if (answer.errorCode === '1') return { state: 'invalid-code' }
  if (answer.errorCode === '2') return { state: 'pin', code, pin: answer.pin ?? 'needed' }
  if (answer.error !== null || answer.errorCode !== null) return { state: 'failed', error: null }
  const { data: diplomas, expires_at: expiresAt, status, language } = answer
  return { state: 'found', code, diplomas, expiresAt, status, language }
}
