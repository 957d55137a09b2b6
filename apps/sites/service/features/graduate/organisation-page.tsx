import { Trans, useLingui } from '@lingui/react/macro'
import { Answered } from '../../../shell/answered.tsx'
import { BackLink, Page } from '../../../shell/page.tsx'
import { siteSettings } from '../../../shell/site-settings.ts'
import { useAnswer } from '../../../shell/use-answer.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { OrganisationForm } from './organisation-form.tsx'
import { listClients } from './sharing-api.ts'
import { Step } from './step.tsx'

/** `/graduate`: step 1, who may read. */
export function Component() {
  const { t } = useLingui()
  return (
    <Page
      before={
        <>
          <BackLink href="/" />
          <Step step={1} />
        </>
      }
      title={t`Who do you want to authorize?`}
      intro={t`Choose the organisation that will read your degrees.`}
    >
      <Choice />
      <p>
        <Trans>
          Have you authorized someone before?{' '}
          <a href={`${siteSettings.addresses.authorization}/consents`}>See your authorization history</a>
        </Trans>
      </p>
    </Page>
  )
}

function Choice() {
  const { t } = useLingui()
  const locale = useLocale()
  const { answer, retry } = useAnswer(locale, (signal) => listClients(locale, signal))
  return (
    <Answered answer={answer} retry={retry} waiting={t`Loading the organisations…`}>
      {(found) => <OrganisationForm clients={found} />}
    </Answered>
  )
}
