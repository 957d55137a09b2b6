import { expect, test } from 'vitest'
import { DESK_SCREENS } from './desk-screens.ts'
import { openJourneys } from './site-journey.ts'

const journey = openJourneys()

test('T9: several proposals are approved after each was opened, every one by an act of its own', async () => {
  const { page, site } = journey()
  const screen = DESK_SCREENS['desk, pile of proposals']
  site.restart({ ...screen?.answers, 'POST /api/staff/templates/drafts/*': () => ({ body: { done: true } }) })
  await page.goto(`${site.origin}/desk/templates/proposals?lang=en`)
  const ticks = page.getByRole('checkbox', { name: 'I looked at it and approve' })
  await page.locator('summary').first().waitFor()
  expect(await ticks.count()).toBe(0)
  const none = page.getByRole('button', { name: 'Approve 0 proposals' })
  expect(await none.getAttribute('aria-disabled')).toBe('true')
  for (const summary of await page.locator('summary').all()) await summary.click()
  expect(await ticks.count()).toBe(2)
  for (const tick of await ticks.all()) await tick.check()
  await page.getByRole('button', { name: 'Approve 2 proposals' }).click()
  const approvals = () => site.calls.filter(({ method }) => method === 'POST').map(({ path }) => path)
  await expect.poll(approvals).toEqual(['1042', '1043'].map((id) => `/api/staff/templates/drafts/${id}/approve`))
})
