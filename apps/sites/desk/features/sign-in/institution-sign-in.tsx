import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { SignOnInstitutions } from '@perga/contracts'
import { Combobox } from '@perga/ui/forms/combobox'
import { Spinner } from '@perga/ui/panels/spinner'
import { Form } from '../../../shell/form/form.tsx'
import { anyBody, useForm } from '../../../shell/form/use-form.ts'
import { leaveTo } from '../../../shell/leave-to.ts'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { fetchSignOns, signOnAddress } from './sign-in-api.ts'

/** The way in of institutions' staff: their institution, then its own single sign-on. */
export function InstitutionSignIn() {
  const { t } = useLingui()
  const { answer, retry } = useAnswer('sign-ons', fetchSignOns)
  return (
    <section className="sign-in" aria-labelledby="institution-sign-in">
      <h2 id="institution-sign-in">{t`Staff of institutions`}</h2>
      <p>{t`You sign in with the account of your institution. We never see its password.`}</p>
      {answer.state === 'loading' && <Spinner label={t`One moment, please…`} />}
      {answer.state === 'failed' && <ProblemPanel error={answer.error} onRetry={retry} />}
      {answer.state === 'ready' && <InstitutionForm institutions={answer.value.institutions} />}
    </section>
  )
}

const NONE: { institution: string | null } = { institution: null }

function InstitutionForm({ institutions }: SignOnInstitutions) {
  const { t } = useLingui()
  const locale = useLocale()
  const form = useForm({
    id: 'sign-in',
    initial: NONE,
    rules: anyBody<typeof NONE>(),
    fields: { institution: { label: t`Your institution`, hint: t`Type a part of the name, or open the list.` } },
    send: ({ institution }) => {
      if (institution !== null) leaveTo(signOnAddress(institution, locale))
    },
    guarded: false,
  })
  return (
    <Form
      form={form}
      submit={t`Continue to your institution`}
      unavailable={form.values.institution === null ? t`Choose an institution to continue.` : undefined}
    >
      <Combobox
        {...form.pick('institution')}
        options={institutions.map(({ code, name_el, name_en }) => ({
          value: code,
          label: locale === 'el' ? name_el : name_en,
          keywords: `${name_el} ${name_en} ${code}`,
        }))}
        texts={{
          openList: t`Show the list`,
          clear: t`Clear the choice`,
          noResults: t`No institution matches. Check the spelling or type less.`,
          resultCount: (count) => t`${plural(count, { one: '# institution', other: '# institutions' })}`,
        }}
      />
    </Form>
  )
}
