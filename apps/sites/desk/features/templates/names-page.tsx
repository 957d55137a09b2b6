import { useLingui } from '@lingui/react/macro'
import { Button } from '@perga/ui/actions/button'
import { TextField } from '@perga/ui/forms/field'
import { Form } from '../../../shell/form/form.tsx'
import { useForm } from '../../../shell/form/use-form.ts'
import { BackLink, Page } from '../../../shell/page.tsx'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useLocale } from '../../../shell/use-locale.ts'
import { Answered } from './answered.tsx'
import { unrecognisedNameRules } from './templates.rules.ts'
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

function NameForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useLingui()
  const form = useForm({
    id: 'unrecognised',
    initial: { name: '', country: '', reasonEl: '', reasonEn: '' },
    rules: unrecognisedNameRules,
    toBody: ({ country, ...name }) => ({ ...name, country: country.trim().toUpperCase() }),
    fields: {
      name: { label: t`Name` },
      country: { label: t`Country, two letters`, mistake: t`Write the two letters of the country, e.g. GR.` },
      reasonEl: { label: t`Reason in Greek` },
      reasonEn: { label: t`Reason in English` },
    },
    send: addName,
    onDone,
    emptied: true,
  })
  return (
    <Form form={form} submit={t`Add to the list`}>
      <TextField {...form.text('name')} />
      <TextField {...form.text('country')} maxLength={2} />
      <TextField {...form.text('reasonEl')} lang="el" />
      <TextField {...form.text('reasonEn')} lang="en" />
    </Form>
  )
}
