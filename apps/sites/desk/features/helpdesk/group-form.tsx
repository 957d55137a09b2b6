import { useLingui } from '@lingui/react/macro'
import type { HelpdeskGroups } from '@perga/contracts'
import { Button } from '@perga/ui/actions/button'
import { TextField } from '@perga/ui/forms/field'
import { Form } from '../../../shell/form/form.tsx'
import { useForm } from '../../../shell/form/use-form.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { Choice } from '../../choice.tsx'
import { groupRules } from './helpdesk.rules.ts'
import { type Group, type GroupDepartment, saveGroup } from './helpdesk-api.ts'
import { MemberChoice } from './member-choice.tsx'

interface GroupFormProps {
  /** Null for a new one. */
  readonly group: Group | null
  readonly departments: readonly GroupDepartment[]
  readonly onSaved: (groups: HelpdeskGroups, name: string) => void
  readonly onCancel?: () => void
}

/** The name of a group and who is in it. */
export function GroupForm({ group, departments, onSaved, onCancel }: GroupFormProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const own = departments.filter(({ may_change }) => may_change)
  const form = useForm({
    id: `group-${group?.id ?? 'new'}`,
    initial: entryOf(group, own),
    rules: groupRules,
    fields: {
      maintainer_id: { id: 'group-department', label: t`Department`, mistake: t`Choose the department.` },
      name: { label: t`Name of the group`, mistake: t`Write the name.` },
      members: { label: t`Members` },
    },
    send: async (entered) => ({ groups: await saveGroup(group?.id ?? null, entered), name: entered.name }),
    onDone: ({ groups, name }) => onSaved(groups, name),
  })
  const department = departments.find(({ maintainer_id }) => maintainer_id === form.values.maintainer_id)
  return (
    <Form
      form={form}
      submit={t`Save the group`}
      actions={onCancel !== undefined && <Button variant="quiet" onClick={onCancel}>{t`Cancel`}</Button>}
    >
      {group === null && own.length > 1 && (
        <Choice
          {...form.pick('maintainer_id')}
          options={own.map(({ maintainer_id, name_el, name_en }) => ({
            value: maintainer_id,
            label: maintainer_id === '0' ? t`The whole institution` : locale === 'el' ? name_el : name_en,
            keywords: `${name_el} ${name_en} ${maintainer_id}`,
          }))}
        />
      )}
      <TextField {...form.text('name')} autoComplete="off" />
      {department !== undefined && (
        <MemberChoice
          candidates={department.candidates}
          chosen={form.values.members}
          onChoose={(members) => form.set('members', members)}
        />
      )}
    </Form>
  )
}

interface GroupEntry {
  readonly maintainer_id: string | null
  readonly name: string
  readonly members: readonly string[]
}

function entryOf(group: Group | null, own: readonly GroupDepartment[]): GroupEntry {
  const [only] = own.length === 1 ? own : []
  return {
    maintainer_id: group?.maintainer_id ?? only?.maintainer_id ?? null,
    name: group?.name ?? '',
    members: group?.members.map(({ id }) => id) ?? [],
  }
}
