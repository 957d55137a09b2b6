import { useLingui } from '@lingui/react/macro'
import { Breadcrumbs } from '@perga/ui/layout/breadcrumbs'
import { Page } from '../../../shell/page.tsx'
import { useLocale } from '../../../shell/use-locale.ts'
import type { GuideName } from '../../content/documentation/guide-types.ts'
import { guides } from '../../content/documentation/guides.ts'
import { BackToTop } from './back-to-top.tsx'
import { GuideBlock } from './guide-block.tsx'
import { SectionHeading } from './section-heading.tsx'
import { SideNavigation } from './side-navigation.tsx'
import './guide.css'

/** `/documentation/{name}`: a guide beside its navigation. */
export function GuidePage({ name }: { readonly name: GuideName }) {
  const { t } = useLingui()
  const { title, lead, sections } = guides.read(useLocale())[name]
  const crumbs = [{ text: t`Home`, href: '/' }, { text: t`Documentation`, href: '/documentation' }, { text: title }]
  return (
    <div className={`guide guide--${name}`}>
      <SideNavigation current={name} key={name} />
      <div className="guide__text">
        <Page before={<Breadcrumbs label={t`You are here`} crumbs={crumbs} />} title={title} intro={lead}>
          {sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id}>
              <SectionHeading section={section} />
              {section.blocks.map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a section are fixed text in a fixed order
                <GuideBlock key={index} block={block} />
              ))}
            </section>
          ))}
        </Page>
      </div>
      <BackToTop />
    </div>
  )
}
