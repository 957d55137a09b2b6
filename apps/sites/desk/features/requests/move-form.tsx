import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { DeskRequest, RequestTargets } from '@perga/contracts'
import { Actions, Button } from '@perga/ui/actions/button'
import { Disclosure } from '@perga/ui/panels/disclosure'
import { useState } from 'react'
import { useAnswer } from '../../../shell/use-answer.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { AnswerView } from '../../answer-view.tsx'
import { Choice } from '../../choice.tsx'
import { fetchTargets, moveRequest } from './requests-api.ts'
import type { RunAct } from './use-acts.ts'

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
    <AnswerView answer={answer} retry={retry}>
      {({ departments }) => <TargetForm {...props} departments={departments} />}
    </AnswerView>
  )
}

function TargetForm({ request, isSending, run, departments }: MoveFormProps & RequestTargets) {
  const { t } = useLingui()
  const locale = useLocale()
  const [chosen, setChosen] = useState<string | null>(null)
  const nameOf = ({ maintainer_id, name_el, name_en }: RequestTargets['departments'][number]) =>
    maintainer_id === '0' ? t`The whole institution` : locale === 'el' ? name_el : name_en
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen !== null) void run(() => moveRequest(request.id, chosen), msg`The request was moved`)
      }}
    >
      <Choice
        id="request-department"
        label={t`Department`}
        hint={t`Whoever has it now has it no more; the deadline stays.`}
        options={departments.map((target) => ({
          ...{ value: target.maintainer_id, label: nameOf(target) },
          keywords: `${target.name_el} ${target.name_en} ${target.maintainer_id}`,
        }))}
        value={chosen}
        onChange={setChosen}
      />
      <Actions>
        <Button
          type="submit"
          variant="secondary"
          unavailable={isSending || chosen === null}
        >{t`Move the request`}</Button>
      </Actions>
    </form>
  )
}
