import { useLingui } from '@lingui/react/macro'
import type { HelpdeskSettings } from '@perga/contracts'
import { TextField } from '@perga/ui/forms/field'
import { DescriptionList } from '@perga/ui/panels/description-list'
import { useLocale } from '../../../shell/use-locale.ts'
import { useStaff } from '../../current-member.tsx'
import { worksFor } from '../../rights.ts'
import { emailFieldOf, type SettingsFields } from './settings-fields.ts'
import './helpdesk.css'

type Department = HelpdeskSettings['departments'][number]

/** Whom a reminder reaches when nobody has the request (row H9), department by department. */
export function ContactFields({ entered, errors, onEnter }: SettingsFields) {
  const { t } = useLingui()
  const locale = useLocale()
  const member = useStaff()
  const { departments } = entered
  const own = departments.filter(({ maintainer_id }) => worksFor(member, maintainer_id))
  const others = departments.filter((department) => !own.includes(department))
  const nameOf = ({ maintainer_id, name_el, name_en }: Department) =>
    maintainer_id === '0' ? t`The institution as a whole` : locale === 'el' ? name_el : name_en
  const enter = (changed: Department, text: string) =>
    onEnter({
      departments: departments.map((department) =>
        department === changed ? { ...department, email: text.trim() === '' ? null : text.trim() } : department,
      ),
    })
  return (
    <>
      <h2>{t`Contacts`}</h2>
      <p>{t`A reminder goes to whoever has the request. Where nobody has it, it goes to the contact of its department. That a request is overdue is told to the contact of the institution as a whole too.`}</p>
      <div className="contact-fields">
        {own.map((department) => (
          <TextField
            key={department.maintainer_id}
            id={emailFieldOf(department.maintainer_id)}
            label={nameOf(department)}
            type="email"
            maxLength={254}
            value={department.email ?? ''}
            error={errors.find(({ fieldId }) => fieldId === emailFieldOf(department.maintainer_id))?.text}
            onChange={(event) => enter(department, event.target.value)}
          />
        ))}
      </div>
      {others.length > 0 && (
        <DescriptionList
          facts={others.map((department) => ({ term: nameOf(department), value: department.email ?? '–' }))}
        />
      )}
    </>
  )
}
