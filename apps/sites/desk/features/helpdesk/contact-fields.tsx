import { useLingui } from '@lingui/react/macro'
import type { HelpdeskSettings } from '@perga/contracts'
import { TextField } from '@perga/ui/forms/field'
import { DescriptionList } from '@perga/ui/panels/description-list'
import type { FormHandle } from '../../../shell/form/use-form.ts'
import { useStaff } from '../../current-member.tsx'
import { worksFor } from '../../rights.ts'
import './helpdesk.css'

/** Whom a reminder reaches when nobody has the request (row H9), department by department. */
export function ContactFields({ form }: { readonly form: FormHandle<HelpdeskSettings> }) {
  const { t } = useLingui()
  const member = useStaff()
  const places = form.values.departments.map((department, place) => ({
    ...department,
    field: form.described(`departments.${place}.email`),
  }))
  const own = places.filter(({ maintainer_id }) => worksFor(member, maintainer_id))
  const others = places.filter((place) => !own.includes(place))
  const enter = (maintainerId: string, email: string) =>
    form.set(
      'departments',
      form.values.departments.map((department) =>
        department.maintainer_id === maintainerId ? { ...department, email } : department,
      ),
    )
  return (
    <>
      <h2>{t`Contacts`}</h2>
      <p>{t`A reminder goes to whoever has the request. Where nobody has it, it goes to the contact of its department. That a request is overdue is told to the contact of the institution as a whole too.`}</p>
      <div className="contact-fields">
        {own.map(({ maintainer_id, email, field }) => (
          <TextField
            key={maintainer_id}
            {...field}
            type="email"
            maxLength={254}
            value={email ?? ''}
            onChange={(event) => enter(maintainer_id, event.target.value)}
          />
        ))}
      </div>
      {others.length > 0 && (
        <DescriptionList facts={others.map(({ field, email }) => ({ term: field.label, value: email ?? '–' }))} />
      )}
    </>
  )
}
