import { Sign } from './sign.tsx'
import './verdict-list.css'

/** One thing that was checked and how it came out. */
export interface VerdictRow {
  readonly name: string
  readonly verdict: 'passed' | 'failed' | 'indeterminate'
  /** The verdict in words: colour and sign never stand alone. */
  readonly word: string
}

const SIGNS = { passed: 'success', failed: 'error', indeterminate: 'warning' } as const

/** The steps of a check, each with its own verdict. */
export function VerdictList({ rows }: { readonly rows: readonly VerdictRow[] }) {
  return (
    <ul className="ui-verdicts">
      {rows.map(({ name, verdict, word }) => (
        <li key={name}>
          <span className={`ui-verdicts--${verdict}`}>
            <Sign tone={SIGNS[verdict]} />
          </span>
          <span>{name}</span>
          <span className={`ui-verdicts__word ui-verdicts--${verdict}`}>{word}</span>
        </li>
      ))}
    </ul>
  )
}
