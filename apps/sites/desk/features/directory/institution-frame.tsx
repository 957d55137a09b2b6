import { useLingui } from '@lingui/react/macro'
import { NavigationStrip } from '@perga/ui/layout/navigation-strip'
import type { ReactNode } from 'react'
import { useLocation, useParams } from 'react-router'
import { BackLink, Page } from '../../../shell/page.tsx'

/** The institution that the address names. */
export function useInstitutionCode(): string {
  return useParams().institution ?? ''
}

/** A page about one institution, with the way to the others about it. */
export function InstitutionFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { t } = useLingui()
  const code = useInstitutionCode()
  const { pathname } = useLocation()
  const base = `/directory/${code}`
  const links = [
    { path: base, text: t`Entry` },
    { path: `${base}/departments`, text: t`Departments` },
    { path: `${base}/connection`, text: t`Connection` },
    { path: `${base}/sign-on`, text: t`Single sign-on` },
    { path: `/quality/${code}`, text: t`Data quality` },
    { path: `/figures/${code}`, text: t`Figures` },
    { path: `${base}/history`, text: t`History` },
  ]
  const strip = links.map(({ path, text }) => ({ href: `/desk${path}`, text, isCurrent: path === pathname }))
  return (
    <Page title={title} before={<BackLink href="/desk/directory" />} narrow={false}>
      <NavigationStrip label={t`About the institution`} links={strip} />
      {children}
    </Page>
  )
}
