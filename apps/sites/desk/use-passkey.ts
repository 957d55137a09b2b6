import { useState } from 'react'
import { staffSession } from './staff-session.ts'

type Step = { readonly state: 'idle' | 'waiting' } | { readonly state: 'failed'; readonly error: unknown }

/** Shows the desk to whoever has just signed in. */
export function enterDesk(): void {
  // The throttle of the session lets the second question of a second go unasked; a new page asks anew.
  location.assign('/desk/')
}

/** One ceremony with a passkey at a time; after it the page knows who signed in. */
export function usePasskey<Arguments extends readonly unknown[]>(ceremony: (...given: Arguments) => Promise<void>) {
  const [step, setStep] = useState<Step>({ state: 'idle' })
  const run = async (...given: Arguments) => {
    setStep({ state: 'waiting' })
    try {
      await ceremony(...given)
      enterDesk()
    } catch (error) {
      staffSession.end()
      setStep({ state: 'failed', error })
    }
  }
  return { step, run }
}
