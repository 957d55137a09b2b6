import type { ReactNode } from 'react'
import './description-list.css'

/** One fact: its name and its value. */
export interface Fact {
  readonly term: string
  readonly value: ReactNode
}

/** Facts as names and values, two columns where there is room. */
export function DescriptionList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="ui-description">
      {facts.map(({ term, value }) => (
        <div key={term} className="ui-description__row">
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
