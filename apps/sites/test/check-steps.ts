import type { Page } from 'playwright-core'

const submit = (page: Page) => page.locator('main form button[type=submit]').last().click()

/** Types into a searchable choice and takes its first option; works in either language of the page. */
export async function choose(page: Page, field: string, text: string): Promise<void> {
  await page.locator(field).fill(text)
  await page.getByRole('option').first().click()
}

/** Chooses the institution of step 1 and goes on. */
export async function passInstitution(page: Page): Promise<void> {
  await choose(page, '#check-institution', 'Αριστοτέλειο')
  await submit(page)
  await page.locator('#check-department').waitFor()
}

/** Fills in step 2, all but the confirmation of the legal basis. */
export async function fillGraduate(page: Page): Promise<void> {
  await choose(page, '#check-department', 'Πληροφορικής')
  await page.locator('#check-number').fill('15039290109')
  await page.locator('#check-lastName').fill('Παραδειγματίδου')
  await page.locator('#check-firstName').fill('Ελένη')
  await page.locator('#check-day').fill('15')
  await page.locator('#check-month').fill('03')
  await page.locator('#check-year').fill('1992')
  await page.locator('#check-purpose').fill('Προκήρυξη 1Κ/2026')
}

/** Both steps and the search. */
export async function search(page: Page): Promise<void> {
  await passInstitution(page)
  await fillGraduate(page)
  await page.locator('#check-isLawful').check()
  await submit(page)
}
