import { useLingui } from '@lingui/react/macro'
import { Spinner } from '@perga/ui/panels/spinner'
import { useSearchParams } from 'react-router'
import { Answered } from '../../../shell/answered.tsx'
import { Page } from '../../../shell/page.tsx'
import { useKeptAnswer } from '../../use-kept-answer.ts'
import { type QueueFilter, readFilter, writeFilter } from './queue-filter.ts'
import { QueueForm } from './queue-form.tsx'
import { QueueTable } from './queue-table.tsx'
import { QueueViews } from './queue-views.tsx'
import { fetchQueue } from './requests-api.ts'
import './requests.css'

/** `/desk/requests`: the queue, as the address says it. */
export function Component() {
  const { t } = useLingui()
  const [parameters, setParameters] = useSearchParams()
  const filter = readFilter(parameters)
  const question = JSON.stringify(filter)
  const { answer, isRenewing, renew } = useKeptAnswer({ subject: 'queue', question }, (signal) =>
    fetchQueue(filter, signal),
  )
  const show = (next: QueueFilter) => {
    const lang = parameters.get('lang')
    setParameters({ ...writeFilter(next), ...(lang !== null && { lang }) })
  }
  return (
    <Page
      title={t`Requests`}
      intro={t`Degrees that are missing or wrong, and checks that wait for an answer.`}
      narrow={false}
    >
      <Answered answer={answer} retry={renew}>
        {(queue) => (
          <>
            <QueueViews filter={filter} counts={queue.counts} />
            <QueueForm key={question} filter={filter} departments={queue.departments} onShow={show} />
            {isRenewing ? (
              <Spinner label={t`One moment, please…`} />
            ) : (
              <QueueTable queue={queue} filter={filter} onPage={(page) => show({ ...filter, page })} />
            )}
          </>
        )}
      </Answered>
    </Page>
  )
}
