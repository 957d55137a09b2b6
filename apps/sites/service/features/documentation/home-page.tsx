import { useLingui } from '@lingui/react/macro'
import { Breadcrumbs } from '@perga/ui/layout/breadcrumbs'
import { ChoiceCard, ChoiceList } from '@perga/ui/panels/card'
import { Page } from '../../../shell/page.tsx'
import { useLocale } from '../../../shell/use-locale.ts'
import { GUIDE_NAMES, guides } from '../../content/documentation/guides.ts'

/** `/documentation`: the three guides as cards. */
export function Component() {
  const { t } = useLingui()
  const content = guides.read(useLocale())
  const title = t`Documentation`
  return (
    <Page
      narrow={false}
      before={<Breadcrumbs label={t`You are here`} crumbs={[{ text: t`Home`, href: '/' }, { text: title }]} />}
      title={title}
      intro={t`How to read degrees, how to provide them, and how to register.`}
    >
      <ChoiceList>
        {GUIDE_NAMES.map((name) => (
          <ChoiceCard
            key={name}
            href={`/documentation/${name}`}
            title={content[name].title}
            text={content[name].lead}
          />
        ))}
      </ChoiceList>
    </Page>
  )
}
