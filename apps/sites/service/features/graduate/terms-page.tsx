import { useLingui } from '@lingui/react/macro'
import { Actions, ButtonLink } from '@perga/ui/actions/button'
import { Navigate } from 'react-router'
import { BackLink, Page } from '../../../shell/page.tsx'
import { chosenClient } from './chosen-client.ts'
import { Step } from './step.tsx'
import { TermsText } from './terms-text.tsx'

/** `/graduate/2`: step 2, what sharing means. Without a chosen organisation it leads back to step 1. */
export function Component() {
  const { t } = useLingui()
  if (chosenClient.read() === null) return <Navigate to="/graduate" replace />
  return (
    <Page
      before={
        <>
          <BackLink href="/graduate" />
          <Step step={2} />
        </>
      }
      title={t`Before you authorize`}
      intro={t`Please read what happens when you continue.`}
    >
      <TermsText />
      <Actions>
        <ButtonLink href="/graduate/3">{t`Continue`}</ButtonLink>
        <ButtonLink variant="secondary" href="/graduate">{t`Back`}</ButtonLink>
      </Actions>
    </Page>
  )
}
