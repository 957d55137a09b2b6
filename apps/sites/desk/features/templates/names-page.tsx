import { useLingui } from '@lingui/react/macro'
import { Actions, Button } from '@perga/ui/actions/button'
import { TextField } from '@perga/ui/forms/field'
import { useState } from 'react'
import { BackLink, Page } from '../../../shell/page.tsx'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useLocale } from '../../../shell/use-locale.ts'
import { Answered } from './answered.tsx'
import { addName, fetchNames, removeName } from './templates-api.ts'
import { useAct } from './use-act.ts'
import './templates.css'

/** `/desk/templates/names`: the provider's list of names under which no recognised institution exists (row P11). */
export function Component() {
  const { t } = useLingui()
  const locale = useLocale()
  const { error, run } = useAct()
  return (
    <Page
      title={t`Unrecognised institutions`}
      before={<BackLink href="/desk/templates" />}
      intro={t`Whoever looks up one of these names reads that no recognised institution has it.`}
    >
      <Answered question="names" ask={fetchNames}>
        {({ names }, again) => (
          <>
            <NameForm onDone={again} />
            {error !== null && <ProblemPanel error={error} />}
            <h2>{t`The list`}</h2>
            <ul className="template-list">
              {names.map(({ id, name, country, reason }) => (
                <li key={id}>
                  <strong>{name}</strong> {country !== null && `(${country})`}
                  <p>{reason[locale]}</p>
                  <Button
                    variant="quiet"
                    onClick={() =>
                      void run(async () => {
                        await removeName(id)
                        again()
                      })
                    }
                  >
                    {t`Take off the list: ${name}`}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </Answered>
    </Page>
  )
}

const EMPTY = { name: '', country: '', reasonEl: '', reasonEn: '' }

function NameForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useLingui()
  const [form, setForm] = useState(EMPTY)
  const { error, isRunning, run } = useAct()
  const labels = {
    ...{ name: t`Name`, country: t`Country, two letters (optional)` },
    ...{ reasonEl: t`Reason in Greek`, reasonEn: t`Reason in English` },
  }
  const fields = ['name', 'country', 'reasonEl', 'reasonEn'] as const
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void run(async () => {
          await addName({ ...form, country: form.country === '' ? null : form.country.toUpperCase() })
          setForm(EMPTY)
          onDone()
        })
      }}
    >
      {fields.map((field) => (
        <TextField
          key={field}
          label={labels[field]}
          required={field !== 'country'}
          maxLength={field === 'country' ? 2 : 300}
          value={form[field]}
          onChange={(event) => setForm({ ...form, [field]: event.target.value })}
        />
      ))}
      {error !== null && <ProblemPanel error={error} />}
      <Actions>
        <Button type="submit" unavailable={isRunning}>{t`Add to the list`}</Button>
      </Actions>
    </form>
  )
}
