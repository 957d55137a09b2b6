import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { DeskRequest, RequestAssignees } from '@perga/contracts'
import { Actions, Button } from '@perga/ui/actions/button'
import { RadioGroup } from '@perga/ui/forms/radio-group'
import { useState } from 'react'
import { useAnswer } from '../../../shell/use-answer.ts'
import { AnswerView } from '../../answer-view.tsx'
import { useStaff } from '../../current-member.tsx'
import { useEntitlementTexts } from '../../use-entitlement-texts.ts'
import { assignRequest, fetchAssignees } from './requests-api.ts'
import type { RunAct } from './use-acts.ts'

type Assignee = RequestAssignees['assignees'][number]

interface AssignFormProps {
  readonly request: DeskRequest
  readonly isSending: boolean
  readonly run: RunAct
}

/** Gives the request to an account or a group, with how much waits for each. */
export function AssignForm(props: AssignFormProps) {
  const { t } = useLingui()
  const { id, assignee, department } = props.request
  // Who can have it changes with its department, and who has how much with each assignment.
  const question = `${id} ${department?.el ?? ''} ${assignee?.id ?? ''}`
  const { answer, retry } = useAnswer(question, (signal) => fetchAssignees(id, signal))
  return (
    <section aria-labelledby="request-assign">
      <h2 id="request-assign">{assignee === null ? t`Assign` : t`Assign to somebody else`}</h2>
      <AnswerView answer={answer} retry={retry}>
        {({ assignees }) => <Choices key={question} {...props} assignees={assignees} />}
      </AnswerView>
    </section>
  )
}

function Choices(props: AssignFormProps & RequestAssignees) {
  const { t } = useLingui()
  const describe = useAssigneeTexts()
  const { request, isSending, run } = props
  const others = props.assignees.filter(({ kind, id }) => kind !== request.assignee?.kind || id !== request.assignee.id)
  const [chosen, setChosen] = useState<string | null>(null)
  const [isChecked, setChecked] = useState(false)
  const assign = () => {
    setChecked(true)
    const found = others.find((other) => keyOf(other) === chosen)
    if (found === undefined) return
    const { kind, id, name } = found
    void run(() => assignRequest(request.id, { kind, id }), msg`The request was given to ${name}`)
  }
  if (others.length === 0) {
    return <p>{t`There is nobody else to give it to: no account that serves this department has signed in yet.`}</p>
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        assign()
      }}
    >
      <RadioGroup
        legend={t`To whom`}
        options={others.map((other) => ({ value: keyOf(other), ...describe(other) }))}
        value={chosen}
        error={isChecked && chosen === null ? t`Choose an account or a group.` : undefined}
        onChange={setChosen}
      />
      <Actions>
        <Button type="submit" variant="secondary" unavailable={isSending}>{t`Assign`}</Button>
      </Actions>
    </form>
  )
}

const keyOf = ({ kind, id }: Pick<Assignee, 'kind' | 'id'>) => `${kind}:${id}`

function useAssigneeTexts(): (assignee: Assignee) => { label: string; hint: string } {
  const { t } = useLingui()
  const { levels: names } = useEntitlementTexts()
  const own = useStaff().id
  return ({ kind, id, name, waiting, levels }) => {
    const waits = t`${plural(waiting, { one: '# request waits', other: '# requests wait' })}`
    const label = kind === 'group' ? t`${name} (group)` : id === own ? t`${name} (you)` : name
    return { label, hint: [waits, ...levels.map((level) => names[level])].join(' · ') }
  }
}
