import type { DiplomasAnswer, ReleasedDiploma } from '@perga/contracts'
import { useState } from 'react'
import { ApiError } from '../../../shell/api-client.ts'
import { organisationSession } from '../../organisation-session.ts'
import { openAccessLink } from './reading-api.ts'

/** What a found link discloses. */
export interface Found {
  readonly code: string
  readonly diplomas: readonly ReleasedDiploma[]
  readonly expiresAt: number | null
  readonly status: DiplomasAnswer['status']
}

export type Reading =
  | { readonly state: 'idle' }
  | { readonly state: 'loading' }
  | ({ readonly state: 'found' } & Found)
  | { readonly state: 'invalid-code' }
  | { readonly state: 'failed'; readonly error: unknown }

/** One search at a time: idle, loading, then results, a code that is not valid, or the general error (spec 1 §4). */
export function useReading() {
  const [reading, setReading] = useState<Reading>({ state: 'idle' })
  const search = async (code: string) => {
    setReading({ state: 'loading' })
    try {
      setReading(readingOf(code, await openAccessLink(code)))
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) organisationSession.end()
      setReading({ state: 'failed', error })
    }
  }
  return { reading, search, reset: () => setReading({ state: 'idle' }) }
}

function readingOf(code: string, answer: DiplomasAnswer): Reading {
  if (answer.errorCode === '1') return { state: 'invalid-code' }
  if (answer.error !== null || answer.errorCode !== null) return { state: 'failed', error: null }
  return { state: 'found', code, diplomas: answer.data, expiresAt: answer.expires_at, status: answer.status }
}
