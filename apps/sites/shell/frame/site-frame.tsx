import { useLingui } from '@lingui/react/macro'
import { MainFrame, PageColumn } from '@perga/ui/layout/frames'
import { SkipLink } from '@perga/ui/layout/skip-link'
import type { ReactNode } from 'react'
import { BannerStrip } from '../banner/banner-strip.tsx'
import { Footer } from './footer.tsx'
import { Header, type HeaderIdentity, type HeaderLink } from './header.tsx'
import { useScrollPosition } from './use-scroll-position.ts'

interface SiteFrameProps {
  readonly identity: HeaderIdentity | null
  readonly links: readonly HeaderLink[]
  readonly children: ReactNode
}

/** What stands around every page of every site. */
export function SiteFrame({ identity, links, children }: SiteFrameProps) {
  const { t } = useLingui()
  useScrollPosition()
  return (
    <PageColumn>
      <SkipLink target="main" label={t`Skip to the content`} />
      <BannerStrip />
      <Header identity={identity} links={links} />
      <MainFrame id="main">{children}</MainFrame>
      <Footer />
    </PageColumn>
  )
}
