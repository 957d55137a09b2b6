import { useLingui } from '@lingui/react/macro'
import type { RequestQueue } from '@perga/contracts'
import { withQuery } from '../../../shell/api-client.ts'
import '../../views.css'
import { type QueueFilter, WHOLE_QUEUE, writeFilter } from './queue-filter.ts'

interface QueueViewsProps {
  readonly filter: QueueFilter
  readonly counts: RequestQueue['counts']
}

/** The looks at the queue that are asked for most, each with how many there are. */
export function QueueViews({ filter, counts }: QueueViewsProps) {
  const { t } = useLingui()
  const views: readonly { chosen: Partial<QueueFilter>; text: string }[] = [
    { chosen: {}, text: t`All that wait` },
    { chosen: { of: 'mine' }, text: t`My tickets (${counts.mine})` },
    { chosen: { state: 'open' }, text: t`Not assigned (${counts.open})` },
    { chosen: { overdue: 'true' }, text: t`Overdue (${counts.overdue})` },
    { chosen: { state: 'resolved', order: 'created_at' }, text: t`All resolved` },
  ]
  const shown = addressOf({ ...filter, page: 1 })
  return (
    <nav aria-label={t`Views of the queue`} className="desk-views">
      <ul>
        {views.map(({ chosen, text }) => {
          const address = addressOf({ ...WHOLE_QUEUE, ...chosen })
          return (
            <li key={address}>
              <a href={address} aria-current={address === shown ? 'true' : undefined}>
                {text}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

const addressOf = (filter: QueueFilter) => withQuery('/desk/requests', writeFilter(filter))
