import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { RequestQueue } from '@perga/contracts'
import { Actions, Button } from '@perga/ui/actions/button'
import { DeskTable } from '../../desk-table.tsx'
import { Deadline } from './deadline.tsx'
import { Given } from './given.tsx'
import { type QueueFilter, writeFilter } from './queue-filter.ts'
import { usePlaceText, useRequestTexts } from './use-request-texts.ts'

const PAGE_SIZE = 25

interface QueueTableProps {
  readonly queue: RequestQueue
  readonly filter: QueueFilter
  readonly onPage: (page: number) => void
}

/** One page of the queue, and the way to the others. */
export function QueueTable({ queue: { requests, total }, filter, onPage }: QueueTableProps) {
  const { t } = useLingui()
  const isFiltered = Object.keys(writeFilter({ ...filter, page: 1, order: 'answer_by' })).length > 0
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  return (
    <section aria-labelledby="queue-results" className="desk-section">
      <h2 id="queue-results">{t`${plural(total, { one: '# request', other: '# requests' })}`}</h2>
      {requests.length === 0 ? (
        <p>{isFiltered ? t`No request matches. Change the filter or clear it.` : t`No request waits.`}</p>
      ) : (
        <Rows requests={requests} />
      )}
      {pages > 1 && (
        <>
          <p>{t`Page ${filter.page} of ${pages}`}</p>
          <Actions>
            {filter.page > 1 && (
              <Button variant="secondary" onClick={() => onPage(filter.page - 1)}>{t`Previous page`}</Button>
            )}
            {filter.page < pages && (
              <Button variant="secondary" onClick={() => onPage(filter.page + 1)}>{t`Next page`}</Button>
            )}
          </Actions>
        </>
      )}
    </section>
  )
}

function Rows({ requests }: Pick<RequestQueue, 'requests'>) {
  const { t } = useLingui()
  const { kinds, states, outcomes } = useRequestTexts()
  const placeOf = usePlaceText()
  return (
    <DeskTable
      caption={t`Requests`}
      columns={[t`Reference`, t`About`, t`Department and level`, t`State`, t`Given to`, t`Deadline`]}
      rows={requests.map((request) => ({
        key: request.id,
        cells: [
          <a key="link" href={`/desk/requests/${request.id}`} className="reference">
            {request.reference}
          </a>,
          kinds[request.kind],
          placeOf(request),
          request.outcome === null ? states[request.state] : outcomes[request.outcome],
          <Given key="given" request={request} />,
          <Deadline key="deadline" request={request} />,
        ],
      }))}
    />
  )
}
