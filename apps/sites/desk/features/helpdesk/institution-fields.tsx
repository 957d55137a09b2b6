import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '@perga/ui/forms/checkbox'
import { TextField } from '@perga/ui/forms/field'
import { DescriptionList } from '@perga/ui/panels/description-list'
import type { SettingsFields } from './settings-fields.ts'

/** What holds for the institution as a whole; changed by whoever speaks for it. */
export function InstitutionFields({ entered, onEnter }: SettingsFields) {
  const { t } = useLingui()
  const { takes_requests, contact, may_change } = entered
  return (
    <>
      <h2>{t`The institution`}</h2>
      {may_change ? (
        <>
          <Checkbox
            id="takes-requests"
            label={t`Citizens can send us requests through this service`}
            hint={t`For a degree that is missing or wrong. Inspectors’ checks arrive in any case.`}
            checked={takes_requests}
            onChange={(isTaken) => onEnter({ takes_requests: isTaken })}
          />
          <TextField
            id="helpdesk-contact"
            label={t`Where citizens turn instead`}
            hint={t`An address of mail or web, shown while no requests are taken.`}
            maxLength={254}
            value={contact ?? ''}
            onChange={({ target: { value } }) => onEnter({ contact: value === '' ? null : value })}
          />
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
