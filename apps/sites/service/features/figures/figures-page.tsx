import { useLingui } from '@lingui/react/macro'
import { Breadcrumbs } from '@perga/ui/layout/breadcrumbs'
import { Answered } from '../../../shell/answered.tsx'
import { call } from '../../../shell/api-client.ts'
import { Page } from '../../../shell/page.tsx'
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
  const { answer, retry } = useAnswer('figures', (signal) => call('GET /api/figures', { signal }))
  return (
    <Answered answer={answer} retry={retry} waiting={t`Counting…`}>
      {(found) => (
        <>
          <Highlights figures={found} />
          <Activity figures={found} />
          <Availability institutions={found.institutions} />
          <p className="figures__note">
            {t`So that no figure can tell of one person, counts from one to four are shown as “fewer than 5”. Where such a count could be computed from the others, one more is left out. Days begin at midnight, Greenwich time.`}
          </p>
        </>
      )}
    </Answered>
  )
}
