import type { Interaction, ShareableDegree } from '@perga/contracts'
import { greekDay } from '@perga/domain'
import { useState } from 'react'
import { leaveTo } from '../../../shell/leave-to.ts'
import { usePageReturn } from '../../../shell/use-page-return.ts'
import { type DraftProblem, draftProblems, toConsent } from './check-draft.ts'
import { type ConsentDraft, startDraft } from './consent-draft.ts'
import { sendConsent } from './interaction-api.ts'

type Sending =
  | { readonly state: 'idle' }
  | { readonly state: 'sending' }
  | { readonly state: 'failed'; readonly error: unknown }

/** The draft of a consent, its mistakes once it was tried, and its way to the server. */
export function useConsent(interaction: Interaction, degrees: readonly ShareableDegree[]) {
  const [draft, setDraft] = useState(() => startDraft(interaction, degrees))
  const [problems, setProblems] = useState<readonly DraftProblem[]>([])
  const [sending, setSending] = useState<Sending>({ state: 'idle' })
  usePageReturn(() => setSending({ state: 'idle' }))
  const today = greekDay(new Date())
  const change = (part: Partial<ConsentDraft>) => setDraft({ ...draft, ...part })
  const submit = async () => {
    // The day may have changed since the page was drawn, and the server counts from the day that it is.
    const today = greekDay(new Date())
    const found = draftProblems(draft, { degrees, longestDuration: interaction.longest_duration, today })
    setProblems(found)
    if (found.length > 0) return
    setSending({ state: 'sending' })
    try {
      const { location } = await sendConsent(interaction.uid, toConsent(draft, today))
      leaveTo(location)
    } catch (error) {
      setSending({ state: 'failed', error })
    }
  }
  return { draft, change, submit, sending, problems, today }
}
