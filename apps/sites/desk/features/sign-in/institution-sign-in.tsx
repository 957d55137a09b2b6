import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { SignOnInstitutions } from '@perga/contracts'
import { Actions, Button } from '@perga/ui/actions/button'
import { Combobox } from '@perga/ui/forms/combobox'
import { Spinner } from '@perga/ui/panels/spinner'
import { useState } from 'react'
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

function InstitutionForm({ institutions }: SignOnInstitutions) {
  const { t } = useLingui()
  const locale = useLocale()
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen !== null) leaveTo(signOnAddress(chosen, locale))
      }}
    >
      <Combobox
        id="sign-in-institution"
        label={t`Your institution`}
        hint={t`Type a part of the name, or open the list.`}
        options={institutions.map(({ code, name_el, name_en }) => ({
          value: code,
          label: locale === 'el' ? name_el : name_en,
          keywords: `${name_el} ${name_en} ${code}`,
        }))}
        value={chosen}
        onChange={setChosen}
        texts={{
          openList: t`Show the list`,
          clear: t`Clear the choice`,
          noResults: t`No institution matches. Check the spelling or type less.`,
          resultCount: (count) => t`${plural(count, { one: '# institution', other: '# institutions' })}`,
        }}
      />
      <Actions>
        <Button type="submit" unavailable={chosen === null} aria-describedby="sign-in-hint">
          {t`Continue to your institution`}
        </Button>
      </Actions>
      <p id="sign-in-hint" className="ui-field__hint" hidden={chosen !== null}>
        {t`Choose an institution to continue.`}
      </p>
    </form>
  )
}
