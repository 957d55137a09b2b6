import { VisuallyHidden } from '@perga/ui/layout/visually-hidden'
import { useLocation } from 'react-router'
import { siteSettings } from '../site-settings.ts'
import { useLocale } from '../use-locale.ts'
import { Mark } from './mark.tsx'
import { useTypewriter } from './use-typewriter.ts'

/** The mark and the name of the service, the way home. On the landing page the name is typed. */
export function Brand() {
  const locale = useLocale()
  const name = siteSettings.serviceName[locale]
  const shown = useTypewriter(name.length, useLocation().pathname === '/')
  return (
    <a className="brand" href="/">
      <Mark />
      <VisuallyHidden>{name}</VisuallyHidden>
      <span aria-hidden="true">
        {name.slice(0, shown)}
        <span className="brand__rest">{name.slice(shown)}</span>
      </span>
    </a>
  )
}
