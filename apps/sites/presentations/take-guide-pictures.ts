import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { LOCALES } from '@perga/domain'
import { openBrowser } from '../test/browser.ts'
import { SCREENS } from '../test/every-page.ts'
import { goodDay } from '../test/mock-answers.ts'
import { startMockSite } from '../test/mock-site.ts'
import { openScreen } from '../test/open-screen.ts'

/** The pictures of the guides and the screens that they show. */
const PICTURES = {
  choose: 'organisation picker, open',
  share: 'interaction, choice',
  link: 'link page, QR code',
  read: 'degrees found, one open',
  verify: 'verified, unchanged',
  check: 'check, graduate',
} as const

const SIZE = { width: 800, height: 720 }

/** Takes every picture of the guides from the built pages, in both languages. */
async function takeGuidePictures(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const context = await openBrowser({ width: SIZE.width, height: 1000 })
  for (const [name, screenName] of Object.entries(PICTURES)) {
    const screen = SCREENS[screenName]
    if (screen === undefined) throw new Error(`no screen is called ${screenName}`)
    for (const lang of LOCALES) {
      const site = await startMockSite(join(import.meta.dirname, '..', 'dist'), { ...goodDay, ...screen.answers })
      const page = await context.newPage()
      await openScreen(page, { origin: site.origin, lang }, screen)
      await page.evaluate('scrollTo(0, 0)')
      await page.evaluate(nameService, site.origin)
      const top = (await page.locator('main').boundingBox())?.y ?? 0
      const path = join(folder, `${name}-${lang}.jpg`)
      await page.screenshot({ path, type: 'jpeg', quality: 80, clip: { x: 0, y: top, ...SIZE } })
      await page.close()
      await site.close()
    }
  }
  await context.close()
}

/** In the page: addresses are those of a service, not of the machine that takes the picture. */
function nameService(origin: string): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    text.nodeValue = (text.nodeValue ?? '').replaceAll(origin, 'https://perga.example')
  }
}

// Run by hand after the pages have changed and were built: `node presentations/take-guide-pictures.ts`.
await takeGuidePictures(join(import.meta.dirname, '..', 'public', 'guides'))
