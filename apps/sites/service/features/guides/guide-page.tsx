import { useLingui } from '@lingui/react/macro'
import { Breadcrumbs } from '@perga/ui/layout/breadcrumbs'
import { Page } from '../../../shell/page.tsx'
import { useLocale } from '../../../shell/use-locale.ts'
import { ArticleBody } from '../../content/article-body.tsx'
import type { Article, InBothLanguages } from '../../content/content-types.ts'
import { VideoPlayer } from '../video/video-player.tsx'

/** A guide in the language of the page. */
export function GuidePage({ name, guide }: { readonly name: string; readonly guide: InBothLanguages<Article> }) {
  const { t } = useLingui()
  const { title, lead, sections } = guide[useLocale()]
  const crumbs = [{ text: t`Home`, href: '/' }, { text: title }]
  return (
    <Page before={<Breadcrumbs label={t`You are here`} crumbs={crumbs} />} title={title} intro={lead}>
      <VideoPlayer name={name} title={title} />
      <ArticleBody sections={sections} />
    </Page>
  )
}
