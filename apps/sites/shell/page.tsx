import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { siteSettings } from './site-settings.ts'
import { useLocale } from './use-locale.ts'

interface PageProps {
  readonly title: string
  /** What stands above the heading: breadcrumbs, the way back, the step of a wizard. */
  readonly before?: ReactNode
  readonly intro?: ReactNode
  /** A narrow column for forms and text. */
  readonly narrow?: boolean
  readonly children?: ReactNode
}

/** A page: the document's title, the one h1, its content. After a navigation the focus goes to the h1. */
export function Page({ title, before, intro, narrow = true, children }: PageProps) {
  const locale = useLocale()
  const heading = useFocusAfterNavigation()
  return (
    <div className={narrow ? 'page page--text' : 'page'}>
      <title>{`${title} – ${siteSettings.serviceName[locale]}`}</title>
      {before}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {intro !== undefined && <p className="page__intro">{intro}</p>}
      {children}
    </div>
  )
}

/** "Back", above the heading of a page. */
export function BackLink({ href }: { readonly href: string }) {
  const { t } = useLingui()
  return (
    <a className="page__back" href={href}>
      {t`Back`}
    </a>
  )
}

function useFocusAfterNavigation() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    // The first page of a visit has the key "default": there the browser's own start of reading is right.
    if (key !== 'default') heading.current?.focus({ preventScroll: true })
  }, [key])
  return heading
}
