import { useLingui } from '@lingui/react/macro'
import type { HelpdeskSettings } from '@perga/contracts'
import { Checkbox } from '@perga/ui/forms/checkbox'
import { TextField } from '@perga/ui/forms/field'
import { DescriptionList } from '@perga/ui/panels/description-list'
import type { FormHandle } from '../../../shell/form/use-form.ts'

/** What holds for the institution as a whole; changed by whoever speaks for it. */
export function InstitutionFields({ form }: { readonly form: FormHandle<HelpdeskSettings> }) {
  const { t } = useLingui()
  const { takes_requests, contact, may_change } = form.values
  return (
    <>
      <h2>{t`The institution`}</h2>
      {may_change ? (
        <>
          <Checkbox {...form.tick('takes_requests')} />
          <TextField {...form.text('contact')} />
        </>
      ) : (
        <>
          <DescriptionList
            facts={[
              { term: t`Requests of citizens`, value: takes_requests ? t`are taken here` : t`are not taken here` },
              { term: t`Where citizens turn instead`, value: contact ?? '–' },
            ]}
          />
          <p>{t`Whoever answers for the whole institution changes these two.`}</p>
        </>
      )}
    </>
  )
}
