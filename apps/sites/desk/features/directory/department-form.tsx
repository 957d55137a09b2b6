import { useLingui } from '@lingui/react/macro'
import type { DeskDepartment } from '@perga/contracts'
import { Actions, Button } from '@perga/ui/actions/button'
import { Combobox } from '@perga/ui/forms/combobox'
import { TextField } from '@perga/ui/forms/field'
import { RadioGroup } from '@perga/ui/forms/radio-group'
import { useState } from 'react'
import { useChange } from '../../../shell/use-change.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { ChangeNotice } from '../../change-notice.tsx'
import { useComboboxTexts } from '../../use-combobox-texts.ts'
import { useFocusWhen } from '../../use-focus-when.ts'
import { enterDepartment, saveDepartment } from './directory-api.ts'
import { useInstitutionCode } from './institution-frame.tsx'

interface DepartmentFormProps {
  /** The one to change, or null for a new one. */
  readonly edited: DeskDepartment | null
  readonly known: readonly DeskDepartment[]
  readonly onSaved: () => void
}

const NEW = {
  ...{ kind: 'maintaining' as DeskDepartment['kind'], name_el: '', name_en: '', minedu_id: null, maintainer_id: null },
  ...{ former_institution_el: null, former_institution_en: null },
}
type Texts = 'name_el' | 'name_en' | 'minedu_id' | 'former_institution_el' | 'former_institution_en'

/** Enters a department or changes one; its kind stays. */
export function DepartmentForm({ edited, known, onSaved }: DepartmentFormProps) {
  const { t } = useLingui()
  const institution = useInstitutionCode()
  const heading = useFocusWhen(edited !== null)
  const [facts, setFacts] = useState<Omit<DeskDepartment, 'id' | 'maintainer'>>(edited ?? NEW)
  const { change, run } = useChange(() => send(institution, edited, facts).then(onSaved))
  const field = (name: Texts) => ({
    id: `department-${name}`,
    value: facts[name] ?? '',
    onChange: (event: { target: { value: string } }) =>
      setFacts({ ...facts, [name]: orNull(name, event.target.value) }),
  })
  return (
    <form
      noValidate
      className="page--text"
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      <h2 ref={heading} tabIndex={-1}>
        {edited === null ? t`A new department` : t`Change the department`}
      </h2>
      {edited === null && (
        <RadioGroup
          legend={t`Kind`}
          options={[
            { value: 'maintaining', label: t`Keeps the data today` },
            { value: 'issuing', label: t`Issued degrees, under this name` },
          ]}
          value={facts.kind}
          onChange={(kind) => setFacts({ ...facts, kind, minedu_id: null, maintainer_id: null })}
        />
      )}
      <TextField label={t`Greek name`} lang="el" {...field('name_el')} />
      <TextField label={t`English name`} lang="en" {...field('name_en')} />
      {facts.kind === 'maintaining' ? (
        <TextField label={t`Code of the ministry`} inputMode="numeric" {...field('minedu_id')} />
      ) : (
        <>
          <MaintainerField
            known={known}
            value={facts.maintainer_id}
            onChange={(maintainer_id) => setFacts({ ...facts, maintainer_id })}
          />
          <TextField
            label={t`Former name of the institution on its degrees, in Greek`}
            lang="el"
            {...field('former_institution_el')}
          />
          <TextField label={t`The same in English`} lang="en" {...field('former_institution_en')} />
        </>
      )}
      <ChangeNotice change={change} />
      <Actions>
        <Button type="submit" unavailable={change.state === 'sending'}>{t`Save the department`}</Button>
      </Actions>
    </form>
  )
}

function MaintainerField(props: {
  readonly known: readonly DeskDepartment[]
  readonly value: string | null
  readonly onChange: (id: string | null) => void
}) {
  const { t } = useLingui()
  const locale = useLocale()
  const texts = useComboboxTexts()
  const options = new Map<string, string>()
  for (const { id, kind, maintainer_id, maintainer, ...department } of props.known) {
    const named = kind === 'maintaining' ? department : maintainer
    const value = kind === 'maintaining' ? id : maintainer_id
    if (named !== null && value !== null) options.set(value, named[locale === 'el' ? 'name_el' : 'name_en'])
  }
  return (
    <Combobox
      id="department-maintainer"
      label={t`Department that keeps its data`}
      hint={t`Type a part of the name, or open the list.`}
      options={[...options].map(([value, label]) => ({ value, label }))}
      value={props.value}
      onChange={props.onChange}
      texts={texts}
    />
  )
}

function orNull(name: Texts, value: string): string | null {
  return value === '' && name !== 'name_el' && name !== 'name_en' ? null : value
}

function send(institution: string, edited: DeskDepartment | null, facts: Omit<DeskDepartment, 'id' | 'maintainer'>) {
  const { kind, name_el, name_en, minedu_id, maintainer_id, former_institution_el, former_institution_en } = facts
  const entered = { name_el, name_en, minedu_id, maintainer_id, former_institution_el, former_institution_en }
  return edited === null
    ? enterDepartment(institution, { kind, ...entered })
    : saveDepartment({ id: edited.id, ...entered })
}
