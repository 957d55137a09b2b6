import { useLingui } from '@lingui/react/macro'
import { Button } from '@perga/ui/actions/button'
import { Container } from '@perga/ui/layout/frames'
import { useState } from 'react'
import { useInBrowser } from '../use-in-browser.ts'
import { useLocale } from '../use-locale.ts'
import { activeBanners, banners } from './banners.ts'
import './banner-strip.css'

const KEY = 'dismissedBanners'
const readDismissed = () => new Set((sessionStorage.getItem(KEY) ?? '').split(' '))

/**
 * The announcements that are due, each with its way to put it away for the session. Those that stood at build time are in
 * the page from the start, so that nothing moves.
 */
export function BannerStrip() {
  const { t } = useLingui()
  const locale = useLocale()
  const isInBrowser = useInBrowser()
  const [putAway, setPutAway] = useState<ReadonlySet<string>>(new Set())
  const dismissed = isInBrowser ? new Set([...readDismissed(), ...putAway]) : putAway
  const dismiss = (id: string) => {
    sessionStorage.setItem(KEY, [...dismissed, id].join(' '))
    setPutAway(new Set([...dismissed, id]))
  }
  return activeBanners(banners, isInBrowser ? Date.now() : BUILD_TIME, dismissed).map(({ id, text, dismissible }) => (
    <section key={id} className="banner" aria-label={t`Announcement`}>
      <Container>
        <p className="banner__text">{text[locale]}</p>
        {dismissible && <Button variant="quiet" onClick={() => dismiss(id)}>{t`Hide the announcement`}</Button>}
      </Container>
    </section>
  ))
}
