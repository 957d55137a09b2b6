import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { openScreen, SCREENS } from './every-page.ts'
import { goodDay } from './mock-answers.ts'
import { startMockSite } from './mock-site.ts'

const screens = Object.entries(SCREENS)

describe.each([1280, 390])('at %i px', (width) => {
  let context: BrowserContext
  beforeAll(async () => {
    context = await openBrowser({ width })
  })
  afterAll(() => context.close())

  test.each(screens)(
    'A1: “%s” has no accessibility violation, no refused content and no sideways scrolling',
    async (_, screen) => {
      const site = await startMockSite(inject('dist'), { ...goodDay, ...screen.answers })
      const page = await context.newPage()
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        if (/Content.Security.Policy|violates/i.test(message.text())) complaints.push(message.text())
      })
      for (const lang of ['el', 'en']) {
        await openScreen(page, { origin: site.origin, lang }, screen)
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
        const found = violations.map(({ id, nodes }) => `${lang} ${id}: ${nodes.map(({ html }) => html).join(' ')}`)
        expect(found).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      }
      expect(complaints).toEqual([])
      await page.close()
      await site.close()
    },
  )
})
