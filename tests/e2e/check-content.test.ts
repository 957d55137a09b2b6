import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openChromium } from '../support/chromium.ts'
import { BUILT_SITES, startWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ sitesDirectory: BUILT_SITES })
})
afterAll(() => world.stop())

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(option)
  await page.getByRole('option').first().click()
}

async function findDegree(page: Page): Promise<void> {
  await page.goto(`${world.origin}/organisation/check?lang=en`)
  await page.getByRole('button', { name: 'Log in with your tax account' }).click()
  await page.locator('[data-persona="inspector"]').click()
  await page.locator('[name="approve"]').click()
  await choose(page, 'Institution', 'Αριστοτέλειο')
  await page.getByRole('button', { name: 'Continue' }).click()
  await choose(page, 'Department', 'Πληροφορικής')
  await page.getByLabel('Tax number or social security number').fill('15039290109')
  await page.getByLabel('Last name').fill('Παραδειγματίδου')
  await page.getByLabel('First name').fill('Ελένη')
  await page.getByLabel('Day').pressSequentially('15')
  await page.keyboard.type('0392')
  await page.getByLabel('Purpose of the check').fill('Recruitment')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByText('1 degree was found.').waitFor()
}

test('X1, X9: the English summary names the department in English, the PDF keeps its name, and nothing is blamed on the holder', async () => {
  const { page, close } = await openChromium()
  await findDegree(page)
  const department = page.locator('dl').filter({ hasText: 'Department' }).first()
  expect(await department.innerText()).toMatch(/Department\s+\S*[A-Za-z]/)

  await page.getByRole('button', { name: /Πληροφορικής|Informatics/ }).click()
  await page.getByText('Παραδειγματίδου', { exact: true }).waitFor()
  expect(await page.getByText('The holder chose not to share').count()).toBe(0)

  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Download PDF (new tab)' }).click(),
  ])
  await tab.waitForURL('blob:**')
  const link = page.getByRole('link', { name: /^Save as QR_/ })
  // What the browser makes of it on disk depends on the character set of the machine.
  expect(await link.getAttribute('download')).toBe('QR_Παραδειγματίδου_Ελένη_20141003.pdf')
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(await download.failure()).toBeNull()
  await close()
}, 120_000)
