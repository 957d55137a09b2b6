import { expect, test } from 'vitest'
import { CODE } from './mock-answers.ts'
import { openJourneys } from './site-journey.ts'

const journey = openJourneys()

test.each([
  ['The link was copied', '/graduate/complete', 'Copy the link'],
  ['Copied Content', '/documentation/organisations', 'Copy the text'],
  ['The verification identifier was copied', `/organisation/${CODE}`, 'Copy the verification identifier'],
])('spec 1 §9: a notice stands for 1800 ms (%s)', async (notice, path, button) => {
  const { page, site } = journey()
  await page.clock.install()
  await page.goto(`${site.origin}${path}?lang=en`)
  if (path.startsWith('/organisation')) await page.getByRole('button', { name: /Πτυχίο/ }).click()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await page.getByRole('button', { name: button }).first().click()
  const status = page.getByRole('status').filter({ hasText: notice })
  await status.waitFor()
  await page.clock.runFor(1700)
  expect(await status.count()).toBe(1)
  await page.clock.runFor(200)
  expect(await status.count()).toBe(0)
})
