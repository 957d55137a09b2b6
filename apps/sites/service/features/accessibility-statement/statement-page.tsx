import { useLingui } from '@lingui/react/macro'
import { formatBasicDate } from '@perga/domain'
import { Breadcrumbs } from '@perga/ui/layout/breadcrumbs'
import { Page } from '../../../shell/page.tsx'
import { useLocale } from '../../../shell/use-locale.ts'
import { accessibility } from '../../content/accessibility.ts'
import { ArticleBody } from '../../content/article-body.tsx'

/** `/accessibility`: the statement that law 4727/2020 asks for. */
export function Component() {
  const { t } = useLingui()
  const { title, lead, date, sections } = accessibility[useLocale()]
  const crumbs = [{ text: t`Home`, href: '/' }, { text: title }]
  return (
    <Page before={<Breadcrumbs label={t`You are here`} crumbs={crumbs} />} title={title} intro={lead}>
      <ArticleBody sections={sections} />
      <p>{t`Last reviewed on ${formatBasicDate(date)}`}</p>
    </Page>
  )
}
