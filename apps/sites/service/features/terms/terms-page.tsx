import { useLingui } from '@lingui/react/macro'
import { Breadcrumbs } from '@perga/ui/layout/breadcrumbs'
import { Page } from '../../../shell/page.tsx'
import { useLocale } from '../../../shell/use-locale.ts'
import { terms } from '../../content/terms.ts'

/** `/terms`: seven paragraphs, the seventh in three parts. */
export function Component() {
  const { t } = useLingui()
  const { paragraphs, last } = terms[useLocale()]
  const title = t`Terms of use`
  return (
    <Page
      before={<Breadcrumbs label={t`You are here`} crumbs={[{ text: t`Home`, href: '/' }, { text: title }]} />}
      title={title}
    >
      <ol>
        {paragraphs.map((paragraph) => (
          <li key={paragraph}>{paragraph}</li>
        ))}
        <li>
          {last.text}
          <ol type="a">
            {last.parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ol>
        </li>
      </ol>
    </Page>
  )
}
