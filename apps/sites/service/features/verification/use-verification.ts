import type { VerificationAnswer } from '@perga/contracts'
import { parseVerificationIdentifier } from '@perga/domain'
import { useState } from 'react'
import { ApiError } from '../../../shell/api-client.ts'
import { organisationSession } from '../../organisation-session.ts'
import { pendingIdentifier } from './pending-identifier.ts'
import { verifyIdentifier } from './verification-api.ts'

type Verification =
  | { readonly state: 'idle' }
  | { readonly state: 'malformed' }
  | { readonly state: 'loading' }
  | { readonly state: 'refused'; readonly error: ApiError }
  | { readonly state: 'answered'; readonly answer: VerificationAnswer }

/** One check at a time. A failing network ends the loading without a message (spec 1 §8). */
export function useVerification() {
  const [verification, setVerification] = useState<Verification>({ state: 'idle' })
  const run = async (text: string) => {
    const identifier = parseVerificationIdentifier(text)
    if (identifier === null) return setVerification({ state: 'malformed' })
    setVerification({ state: 'loading' })
    try {
      setVerification({ state: 'answered', answer: await verifyIdentifier(identifier) })
    } catch (error) {
      setVerification(stateAfter(error, text))
    }
  }
  return { verification, run, reset: () => setVerification({ state: 'idle' }) }
}

function stateAfter(error: unknown, text: string): Verification {
  if (!(error instanceof ApiError) || error.status === 0) return { state: 'idle' }
  if (error.status === 401) {
    // The session is over: the login follows, and what was typed waits for its end.
    pendingIdentifier.keep(text)
    organisationSession.end()
  }
  return { state: 'refused', error }
}
