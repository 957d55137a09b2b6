import { useLingui } from '@lingui/react/macro'
import { Breadcrumbs } from '@perga/ui/layout/breadcrumbs'
import { Answered } from '../../../shell/answered.tsx'
import { Page } from '../../../shell/page.tsx'
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
  return (
    <Answered answer={answer} retry={retry} waiting={t`Loading the institutions…`}>
      {(found) => {
        if (found.length === 0) return <p>{t`No institution is listed yet.`}</p>
        return <AdopterList adopters={found} caption={caption} />
      }}
    </Answered>
  )
}
