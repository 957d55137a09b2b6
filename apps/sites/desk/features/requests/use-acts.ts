import type { MessageDescriptor } from '@lingui/core'
import { useState } from 'react'
import { ApiError } from '../../../shell/api-client.ts'

/** How the last act went: what was done, or why it was refused. */
export type Outcome = { readonly done: MessageDescriptor } | { readonly error: unknown }

/** What a form of the page acts by; tells whether it was done, so that the form can be emptied. */
export type RunAct = (send: () => Promise<unknown>, done: MessageDescriptor) => Promise<boolean>

/**
 * The acts on one request, one at a time. The page renews itself after each, and also when an act was refused because the request
 * is no longer as the page shows it: answered, moved or given to somebody else meanwhile.
 */
export function useActs(renew: () => void) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isSending, setSending] = useState(false)
  const run: RunAct = async (send, done) => {
    if (isSending) return false
    setSending(true)
    try {
      await send()
      setOutcome({ done })
      renew()
      return true
    } catch (error) {
      setOutcome({ error })
      if (isOutOfDate(error)) renew()
      return false
    } finally {
      setSending(false)
    }
  }
  return { outcome, isSending, run }
}

/** Sends as the page acts, for a form: it fails where the page has told why. */
export async function sendAs(act: Promise<boolean>): Promise<void> {
  if (!(await act)) throw new Error('the page has told why this was not done')
}

/** Whether the server refused because the request is not, or no longer, what the page shows. */
export const isOutOfDate = (error: unknown) => error instanceof ApiError && [403, 404, 409].includes(error.status)
