import { LOCALES } from '@perga/domain'
import { expect, test } from 'vitest'
import { tourEl } from '../service/content/tour-el.ts'
import { tourEn } from '../service/content/tour-en.ts'
import { FIGURE_SCREENS } from './figure-screens.ts'
import { HOLDER_DAY } from './holder-screens.ts'
import { openJourneys } from './site-journey.ts'

const journey = openJourneys()
const content = { el: tourEl, en: tourEn }
const progress = {
  el: (count: number, all: number) => `${count === 1 ? 'Έγινε' : 'Έγιναν'} ${count} από ${all} βήματα`,
  en: (count: number, all: number) => `Done: ${count} of ${all} steps`,
}

test.each(LOCALES)('P13: the tour is walked to its end, each step in the tab beside it (%s)', async (locale) => {
  const { page, site } = journey()
  site.answer({ ...FIGURE_SCREENS.tour?.answers, ...HOLDER_DAY })
  await page.goto(`${site.origin}/tour?lang=${locale}`)
  const steps = content[locale].parts.flatMap((part) => part.steps)
  const told = page.locator('.tour__progress')
  await told.waitFor()
  expect(await told.innerText()).toBe(progress[locale](0, steps.length))
  for (const [index, { title, href }] of steps.entries()) {
    const step = page.locator('.tour__step').nth(index)
    expect(await step.getByRole('heading').innerText()).toBe(title)
    const [tab] = await Promise.all([page.waitForEvent('popup'), step.getByRole('link').click()])
    await tab.waitForLoadState('networkidle')
    expect(new URL(tab.url()).origin, href).toBe(site.origin)
    expect(await tab.getByRole('heading', { name: /Page not found|Η σελίδα δεν βρέθηκε/ }).count(), href).toBe(0)
    await tab.close()
    await step.getByRole('checkbox').check()
    await expect.poll(() => told.innerText()).toBe(progress[locale](index + 1, steps.length))
  }
  await page.reload()
  await expect.poll(() => told.innerText()).toBe(progress[locale](steps.length, steps.length))
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(steps.length)
})
