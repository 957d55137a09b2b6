import { useLingui } from '@lingui/react/macro'
import type { RequestQueue } from '@perga/contracts'
import { EDUCATION_LEVELS, levelName } from '@perga/domain'
import { Button } from '@perga/ui/actions/button'
import { Checkbox } from '@perga/ui/forms/checkbox'
import { TextField } from '@perga/ui/forms/field'
import { Disclosure } from '@perga/ui/panels/disclosure'
import { useState } from 'react'
import { Form } from '../../../shell/form/form.tsx'
import { anyBody, useForm } from '../../../shell/form/use-form.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { Choice } from '../../choice.tsx'
import { type QueueFilter, readFilter, WHOLE_QUEUE, writeFilter } from './queue-filter.ts'
import { useRequestTexts } from './use-request-texts.ts'

interface QueueFormProps {
  readonly filter: QueueFilter
  readonly departments: RequestQueue['departments']
  readonly onShow: (filter: QueueFilter) => void
}

interface Chosen {
  readonly reference: string
  readonly maintainer: string | null
  readonly level: string | null
  readonly state: string | null
  readonly of: string | null
  readonly order: string | null
  readonly overdue: boolean
}

/** Filters and order of the queue. */
export function QueueForm({ filter, departments, onShow }: QueueFormProps) {
  const { t } = useLingui()
  const entered = writeFilter({ ...filter, page: 1 })
  const [isOpen, setOpen] = useState(Object.keys(entered).length > 0)
  const options = useOptions(departments)
  const form = useForm({
    id: 'queue',
    initial: chosenIn(entered),
    rules: anyBody<Chosen>(),
    fields: {
      reference: { label: t`Reference`, hint: t`All of it or its beginning.` },
      maintainer: { label: t`Department`, hint: t`Empty: all that you see.` },
      level: { label: t`Level`, hint: t`Empty: every level.` },
      state: { label: t`State`, hint: t`Empty: all that are not resolved.` },
      of: { label: t`Whose`, hint: t`Empty: everybody’s.` },
      order: { label: t`Order`, hint: t`Empty: by deadline.` },
      overdue: { label: t`Overdue alone` },
    },
    send: (chosen) => onShow(readFilter(new URLSearchParams(writtenFrom(chosen)))),
    guarded: false,
  })
  return (
    <search>
      <Disclosure title={t`Filter and order`} open={isOpen} onToggle={() => setOpen(!isOpen)}>
        <Form
          form={form}
          className="queue-form"
          submit={t`Show`}
          actions={<Button variant="quiet" onClick={() => onShow(WHOLE_QUEUE)}>{t`Clear the filter`}</Button>}
        >
          <TextField {...form.text('reference')} code maxLength={20} />
          <Choice {...form.pick('maintainer')} options={options.maintainer} />
          <Choice {...form.pick('level')} options={options.level} />
          <Choice {...form.pick('state')} options={options.state} />
          <Choice {...form.pick('of')} options={options.of} />
          <Choice {...form.pick('order')} options={options.order} />
          <Checkbox {...form.tick('overdue')} />
        </Form>
      </Disclosure>
    </search>
  )
}

function chosenIn(entered: Record<string, string>): Chosen {
  return {
    reference: entered.reference ?? '',
    maintainer: entered.maintainer ?? null,
    level: entered.level ?? null,
    state: entered.state ?? null,
    of: entered.of ?? null,
    order: entered.order ?? null,
    overdue: entered.overdue === 'true',
  }
}

const writtenFrom = ({ overdue, ...chosen }: Chosen) => ({
  ...Object.fromEntries(Object.entries(chosen).map(([name, value]) => [name, value ?? ''])),
  overdue: overdue ? 'true' : '',
})

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
