import { useLingui } from '@lingui/react/macro'
import type { QualityReport } from '@perga/contracts'
import { Disclosure } from '@perga/ui/panels/disclosure'
import { useState } from 'react'
import { DeskTable } from '../../desk-table.tsx'
import './trend-plot.css'

const HEIGHT = 100

/** Violations for every hundred records, day by day, with the same figures as a table. */
export function TrendPlot({ days }: Pick<QualityReport, 'days'>) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const rates = days.map(({ records, violations }) => (records === 0 ? 0 : (100 * violations) / records))
  const most = Math.max(1, ...rates)
  return (
    <>
      <h2>{t`Trend`}</h2>
      <p>{t`Rules broken for every hundred records, each day.`}</p>
      <Bars days={days} rates={rates} most={most} />
      <Disclosure title={t`The same as a table`} headingLevel={3} open={isOpen} onToggle={() => setOpen(!isOpen)}>
        <DeskTable
          caption={t`Day by day`}
          columns={[t`Day`, t`Answers`, t`Records`, t`Rules broken`, t`Unreadable`, t`Not asked for`]}
          rows={days.map(({ day, answers, records, violations, unreadable, notAskedFor }) => ({
            key: day,
            cells: [day, answers, records, violations, unreadable, notAskedFor],
          }))}
        />
      </Disclosure>
    </>
  )
}

function Bars(props: {
  readonly days: QualityReport['days']
  readonly rates: readonly number[]
  readonly most: number
}) {
  const { t } = useLingui()
  const { days, rates, most } = props
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? '']
  const top = most.toFixed(1)
  return (
    <div className="trend-plot">
      <p aria-hidden="true">{top}</p>
      <svg
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t`Rules broken for every hundred records from ${first} to ${last}, at most ${top}`}
      >
        {days.map(({ day }, index) => {
          // A day without a fault is a thin line: it was looked at.
          const height = Math.max(1, ((rates[index] ?? 0) / most) * HEIGHT)
          return <rect key={day} x={index + 0.15} y={HEIGHT - height} width={0.7} height={height} />
        })}
      </svg>
      <p aria-hidden="true" className="trend-plot__days">
        <span>{first}</span>
        {last !== first && <span>{last}</span>}
      </p>
    </div>
  )
}
