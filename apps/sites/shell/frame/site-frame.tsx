import { useLingui } from '@lingui/react/macro'
import { MainFrame, PageColumn } from '@perga/ui/layout/frames'
import { SkipLink } from '@perga/ui/layout/skip-link'
import type { ReactNode } from 'react'
import { ScrollRestoration } from 'react-router'
import { Footer } from './footer.tsx'
import { Header, type HeaderIdentity, type HeaderLink } from './header.tsx'

interface SiteFrameProps {
  readonly identity: HeaderIdentity | null
  readonly links: readonly HeaderLink[]
  readonly children: ReactNode
}

/** What stands around every page of every site. */
export function SiteFrame({ identity, links, children }: SiteFrameProps) {
  const { t } = useLingui()
  return (
    <PageColumn>
      <SkipLink target="main" label={t`Skip to the content`} />
      <Header identity={identity} links={links} />
      <MainFrame id="main">{children}</MainFrame>
      <Footer />
      <ScrollRestoration />
    </PageColumn>
  )
}
