import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { DeskRequest, RequestTargets } from '@perga/contracts'
import { Disclosure } from '@perga/ui/panels/disclosure'
import { useState } from 'react'
import { Answered } from '../../../shell/answered.tsx'
import { Form } from '../../../shell/form/form.tsx'
import { useForm } from '../../../shell/form/use-form.ts'
import { useAnswer } from '../../../shell/use-answer.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { Choice } from '../../choice.tsx'
import { transferRules } from './requests.rules.ts'
import { fetchTargets, moveRequest } from './requests-api.ts'
import { type RunAct, sendAs } from './use-acts.ts'

interface MoveFormProps {
  readonly request: DeskRequest
  readonly isSending: boolean
  readonly run: RunAct
}

/** Sends the request on to the department that it is really for. */
export function MoveForm(props: MoveFormProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure title={t`Move to another department`} open={isOpen} onToggle={() => setOpen(!isOpen)}>
      <Targets {...props} />
    </Disclosure>
  )
}

function Targets(props: MoveFormProps) {
  const { id, department } = props.request
  const { answer, retry } = useAnswer(`${id} ${department?.el ?? ''}`, (signal) => fetchTargets(id, signal))
  return (
    <Answered answer={answer} retry={retry}>
      {({ departments }) => <TargetForm {...props} departments={departments} />}
    </Answered>
  )
}

const NOWHERE: { maintainer_id: string | null } = { maintainer_id: null }

function TargetForm({ request, isSending, run, departments }: MoveFormProps & RequestTargets) {
  const { t } = useLingui()
  const locale = useLocale()
  const nameOf = ({ maintainer_id, name_el, name_en }: RequestTargets['departments'][number]) =>
    maintainer_id === '0' ? t`The whole institution` : locale === 'el' ? name_el : name_en
  const form = useForm({
    id: 'request',
    initial: NOWHERE,
    rules: transferRules,
    fields: {
      maintainer_id: {
        id: 'request-department',
        label: t`Department`,
        hint: t`Whoever has it now has it no more; the deadline stays.`,
        mistake: t`Choose the department.`,
      },
    },
    send: (target) => sendAs(run(() => moveRequest(request.id, target), msg`The request was moved`)),
  })
  return (
    <Form form={form} submit={t`Move the request`} variant="secondary" blocked={isSending} failed={() => <></>}>
      <Choice
        {...form.pick('maintainer_id')}
        options={departments.map((target) => ({
          value: target.maintainer_id,
          label: nameOf(target),
          keywords: `${target.name_el} ${target.name_en} ${target.maintainer_id}`,
        }))}
      />
    </Form>
  )
}
