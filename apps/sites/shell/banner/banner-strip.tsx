import { useLingui } from '@lingui/react/macro'
import { Button } from '@perga/ui/actions/button'
import { Container } from '@perga/ui/layout/frames'
import { useState } from 'react'
import { useLocale } from '../use-locale.ts'
import { activeBanners, banners } from './banners.ts'
import './banner-strip.css'

const KEY = 'dismissedBanners'
const isBrowser = typeof sessionStorage !== 'undefined'
const readDismissed = () => new Set(isBrowser ? (sessionStorage.getItem(KEY) ?? '').split(' ') : [])

/** The announcements that are due, each with its way to put it away for the session. */
export function BannerStrip() {
  const { t } = useLingui()
  const locale = useLocale()
  const [dismissed, setDismissed] = useState(readDismissed)
  const dismiss = (id: string) => {
    const next = new Set([...dismissed, id])
    sessionStorage.setItem(KEY, [...next].join(' '))
    setDismissed(next)
  }
  return activeBanners(banners, Date.now(), dismissed).map(({ id, text, dismissible }) => (
    <section key={id} className="banner" aria-label={t`Announcement`}>
      <Container>
        <p className="banner__text">{text[locale]}</p>
        {dismissible && <Button variant="quiet" onClick={() => dismiss(id)}>{t`Hide the announcement`}</Button>}
      </Container>
    </section>
  ))
}
