import { useLingui } from '@lingui/react/macro'
import type { Figures } from '@perga/contracts'
import { Button } from '@perga/ui/actions/button'
import { useState } from 'react'
import { BarChart } from './bar-chart.tsx'
import { KINDS, useFigureTexts } from './figure-texts.ts'
import { PeriodTable } from './period-table.tsx'

/** What was released and verified over time: a small chart for each kind, and the same as one table. */
export function Activity({ figures: { days, months, since } }: { readonly figures: Figures }) {
  const { t } = useLingui()
  const text = useFigureTexts()
  const [isByMonth, setByMonth] = useState(false)
  const [isTableShown, setTableShown] = useState(false)
  if (since === null) return <NothingYet />
  const rows = isByMonth ? months : days
  return (
    <section aria-labelledby="activity">
      <h2 id="activity">{t`Over time`}</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form; these two buttons send nothing */}
      <div className="figures__periods" role="group" aria-label={t`Period`}>
        <button type="button" aria-pressed={!isByMonth} onClick={() => setByMonth(false)}>{t`Last 30 days`}</button>
        <button type="button" aria-pressed={isByMonth} onClick={() => setByMonth(true)}>{t`Last 12 months`}</button>
      </div>
      <div className="figures__charts">
        {KINDS.map((kind) => (
          <BarChart
            key={kind}
            title={text.kind(kind)}
            bars={rows.map((row) => ({ label: text.period(row.period), count: row[kind] }))}
          />
        ))}
      </div>
      <Button variant="secondary" aria-expanded={isTableShown} onClick={() => setTableShown(!isTableShown)}>
        {isTableShown ? t`Hide the table` : t`Show as a table`}
      </Button>
      <PeriodTable rows={rows} isShown={isTableShown} />
    </section>
  )
}

function NothingYet() {
  const { t } = useLingui()
  return (
    <section aria-labelledby="activity">
      <h2 id="activity">{t`Over time`}</h2>
      <p>{t`The service has just started: nothing has been read or verified yet. The charts appear with the first degree.`}</p>
    </section>
  )
}
