import { expect, test } from 'vitest'
import { openJourneys } from './site-journey.ts'

const journey = openJourneys({ reducedMotion: 'no-preference' })

test('G1: a choice fades the landing page and leaves it after 500 ms', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/?lang=en`)
  const choice = page.getByRole('link', { name: 'I am a degree holder' })
  await choice.waitFor()
  const start = Date.now()
  await choice.click()
  await page.locator('.landing--leaving').waitFor()
  await page.waitForURL('**/graduate/menu')
  expect(Date.now() - start).toBeGreaterThanOrEqual(500)
})

test('the name of the service is typed on the landing page while its link keeps its whole name', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/?lang=en`)
  const brand = page.getByRole('link', { name: 'Digital Diplomas' })
  await brand.waitFor()
  await page.waitForFunction(() => document.querySelector('.brand__rest')?.textContent === '')
  expect(await brand.locator('[aria-hidden]').last().textContent()).toBe('Digital Diplomas')
})
