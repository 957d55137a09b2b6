import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
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

async function fillGraduate(page: Page): Promise<void> {
  await choose(page, 'Department', 'Πληροφορικής')
  await page.getByLabel('Tax number or social security number').fill('15039290109')
  await page.getByLabel('Last name').fill('Παραδειγματίδου')
  await page.getByLabel('First name').fill('Ελένη')
  await page.getByLabel('Day').pressSequentially('15')
  await page.keyboard.type('03')
  await page.keyboard.type('92')
  await page.getByLabel('Purpose of the check').fill('Πρόσληψη, προκήρυξη 1Κ/2026')
  await page.getByRole('checkbox').check()
}

test('X14: the check in a browser: an inspector finds a degree, then misses one, hands it over and sees where it stands', async () => {
  const faults: string[] = []
  const inspector = await openChromium()
  const page = inspector.page
  const check = async () => faults.push(...(await axeViolations(page)))
  const search = () => page.getByRole('button', { name: 'Search' }).click()

  await page.goto(`${world.origin}/organisation/check?lang=en`)
  await page.getByRole('button', { name: 'Log in with your tax account' }).click()
  await page.locator('[data-persona="inspector"]').click()
  await page.locator('[name="approve"]').click()
  await page.getByRole('heading', { level: 1, name: 'Ex-Officio Degree Check' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/organisation/check')
  await check()

  await choose(page, 'Institution', 'Δυτικής Αττικής')
  await page.getByText('You have no right to an ex-officio check').waitFor()
  await choose(page, 'Institution', 'Αριστοτέλειο')
  await page.getByRole('button', { name: 'Continue' }).click()
  await fillGraduate(page)
  await check()
  await search()

  await page.getByText('1 degree was found.').waitFor()
  await page.getByRole('button', { name: /Πληροφορικής|Informatics/ }).click()
  await page.getByText('Παραδειγματίδου', { exact: true }).waitFor()
  await check()
  const [pdf, tab] = await Promise.all([
    page.waitForResponse('**/api/client/diploma_pdf/**'),
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Download PDF (new tab)' }).click(),
  ])
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await tab.waitForURL('blob:**')
  await tab.close()

  await page.getByRole('button', { name: 'Change: Details of the graduate' }).click()
  await page.getByLabel('Day').fill('16')
  await page.getByRole('checkbox').check()
  await search()
  await page.getByText('No degree was found').waitFor()
  await page.getByRole('button', { name: 'Pass the check on to the institution' }).click()
  await page.getByText('The check was passed on to the institution').waitFor()
  await check()

  await page.getByRole('link', { name: 'See what was passed on, and the answers' }).click()
  await page.getByRole('heading', { level: 1, name: 'Checks passed on to institutions' }).waitFor()
  await page.getByText(/^(Waiting at the institution|Being looked at)$/).waitFor()
  await page.getByText('Πρόσληψη, προκήρυξη 1Κ/2026').waitFor()
  await check()
  await inspector.close()

  const kept = await world.database.db.selectFrom('inspections').select(['state', 'purpose']).orderBy('id').execute()
  expect(kept.map(({ purpose }) => purpose)).toEqual(Array(2).fill('Πρόσληψη, προκήρυξη 1Κ/2026'))
  expect(faults).toEqual([])
}, 120_000)
