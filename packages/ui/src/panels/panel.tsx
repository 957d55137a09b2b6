import type { ReactNode } from 'react'
import { Sign, type Tone } from './sign.tsx'
import './panel.css'

interface PanelProps {
  readonly tone: Tone
  readonly title: string
  /** Read at once when it appears in answer to what the reader did. */
  readonly announced?: boolean
  readonly headingLevel?: 2 | 3
  readonly children?: ReactNode
}

/** A block that tells an outcome: its tone is said by colour, by a sign and by its words. */
export function Panel({ tone, title, announced = false, headingLevel = 2, children }: PanelProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={`ui-panel ui-panel--${tone}`} role={announced ? 'alert' : undefined}>
      <Heading className="ui-panel__title">
        <Sign tone={tone} />
        {title}
      </Heading>
      <div className="ui-panel__body">{children}</div>
    </div>
  )
}
