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

test('spec 2 §9: the name of the service is typed one letter every 50 ms', async () => {
  const { page, site } = journey()
  const start = new Date('2026-11-21T10:00:00Z')
  await page.clock.install({ time: start })
  await page.clock.pauseAt(new Date(start.getTime() + 1000))
  await page.goto(`${site.origin}/?lang=en`)
  const rest = page.locator('.brand__rest')
  // Typed from nothing; before the browser draws, the whole name stands in the page.
  await expect.poll(() => rest.textContent()).toBe('Digital Diplomas')
  await page.clock.runFor(49)
  expect(await rest.textContent()).toBe('Digital Diplomas')
  await page.clock.runFor(1)
  await expect.poll(() => rest.textContent()).toBe('igital Diplomas')
  for (const left of ['gital Diplomas', 'ital Diplomas', 'tal Diplomas']) {
    await page.clock.runFor(50)
    await expect.poll(() => rest.textContent()).toBe(left)
  }
  // The clock is the whole browser's.
  await page.clock.resume()
})
