import { useLingui } from '@lingui/react/macro'
import { Panel } from '@perga/ui/panels/panel'
import { useEffect, useRef } from 'react'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import type { Outcome } from './use-acts.ts'

/** How the last act went, at the head of the page; takes the focus each time, since forms come and go with the renewed page. */
export function ActOutcome({ outcome }: { readonly outcome: Outcome | null }) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome !== null) box.current?.focus()
  }, [outcome])
  if (outcome === null) return null
  return (
    <div ref={box} tabIndex={-1} className="request__outcome">
      {'done' in outcome ? (
        <Panel tone="success" title={t(outcome.done)} announced />
      ) : (
        <ProblemPanel error={outcome.error} />
      )}
    </div>
  )
}
