import { LOCALES } from '@perga/domain'
import { expect, test } from 'vitest'
import { SCREENS } from './every-page.ts'
import { goodDay } from './mock-answers.ts'
import { openScreen } from './open-screen.ts'
import { readQr } from './read-qr.ts'
import { openJourneys } from './site-journey.ts'

const journey = openJourneys()
const IDENTIFIER = /\/v#[\w-]+\.[\w-]+\.[\w-]+$/

test.each([
  ['link page, QR code', /\/o\/\w{26}$/],
  ['degrees found, one open', IDENTIFIER],
  ['check, found, one open', IDENTIFIER],
  ['my degrees, signed copy', IDENTIFIER],
] as const)(
  'A2: the QR code of “%s” has the very address beside it as a link, which the keyboard reaches',
  async (name, content) => {
    const { page, site } = journey()
    const screen = SCREENS[name]
    if (screen === undefined) throw new Error(`no screen is called ${name}`)
    site.restart({ ...goodDay, ...screen.answers })
    for (const locale of LOCALES) {
      await page.goto('about:blank')
      await openScreen(page, { origin: site.origin, lang: locale }, screen)
      const code = page.locator('.ui-qr')
      const link = code.getByRole('link')
      const read = await readQr(code.getByRole('img'))
      expect(read).toMatch(content)
      expect(await link.evaluate((twin) => (twin instanceof HTMLAnchorElement ? twin.href : null))).toBe(read)
      expect((await link.innerText()).trim()).not.toBe('')
      await page.locator('.ui-qr svg').evaluate((picture) => picture.scrollIntoView())
      await link.focus()
      expect(await link.evaluate((twin) => twin === document.activeElement)).toBe(true)
    }
  },
)
