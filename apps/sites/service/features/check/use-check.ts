import { useRef, useState } from 'react'
import { ApiError } from '../../../shell/api-client.ts'
import { organisationSession } from '../../organisation-session.ts'
import { sendCheck } from './check-api.ts'
import type { CheckBody } from './check-form.ts'
import { type CheckOutcome, checkOutcome } from './check-outcome.ts'

/** A check from before it is sent to its outcome. */
export type Check =
  | { readonly state: 'idle' }
  | { readonly state: 'loading' }
  | { readonly state: 'refused'; readonly error: unknown }
  | { readonly state: 'answered'; readonly outcome: CheckOutcome }

/** One check at a time; the answer to one that was given up is dropped. */
export function useCheck() {
  const [check, setCheck] = useState<Check>({ state: 'idle' })
  const latest = useRef(0)
  const run = async (body: CheckBody) => {
    latest.current += 1
    const mine = latest.current
    const settle = (next: Check) => {
      if (latest.current === mine) setCheck(next)
    }
    setCheck({ state: 'loading' })
    try {
      settle({ state: 'answered', outcome: checkOutcome(await sendCheck(body)) })
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) organisationSession.end()
      settle({ state: 'refused', error })
    }
  }
  const giveUp = () => {
    latest.current += 1
    setCheck({ state: 'idle' })
  }
  return { check, run, giveUp }
}
