import { useLingui } from '@lingui/react/macro'
import { Actions, Button, ButtonLink } from '@perga/ui/actions/button'
import { ApiError, problemText } from '../../../shell/api-client.ts'
import { Page } from '../../../shell/page.tsx'
import { useLocale } from '../../../shell/use-locale.ts'

/** The interaction has expired or cannot be read: start again, or try again where that can help. */
export function InteractionProblem({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useLingui()
  const locale = useLocale()
  const isLasting = error instanceof ApiError && error.status >= 400 && error.status < 500
  return (
    <Page
      title={t`The authorization cannot continue`}
      intro={problemText(error, locale) ?? t`Something went wrong. Try again later.`}
    >
      <Actions>
        <ButtonLink href="/graduate">{t`Start again`}</ButtonLink>
        {!isLasting && <Button variant="secondary" onClick={onRetry}>{t`Try Again`}</Button>}
      </Actions>
    </Page>
  )
}
