import { useLingui } from '@lingui/react/macro'
import type { PublicCounts } from '@perga/contracts'
import { KINDS, useFigureTexts } from './figure-texts.ts'

interface PeriodTableProps {
  readonly rows: readonly ({ readonly period: string } & PublicCounts)[]
  /** For screen readers it is there in any case. */
  readonly isShown: boolean
}

/** Every value of the charts. */
export function PeriodTable({ rows, isShown }: PeriodTableProps) {
  const { t } = useLingui()
  const text = useFigureTexts()
  const caption = t`Releases and verifications by period, the latest first`
  return (
    // Whoever has no mouse must be able to scroll it sideways.
    <section
      className={isShown ? 'figures__scroll' : 'ui-visually-hidden'}
      tabIndex={isShown ? 0 : undefined}
      aria-label={caption}
    >
      <table className="figures__table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Period`}</th>
            {KINDS.map((kind) => (
              <th key={kind} scope="col">
                {text.kind(kind)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map((row) => (
            <tr key={row.period}>
              <th scope="row">{text.period(row.period)}</th>
              {KINDS.map((kind) => (
                <td key={kind}>{text.count(row[kind])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
