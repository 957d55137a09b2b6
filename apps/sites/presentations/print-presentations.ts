import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { LOCALES, type Locale } from '@perga/domain'
import { openBrowser } from '../test/browser.ts'
import { type Presentation, presentations } from './slides.ts'

const STYLE = `
  @page { size: 338mm 190mm; margin: 0 }
  body { margin: 0; font: 11mm/1.4 "Noto Sans", sans-serif; color: #252830 }
  section { box-sizing: border-box; height: 190mm; padding: 28mm 30mm; border-top: 5mm solid #003375; break-after: page }
  section:last-child { break-after: auto }
  :is(h1, h2) { margin: 0 0 14mm; color: #00234f; font-size: 19mm; line-height: 1.15 }
  li { margin: 0 0 7mm }
  li::marker { color: #0065b3 }
`

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function toHtml({ title, slides }: Presentation, locale: Locale): string {
  const sections = slides[locale].map(({ heading, points }, index) => {
    const tag = index === 0 ? 'h1' : 'h2'
    const items = points.map((point) => `<li>${escapeHtml(point)}</li>`).join('')
    return `<section><${tag}>${escapeHtml(heading)}</${tag}><ul>${items}</ul></section>`
  })
  const head = `<meta charset="utf-8"><title>${escapeHtml(title[locale])}</title><style>${STYLE}</style>`
  return `<!doctype html><html lang="${locale}"><head>${head}</head><body>${sections.join('')}</body></html>`
}

/** Prints every presentation in both languages as a tagged PDF with an outline, one slide a page. */
export async function printPresentations(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const context = await openBrowser({ width: 1280 })
  const page = await context.newPage()
  for (const presentation of presentations) {
    for (const locale of LOCALES) {
      await page.setContent(toHtml(presentation, locale))
      const path = join(folder, `${presentation.name}-${locale}.pdf`)
      await page.pdf({ path, preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
    }
  }
  await context.close()
}

// Run by hand after the slides have changed: `node presentations/print-presentations.ts`.
if (import.meta.main) await printPresentations(join(import.meta.dirname, '..', 'public', 'presentations'))
