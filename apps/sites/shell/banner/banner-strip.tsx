import { useLingui } from '@lingui/react/macro'
import { Button } from '@perga/ui/actions/button'
import { Container } from '@perga/ui/layout/frames'
import { useState } from 'react'
import { readJson } from '../api-client.ts'
import { useAnswer } from '../use-answer.ts'
import { useLocale } from '../use-locale.ts'
import { activeBanners, type Banner, readBanners } from './banners.ts'
import './banner-strip.css'

const KEY = 'dismissedBanners'
const readDismissed = () => new Set((sessionStorage.getItem(KEY) ?? '').split(' '))

/** The announcements of `/banners/index.json`, which an operator edits; none where the file cannot be read. */
export function BannerStrip() {
  const { answer } = useAnswer('banners', (signal) => readJson('/banners/index.json', signal))
  const banners = answer.state === 'ready' ? readBanners(answer.value) : []
  return banners.length > 0 && <Banners banners={banners} />
}

/** Those that are due, each with its way to put it away for the session. */
function Banners({ banners }: { readonly banners: readonly Banner[] }) {
  const { t } = useLingui()
  const locale = useLocale()
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(readDismissed)
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
