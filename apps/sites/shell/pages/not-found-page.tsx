import { useLingui } from '@lingui/react/macro'
import { Actions, ButtonLink } from '@perga/ui/actions/button'
import { Page } from '../page.tsx'

/** No page has this address. */
export function NotFoundPage() {
  const { t } = useLingui()
  return (
    <Page
      title={t`Page not found`}
      intro={t`The address may be mistyped, or the page may have moved. Check the address or start from the homepage.`}
    >
      <Actions>
        <ButtonLink href="/">{t`Return to Homepage`}</ButtonLink>
      </Actions>
    </Page>
  )
}
