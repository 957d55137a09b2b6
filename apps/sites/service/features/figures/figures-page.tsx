import { useLingui } from '@lingui/react/macro'
import type { Figures } from '@perga/contracts'
import { Breadcrumbs } from '@perga/ui/layout/breadcrumbs'
import { Spinner } from '@perga/ui/panels/spinner'
import { callApi } from '../../../shell/api-client.ts'
import { Page } from '../../../shell/page.tsx'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { Activity } from './activity.tsx'
import { Availability } from './availability.tsx'
import { Highlights } from './highlights.tsx'
import './figures.css'

/** `/figures`: what the service does, from its own records (row P12). */
export function Component() {
  const { t } = useLingui()
  const title = t`The service in figures`
  return (
    <Page
      narrow={false}
      before={<Breadcrumbs label={t`You are here`} crumbs={[{ text: t`Home`, href: '/' }, { text: title }]} />}
      title={title}
      intro={t`How many degrees are read and verified, and which institutions answer. The figures come from the records of the service and are counted anew every minute.`}
    >
      <FiguresNow />
    </Page>
  )
}

function FiguresNow() {
  const { t } = useLingui()
  const { answer, retry } = useAnswer('figures', (signal) => callApi<Figures>('/api/figures', { signal }))
  switch (answer.state) {
    case 'loading':
      return <Spinner label={t`Counting…`} />
    case 'failed':
      return <ProblemPanel error={answer.error} onRetry={retry} />
    case 'ready':
      return (
        <>
          <Highlights figures={answer.value} />
          <Activity figures={answer.value} />
          <Availability institutions={answer.value.institutions} />
          <p className="figures__note">
            {t`So that no figure can tell of one person, counts from one to four are shown as “fewer than 5”. Where such a count could be computed from the others, one more is left out. Days begin at midnight, Greenwich time.`}
          </p>
        </>
      )
  }
}
