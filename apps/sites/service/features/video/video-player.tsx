import { useLingui } from '@lingui/react/macro'
import type { Locale } from '@perga/domain'
import { readJson } from '../../../shell/api-client.ts'
import { useAnswer } from '../../../shell/use-answer.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import './video.css'

interface VideoFile {
  readonly src: string
  /** WebVTT. */
  readonly captions?: string
}

/** The film of `/videos/index.json`, which an operator edits, by page and language; none in what is not written so. */
function filmIn(written: unknown, name: string, locale: Locale): VideoFile | undefined {
  const film = memberOf(memberOf(written, name), locale)
  const [src, captions] = [memberOf(film, 'src'), memberOf(film, 'captions')]
  if (typeof src !== 'string') return undefined
  return typeof captions === 'string' ? { src, captions } : { src }
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([own]) => own === name)?.[1] : undefined

/** The film of a page where one is configured; else nothing, for the page tells everything in words. */
export function VideoPlayer({ name, title }: { readonly name: string; readonly title: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { answer } = useAnswer('videos', (signal) => readJson('/videos/index.json', signal))
  const file = answer.state === 'ready' ? filmIn(answer.value, name, locale) : undefined
  if (file === undefined) return null
  return (
    <figure className="video">
      {/* biome-ignore lint/a11y/useMediaCaption: the captions are configured beside the film; the page is its transcript */}
      <video controls={true} preload="metadata" src={file.src} aria-label={t`Film: ${title}`}>
        {file.captions !== undefined && (
          <track kind="captions" src={file.captions} srcLang={locale} label={t`Captions`} default={true} />
        )}
      </video>
      <figcaption>{t`The text of this page says everything that the film shows and says.`}</figcaption>
    </figure>
  )
}
