import { type ReactNode, useId, useState } from 'react'
import './disclosure.css'

interface DisclosureProps {
  readonly title: string
  readonly summary?: string
  /** Decoration before the title: it stands inside the button and says nothing to a screen reader. */
  readonly picture?: ReactNode
  readonly open: boolean
  readonly onToggle: () => void
  readonly headingLevel?: 2 | 3 | 4
  readonly children: ReactNode
}

/** A heading that opens and closes what stands below it; whoever uses it holds the state. */
export function Disclosure({ title, summary, picture, open, onToggle, headingLevel = 2, children }: DisclosureProps) {
  const contentId = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <div className="ui-disclosure">
      <Heading className="ui-disclosure__heading">
        <button
          type="button"
          className="ui-disclosure__button"
          aria-expanded={open}
          aria-controls={contentId}
          onClick={onToggle}
        >
          {picture}
          <span className="ui-disclosure__title">
            {title} {summary !== undefined && <span className="ui-disclosure__summary">{summary}</span>}
          </span>
          <span className="ui-disclosure__mark" aria-hidden="true" />
        </button>
      </Heading>
      <div id={contentId} className="ui-disclosure__content" hidden={!open}>
        {open && children}
      </div>
    </div>
  )
}

/** The state of a group in which at most one is open: opening one closes the others, and the open one closes itself. */
export function useOneOpen(initial: string | null = null) {
  const [openId, setOpenId] = useState(initial)
  const toggle = (id: string) => setOpenId((current) => (current === id ? null : id))
  return { openId, toggle }
}
