import { useLingui } from '@lingui/react/macro'
import { Actions, Button, ButtonLink } from '@perga/ui/actions/button'
import { Page } from '../page.tsx'

/** The general error page (spec 1 §8): an apology, and two ways on. */
export function ErrorPage({ onRetry = () => location.reload() }: { readonly onRetry?: () => void }) {
  const { t } = useLingui()
  return (
    <Page title={t`Oops! Something went wrong`} intro={t`We are sorry. Please try again later.`}>
      <Actions>
        <ButtonLink href="/">{t`Return to Homepage`}</ButtonLink>
        <Button variant="secondary" onClick={onRetry}>{t`Try Again`}</Button>
      </Actions>
    </Page>
  )
}
