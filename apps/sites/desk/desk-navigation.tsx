import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import { useStaff } from './current-member.tsx'
import { SECTIONS } from './sections.ts'
import './desk-navigation.css'

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
  return (
    <nav className="desk-nav" aria-label={t`Sections of the desk`}>
      <ul>
        {links.map(({ path, text }) => (
          <li key={path}>
            <a href={`/desk/${path}`} aria-current={path === current ? 'page' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
