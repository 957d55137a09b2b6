import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { DeskRequest, RequestAssignees } from '@perga/contracts'
import { RadioGroup } from '@perga/ui/forms/radio-group'
import { Answered } from '../../../shell/answered.tsx'
import { Form } from '../../../shell/form/form.tsx'
import { useForm } from '../../../shell/form/use-form.ts'
import { useAnswer } from '../../../shell/use-answer.ts'
import { useStaff } from '../../current-member.tsx'
import { useEntitlementTexts } from '../../use-entitlement-texts.ts'
import { assignmentRules } from './requests.rules.ts'
import { assignRequest, fetchAssignees } from './requests-api.ts'
import { type RunAct, sendAs } from './use-acts.ts'

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
      <Answered answer={answer} retry={retry}>
        {({ assignees }) => <Choices key={question} {...props} assignees={assignees} />}
      </Answered>
    </section>
  )
}

const NOBODY: { assignee: string | null } = { assignee: null }

function Choices(props: AssignFormProps & RequestAssignees) {
  const { t } = useLingui()
  const describe = useAssigneeTexts()
  const { request, isSending, run } = props
  const others = props.assignees.filter(({ kind, id }) => kind !== request.assignee?.kind || id !== request.assignee.id)
  const form = useForm({
    id: 'assign',
    initial: NOBODY,
    rules: assignmentRules,
    toBody: ({ assignee }) => {
      const found = others.find((other) => keyOf(other) === assignee)
      return { kind: found?.kind ?? null, id: found?.id ?? null }
    },
    fields: { assignee: { at: 'kind', label: t`To whom`, mistake: t`Choose an account or a group.` } },
    send: (assignment) => {
      const name = others.find(({ id }) => id === assignment.id)?.name ?? ''
      return sendAs(run(() => assignRequest(request.id, assignment), msg`The request was given to ${name}`))
    },
  })
  if (others.length === 0) {
    return <p>{t`There is nobody else to give it to: no account that serves this department has signed in yet.`}</p>
  }
  return (
    <Form form={form} submit={t`Assign`} variant="secondary" blocked={isSending} failed={() => <></>}>
      <RadioGroup
        {...form.choice('assignee')}
        options={others.map((other) => ({ value: keyOf(other), ...describe(other) }))}
      />
    </Form>
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
