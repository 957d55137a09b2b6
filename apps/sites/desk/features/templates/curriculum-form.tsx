import { useLingui } from '@lingui/react/macro'
import type { TemplateChoices } from '@perga/contracts'
import { EDUCATION_LEVELS, levelName } from '@perga/domain'
import { Actions, Button } from '@perga/ui/actions/button'
import { TextField } from '@perga/ui/forms/field'
import { RadioGroup } from '@perga/ui/forms/radio-group'
import { useId, useState } from 'react'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useLocale } from '../../../shell/use-locale.ts'
import { type CurriculumEntry, completedCurriculum, entryOf } from './curriculum-entry.ts'
import { FieldsOfEducation } from './fields-of-education.tsx'
import { MaintainerChoice } from './maintainer-choice.tsx'
import { addCurriculum, reviseCurriculum } from './templates-api.ts'
import { useAct } from './use-act.ts'

interface CurriculumFormProps {
  readonly choices: TemplateChoices
  /** The one that is revised; null for a new one. */
  readonly curriculum: TemplateChoices['curricula'][number] | null
  readonly onDone: () => void
}

/** The form of a curriculum, new or revised. */
export function CurriculumFormFields({ choices, curriculum, onDone }: CurriculumFormProps) {
  const { t } = useLingui()
  const id = useId()
  const [department, setDepartment] = useState<string | null>(curriculum?.departmentId ?? null)
  const [entry, setEntry] = useState(() => entryOf(curriculum))
  const { error, isRunning, run } = useAct()
  const form = completedCurriculum(entry)
  const isComplete = department !== null && form !== null
  const save = async () => {
    if (department === null || form === null) return
    if (curriculum === null) await addCurriculum(department, form)
    else await reviseCurriculum(curriculum.id, form)
    onDone()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void run(save)
      }}
    >
      {curriculum === null && (
        <MaintainerChoice id={`${id}-department`} choices={choices} value={department} onChange={setDepartment} />
      )}
      <EntryFields id={id} entry={entry} onChange={(part) => setEntry((current) => ({ ...current, ...part }))} />
      {error !== null && <ProblemPanel error={error} />}
      <Actions>
        <Button type="submit" unavailable={!isComplete || isRunning} aria-describedby={`${id}-hint`}>
          {curriculum === null ? t`Add the curriculum` : t`Save the revision`}
        </Button>
      </Actions>
      <p id={`${id}-hint`} className="ui-field__hint" hidden={isComplete}>
        {t`A curriculum needs a department, both names, a level and at least one field of education.`}
      </p>
    </form>
  )
}

interface EntryFieldsProps {
  readonly id: string
  readonly entry: CurriculumEntry
  readonly onChange: (part: Partial<CurriculumEntry>) => void
}

function EntryFields({ id, entry, onChange }: EntryFieldsProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const text = (field: 'nameEl' | 'nameEn' | 'from' | 'until') => ({
    value: entry[field],
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
  })
  return (
    <>
      <TextField label={t`Name in Greek`} lang="el" maxLength={300} {...text('nameEl')} />
      <TextField label={t`Name in English`} lang="en" maxLength={300} {...text('nameEn')} />
      <RadioGroup
        legend={t`Level`}
        options={EDUCATION_LEVELS.map((value) => ({ value, label: levelName(value, locale) }))}
        value={entry.level}
        onChange={(level) => onChange({ level })}
      />
      <FieldsOfEducation id={`${id}-fields`} fields={entry.fields} onChange={(fields) => onChange({ fields })} />
      <TextField label={t`Valid from`} type="date" {...text('from')} />
      <TextField label={t`Valid until`} type="date" {...text('until')} />
    </>
  )
}
