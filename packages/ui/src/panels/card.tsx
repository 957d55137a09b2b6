import type { MouseEvent, ReactNode } from 'react'
import './card.css'

/** A framed block of content. */
export function Card({ children }: { readonly children: ReactNode }) {
  return <div className="ui-card">{children}</div>
}

interface ChoiceCardProps {
  readonly href: string
  readonly title: string
  readonly text: string
  readonly picture?: ReactNode
  readonly headingLevel?: 2 | 3
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** A card that is one link: a choice among a few. Stands in `ChoiceList`. */
export function ChoiceCard({ href, title, text, picture, headingLevel = 2, onClick }: ChoiceCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <li>
      <div className="ui-choice">
        {picture !== undefined && <div className="ui-choice__picture">{picture}</div>}
        <Heading className="ui-choice__title">
          <a href={href} onClick={onClick}>
            {title}
          </a>
        </Heading>
        <p className="ui-choice__text">{text}</p>
      </div>
    </li>
  )
}

/** The grid of choice cards. */
export function ChoiceList({ children }: { readonly children: ReactNode }) {
  return <ul className="ui-choices">{children}</ul>
}
