import { useState } from 'react'
import { EMPTY_DRAFT, type RequestDraft } from './request-draft.ts'
import { useChosenFiles } from './use-chosen-files.ts'

/** A request while it is written: held above the form, so that closing the form or changing one's mind loses nothing. */
export function useRequestEntry(kind: RequestDraft['kind']) {
  const [draft, setDraft] = useState<RequestDraft>({ ...EMPTY_DRAFT, kind })
  const files = useChosenFiles()
  return {
    draft,
    files,
    fill: (change: Partial<RequestDraft>) => setDraft((before) => ({ ...before, ...change })),
    clear() {
      setDraft({ ...EMPTY_DRAFT, kind, email: draft.email })
      files.clear()
    },
  }
}

export type RequestEntry = ReturnType<typeof useRequestEntry>
