import { useLingui } from '@lingui/react/macro'
import type { Locale } from '@perga/domain'
import { VisuallyHidden } from '@perga/ui/layout/visually-hidden'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { activateLocale } from '../i18n.ts'
import { switchedLanguage } from '../language.ts'
import { useLocale } from '../use-locale.ts'

const LANGUAGES = [
  { locale: 'el', code: 'EL', name: 'Ελληνικά' },
  { locale: 'en', code: 'EN', name: 'English' },
] as const

/** EL and EN: links that work without script and, with it, change the language in place. */
export function LanguageSwitch() {
  const { t } = useLingui()
  const current = useLocale()
  const change = useChangeLanguage()
  return (
    <nav className="languages" aria-label={t`Language`}>
      {LANGUAGES.map(({ locale, code, name }) => (
        <a
          key={locale}
          href={`?lang=${locale}`}
          hrefLang={locale}
          lang={locale}
          aria-current={locale === current ? 'true' : undefined}
          onClick={(event) => change(event, locale)}
        >
          {code}
          <VisuallyHidden>, {name}</VisuallyHidden>
        </a>
      ))}
    </nav>
  )
}

function useChangeLanguage() {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  return (event: MouseEvent, locale: Locale) => {
    event.preventDefault()
    switchedLanguage.mark()
    void activateLocale(locale)
    const query = new URLSearchParams(search)
    if (!query.has('lang')) return
    // The address would otherwise bring the old language back at the next load.
    query.set('lang', locale)
    void navigate({ search: query.toString(), hash }, { replace: true, state })
  }
}
