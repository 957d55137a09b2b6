import { useLingui } from '@lingui/react/macro'
import { Spinner } from '@perga/ui/panels/spinner'
import { Navigate } from 'react-router'
import { Page } from '../../../shell/page.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { failedPage } from '../error/failed-page.ts'
import { LinkDetails } from './link-details.tsx'
import { fetchAccessLink } from './sharing-api.ts'
import { Step } from './step.tsx'

/** `/graduate/complete`: step 3, the link. A failed fetch leads to the error page (spec 1 §8), and from there back here. */
export function Component() {
  const { t } = useLingui()
  const locale = useLocale()
  const { answer } = useAnswer(locale, (signal) => fetchAccessLink(locale, signal))
  switch (answer.state) {
    case 'loading':
      return (
        <Page title={t`Your link`}>
          <Spinner label={t`Preparing your link…`} />
        </Page>
      )
    case 'failed':
      return <Navigate to="/error" replace state={failedPage('/graduate/complete')} />
    case 'ready':
      return (
        <Page
          before={<Step step={3} />}
          title={t`Your link is ready`}
          intro={t`Give it to ${answer.value.display_name}, so that your degrees can be read.`}
        >
          <LinkDetails link={answer.value} />
        </Page>
      )
  }
}
