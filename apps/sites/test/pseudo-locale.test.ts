import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { openScreen, SCREENS } from './every-page.ts'
import { goodDay } from './mock-answers.ts'
import { startMockSite } from './mock-site.ts'
import { PSEUDO } from './pseudo-locale.ts'

let context: BrowserContext
beforeAll(async () => {
  context = await openBrowser({ width: 1280 })
})
afterAll(() => context.close())

test.each(Object.entries(SCREENS))('every English word on “%s” comes from a catalogue', async (_, screen) => {
  const site = await startMockSite(inject('pseudoDist'), { ...goodDay, ...screen.answers })
  const page = await context.newPage()
  await openScreen(page, { origin: site.origin, lang: 'en' }, screen)
  expect(await strayTexts(page)).toEqual([])
  await page.close()
  await site.close()
})

/** Latin words of the page that stand in no pseudo brackets; names, codes and addresses are data. */
async function strayTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const block = node.parentElement?.closest('p, li, h1, h2, h3, a, button, label, dt, dd, legend, span, title')
      found.push(`${block?.textContent ?? node.textContent}`)
    }
    const labels = [...document.querySelectorAll('[aria-label], [placeholder]')]
    return [
      ...found,
      ...labels.map((element) => element.getAttribute('aria-label') ?? element.getAttribute('placeholder') ?? ''),
    ]
  })
  const marked = new RegExp(`${PSEUDO.start}.*${PSEUDO.end}`, 's')
  return [...new Set(texts.map((text) => text.trim()))].filter(
    (text) => /[A-Za-z]{3}/.test(text) && !marked.test(text) && !DATA.some((data) => data.test(text)),
  )
}

const DATA = [
  /^(EL, Ελληνικά|EN, English|, English)$/,
  /Digital Diplomas|University Network|perga\.example/,
  /Municipality of Alimounta|Recruitment Council|Orion Publishing|University of (Athens|Crete)/,
  /^https?:\/\/|^[\w-]+\.[\w-]+\.[\w-]+$|^[0-9A-Z]{26}$/,
]
