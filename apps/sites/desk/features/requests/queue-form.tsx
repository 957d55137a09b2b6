import { useLingui } from '@lingui/react/macro'
import type { RequestQueue } from '@perga/contracts'
import { EDUCATION_LEVELS, levelName } from '@perga/domain'
import { Actions, Button } from '@perga/ui/actions/button'
import { Checkbox } from '@perga/ui/forms/checkbox'
import { TextField } from '@perga/ui/forms/field'
import { Disclosure } from '@perga/ui/panels/disclosure'
import { useState } from 'react'
import { useLocale } from '../../../shell/use-locale.ts'
import { Choice } from '../../choice.tsx'
import { type QueueFilter, readFilter, WHOLE_QUEUE, writeFilter } from './queue-filter.ts'
import { useRequestTexts } from './use-request-texts.ts'

interface QueueFormProps {
  readonly filter: QueueFilter
  readonly departments: RequestQueue['departments']
  readonly onShow: (filter: QueueFilter) => void
}

/** Filters and order of the queue. */
export function QueueForm({ filter, departments, onShow }: QueueFormProps) {
  const { t } = useLingui()
  const [entered, setEntered] = useState(writeFilter({ ...filter, page: 1 }))
  const [isOpen, setOpen] = useState(Object.keys(entered).length > 0)
  const options = useOptions(departments)
  const choice = (name: keyof typeof options) => ({
    id: `queue-${name}`,
    options: options[name],
    value: entered[name] ?? null,
    onChange: (value: string | null) => setEntered({ ...entered, [name]: value ?? '' }),
  })
  return (
    <search>
      <Disclosure title={t`Filter and order`} open={isOpen} onToggle={() => setOpen(!isOpen)}>
        <form
          className="queue-form"
          onSubmit={(event) => {
            event.preventDefault()
            onShow(readFilter(new URLSearchParams(entered)))
          }}
        >
          <TextField
            id="queue-reference"
            label={t`Reference`}
            hint={t`All of it or its beginning.`}
            code
            maxLength={20}
            value={entered.reference ?? ''}
            onChange={(event) => setEntered({ ...entered, reference: event.target.value })}
          />
          <Choice label={t`Department`} hint={t`Empty: all that you see.`} {...choice('maintainer')} />
          <Choice label={t`Level`} hint={t`Empty: every level.`} {...choice('level')} />
          <Choice label={t`State`} hint={t`Empty: all that are not resolved.`} {...choice('state')} />
          <Choice label={t`Whose`} hint={t`Empty: everybody’s.`} {...choice('of')} />
          <Choice label={t`Order`} hint={t`Empty: by deadline.`} {...choice('order')} />
          <Checkbox
            label={t`Overdue alone`}
            checked={entered.overdue === 'true'}
            onChange={(isLate) => setEntered({ ...entered, overdue: isLate ? 'true' : '' })}
          />
          <Actions>
            <Button type="submit">{t`Show`}</Button>
            <Button variant="quiet" onClick={() => onShow(WHOLE_QUEUE)}>{t`Clear the filter`}</Button>
          </Actions>
        </form>
      </Disclosure>
    </search>
  )
}

function useOptions(departments: RequestQueue['departments']) {
  const { t } = useLingui()
  const locale = useLocale()
  const { states } = useRequestTexts()
  return {
    maintainer: departments.map(({ maintainer_id, name_el, name_en }) => ({
      value: maintainer_id,
      label: maintainer_id === '0' ? t`The whole institution` : locale === 'el' ? name_el : name_en,
      keywords: `${name_el} ${name_en} ${maintainer_id}`,
    })),
    level: EDUCATION_LEVELS.map((value) => ({ value, label: levelName(value, locale) })),
    state: (['open', 'assigned', 'resolved'] as const).map((value) => ({ value, label: states[value] })),
    of: [{ value: 'mine', label: t`Mine and my groups’` }],
    order: [{ value: 'created_at', label: t`By the day it was made` }],
  }
}
