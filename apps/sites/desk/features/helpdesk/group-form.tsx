import { useLingui } from '@lingui/react/macro'
import type { HelpdeskGroups } from '@perga/contracts'
import { Actions, Button } from '@perga/ui/actions/button'
import { TextField } from '@perga/ui/forms/field'
import { useState } from 'react'
import { useChange } from '../../../shell/use-change.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { ChangeNotice } from '../../change-notice.tsx'
import { Choice } from '../../choice.tsx'
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
  const own = departments.filter(({ may_change }) => may_change)
  const [place, setPlace] = useState(
    group?.maintainer_id ?? (own.length === 1 ? (own[0]?.maintainer_id ?? null) : null),
  )
  const [name, setName] = useState(group?.name ?? '')
  const [members, setMembers] = useState<readonly string[]>(group?.members.map(({ id }) => id) ?? [])
  const [isChecked, setChecked] = useState(false)
  const department = departments.find(({ maintainer_id }) => maintainer_id === place)
  const id = (part: string) => `group-${group?.id ?? 'new'}-${part}`
  const { change, run } = useChange(async (maintainer_id: string) => {
    const form = { maintainer_id, name: name.trim(), members: [...members] }
    onSaved(await saveGroup(group?.id ?? null, form), form.name)
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (place !== null && name.trim() !== '') void run(place)
      }}
    >
      {group === null && own.length > 1 && <PlaceChoice {...{ own, place }} onChoose={setPlace} />}
      <TextField
        id={id('name')}
        label={t`Name of the group`}
        maxLength={80}
        autoComplete="off"
        value={name}
        error={isChecked && name.trim() === '' ? t`Write the name.` : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      {department !== undefined && (
        <MemberChoice candidates={department.candidates} chosen={members} onChoose={setMembers} />
      )}
      <ChangeNotice change={change} />
      <Actions>
        <Button type="submit" unavailable={change.state === 'sending' || place === null}>{t`Save the group`}</Button>
        {onCancel !== undefined && <Button variant="quiet" onClick={onCancel}>{t`Cancel`}</Button>}
      </Actions>
    </form>
  )
}

interface PlaceChoiceProps {
  readonly own: readonly GroupDepartment[]
  readonly place: string | null
  readonly onChoose: (place: string | null) => void
}

function PlaceChoice({ own, place, onChoose }: PlaceChoiceProps) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <Choice
      id="group-department"
      label={t`Department`}
      options={own.map(({ maintainer_id, name_el, name_en }) => ({
        value: maintainer_id,
        label: maintainer_id === '0' ? t`The whole institution` : locale === 'el' ? name_el : name_en,
        keywords: `${name_el} ${name_en} ${maintainer_id}`,
      }))}
      value={place}
      onChange={onChoose}
    />
  )
}
