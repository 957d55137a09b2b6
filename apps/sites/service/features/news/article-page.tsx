import { useLingui } from '@lingui/react/macro'
import { formatBasicDate } from '@perga/domain'
import { Breadcrumbs } from '@perga/ui/layout/breadcrumbs'
import { Page } from '../../../shell/page.tsx'
import { useLocale } from '../../../shell/use-locale.ts'
import { ArticleBody } from '../../content/article-body.tsx'
import type { Article, InBothLanguages } from '../../content/content-types.ts'
import { VideoPlayer } from '../video/video-player.tsx'

interface ArticlePageProps {
  readonly article: InBothLanguages<Article>
  /** The name of its film, where it tells of one. */
  readonly video?: string
}

/** A news article in the language of the page, below its breadcrumbs (spec 2 §2.3). */
export function ArticlePage({ article, video }: ArticlePageProps) {
  const { t } = useLingui()
  const { title, date, lead, sections } = article[useLocale()]
  const crumbs = [{ text: t`Home`, href: '/' }, { text: t`News`, href: '/#news' }, { text: title }]
  return (
    <Page before={<Breadcrumbs label={t`You are here`} crumbs={crumbs} />} title={title} intro={lead}>
      {date !== undefined && <p>{t`Published on ${formatBasicDate(date)}`}</p>}
      {video !== undefined && <VideoPlayer name={video} title={title} />}
      <ArticleBody sections={sections} />
    </Page>
  )
}
