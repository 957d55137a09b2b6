import { useLingui } from '@lingui/react/macro'
import type { TemplateChoices } from '@perga/contracts'
import { levelName } from '@perga/domain'
import { Button } from '@perga/ui/actions/button'
import { useState } from 'react'
import { useParams } from 'react-router'
import { BackLink, Page } from '../../../shell/page.tsx'
import { useLocale } from '../../../shell/use-locale.ts'
import { Answered } from './answered.tsx'
import { CurriculumFormFields } from './curriculum-form.tsx'
import { IssuingDepartmentForm } from './issuing-department-form.tsx'
import { fetchChoices } from './templates-api.ts'
import './templates.css'

/** `/desk/templates/curricula/{institution}`: the curricula, a new one, and the revision of one (row T3). */
export function Component() {
  const { t } = useLingui()
  const { institution = '' } = useParams()
  return (
    <Page
      title={t`Curricula and departments`}
      before={<BackLink href="/desk/templates" />}
      intro={t`A revision is a new curriculum only where the name, the level or the fields of education change.`}
    >
      <Answered question={institution} ask={(signal) => fetchChoices(institution, signal)}>
        {(choices, again) => <Curricula choices={choices} onDone={again} />}
      </Answered>
    </Page>
  )
}

function Curricula({ choices, onDone }: { readonly choices: TemplateChoices; readonly onDone: () => void }) {
  const { t } = useLingui()
  const locale = useLocale()
  const [editing, setEditing] = useState<string | null>(null)
  const current = choices.curricula.filter(({ isRevised }) => !isRevised)
  const departmentName = (id: string) =>
    choices.departments.find((department) => department.id === id)?.name[locale] ?? ''
  return (
    <>
      <h2>{t`New curriculum`}</h2>
      <CurriculumFormFields choices={choices} curriculum={null} onDone={onDone} />
      <h2>{t`Curricula in force`}</h2>
      <ul className="template-list">
        {current.map((curriculum) => (
          <li key={curriculum.id}>
            <h3>{locale === 'el' ? curriculum.nameEl : curriculum.nameEn}</h3>
            <p>
              {levelName(curriculum.level, locale)} · {departmentName(curriculum.departmentId)} ·{' '}
              {curriculum.iscedFields.join(', ')}
            </p>
            {editing === curriculum.id ? (
              <CurriculumFormFields choices={choices} curriculum={curriculum} onDone={onDone} />
            ) : (
              <Button variant="quiet" onClick={() => setEditing(curriculum.id)}>
                {t`Revise: ${locale === 'el' ? curriculum.nameEl : curriculum.nameEn}`}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <h2>{t`New issuing department`}</h2>
      <p>{t`A name that stands on degrees and is not in the list: an older, abolished or merged department.`}</p>
      <IssuingDepartmentForm choices={choices} onDone={onDone} />
    </>
  )
}
