import { useLingui } from '@lingui/react/macro'
import { formatBasicDate } from '@perga/domain'
import { Breadcrumbs } from '@perga/ui/layout/breadcrumbs'
import { Page } from '../../../shell/page.tsx'
import { useLocale } from '../../../shell/use-locale.ts'
import { ArticleBody } from '../../content/article-body.tsx'
import type { Article, InBothLanguages } from '../../content/content-types.ts'

/** A news article in the language of the page, below its breadcrumbs (spec 2 §2.3). */
export function ArticlePage({ article }: { readonly article: InBothLanguages<Article> }) {
  const { t } = useLingui()
  const { title, date, lead, sections } = article[useLocale()]
  const crumbs = [{ text: t`Home`, href: '/' }, { text: t`News`, href: '/#news' }, { text: title }]
  return (
    <Page before={<Breadcrumbs label={t`You are here`} crumbs={crumbs} />} title={title} intro={lead}>
      <p>{t`Published on ${formatBasicDate(date)}`}</p>
      <ArticleBody sections={sections} />
    </Page>
  )
}
