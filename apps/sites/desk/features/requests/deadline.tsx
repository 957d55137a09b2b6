import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Sign } from '@perga/ui/panels/sign'
import { useDay } from '../../use-day.ts'
import { useWhen } from '../../use-when.ts'
import type { QueuedRequest } from './requests-api.ts'

type Due = Pick<QueuedRequest, 'answer_by' | 'working_days_left' | 'resolved_at'>

/** By when a request is to be answered, in working days and as a date (row H9); what is late has a sign and says so. */
export function Deadline({ request }: { readonly request: Due }) {
  const { t } = useLingui()
  const day = useDay()
  const when = useWhen()
  const { answer_by, working_days_left: left, resolved_at } = request
  if (left === null) return t`Resolved on ${when(resolved_at)}`
  const isLate = left < 0
  const overdue = -left
  return (
    <span className={isLate ? 'deadline deadline--late' : 'deadline'}>
      {isLate && <Sign tone="warning" />}
      <strong>
        {isLate
          ? t`${plural(overdue, { one: '# working day overdue', other: '# working days overdue' })}`
          : left === 0
            ? t`Due today`
            : t`${plural(left, { one: '# working day left', other: '# working days left' })}`}
      </strong>{' '}
      <span className="deadline__day">{t`Answer by ${day(answer_by)}`}</span>
    </span>
  )
}
