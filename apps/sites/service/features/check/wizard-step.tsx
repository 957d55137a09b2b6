import { useLingui } from '@lingui/react/macro'
import { Button } from '@perga/ui/actions/button'
import { DescriptionList, type Fact } from '@perga/ui/panels/description-list'
import { type ReactNode, useEffect, useRef } from 'react'
import './check.css'

interface WizardStepProps {
  readonly number: 1 | 2 | 3
  readonly title: string
  /** The step on which the reader is. */
  readonly current: 1 | 2 | 3
  readonly summary?: readonly Fact[]
  readonly onChange?: () => void
  readonly children: ReactNode
}

/** A step of the check: open, finished with its summary and the way back to it, or still to come (row X1). */
export function WizardStep({ number, title, current, summary, onChange, children }: WizardStepProps) {
  const { t } = useLingui()
  const heading = useFocusOnOpening(number === current)
  const isDone = number < current
  return (
    <section className={`check__step${number === current ? ' check__step--open' : ''}`}>
      <div className="check__head">
        <h2 ref={heading} tabIndex={-1} aria-current={number === current ? 'step' : undefined}>
          {number}. {title}
        </h2>
        {isDone && onChange !== undefined && (
          <Button variant="quiet" aria-label={t`Change: ${title}`} onClick={onChange}>{t`Change`}</Button>
        )}
      </div>
      {isDone && summary !== undefined && <DescriptionList facts={summary} />}
      {number === current && children}
    </section>
  )
}

/** Moves the focus to a step that opens, but not when the page itself does. */
function useFocusOnOpening(isOpen: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen && !wasOpen.current) heading.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return heading
}
