import { useLingui } from '@lingui/react/macro'
import { NavigationStrip } from '@perga/ui/layout/navigation-strip'
import { useLocation } from 'react-router'
import { useStaff } from './current-member.tsx'
import { SECTIONS } from './sections.ts'
import './desk.css'

/** The sections that the member sees, above every page of the desk. */
export function DeskNavigation() {
  const { t } = useLingui()
  const member = useStaff()
  const { pathname } = useLocation()
  const [, current = ''] = pathname.split('/')
  const links = [
    { path: '', text: t`Overview` },
    ...SECTIONS.filter(({ isFor }) => isFor(member)).map(({ path, label }) => ({ path, text: t(label) })),
  ]
  const strip = links.map(({ path, text }) => ({ href: `/desk/${path}`, text, isCurrent: path === current }))
  return <NavigationStrip label={t`Sections of the desk`} links={strip} />
}
