import { useLingui } from '@lingui/react/macro'
import { Breadcrumbs } from '@perga/ui/layout/breadcrumbs'
import { Spinner } from '@perga/ui/panels/spinner'
import { Page } from '../../../shell/page.tsx'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { AdopterList } from './adopter-list.tsx'
import { type ApiPrefix, fetchAdopters } from './institutions-api.ts'
import './adopters.css'

/** The participating institutions with their figures; the same page before registration, with another prefix (row P3). */
export function AdoptionPage({ prefix, title }: { readonly prefix: ApiPrefix; readonly title: string }) {
  const { t } = useLingui()
  return (
    <Page
      narrow={false}
      before={<Breadcrumbs label={t`You are here`} crumbs={[{ text: t`Home`, href: '/' }, { text: title }]} />}
      title={title}
      intro={t`How many degrees each institution has registered, and what it offers.`}
    >
      {prefix === '/api' && (
        <p>
          <a href="/beta-institutions">{t`Institutions that are preparing to join`}</a>
          {' · '}
          <a href="/institutions/lookup">{t`Is an institution recognised?`}</a>
          {' · '}
          <a href="/figures">{t`The service in figures`}</a>
        </p>
      )}
      <Adopters prefix={prefix} caption={title} />
    </Page>
  )
}

function Adopters({ prefix, caption }: { readonly prefix: ApiPrefix; readonly caption: string }) {
  const { t } = useLingui()
  const { answer, retry } = useAnswer(prefix, (signal) => fetchAdopters(prefix, signal))
  switch (answer.state) {
    case 'loading':
      return <Spinner label={t`Loading the institutions…`} />
    case 'failed':
      return <ProblemPanel error={answer.error} onRetry={retry} />
    case 'ready':
      if (answer.value.length === 0) return <p>{t`No institution is listed yet.`}</p>
      return <AdopterList adopters={answer.value} caption={caption} />
  }
}
