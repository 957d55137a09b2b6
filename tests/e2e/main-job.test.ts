import { PERSONAS } from '@perga/sandbox'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations, openChromium } from '../support/chromium.ts'
import { BUILT_SITES, startWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ sitesDirectory: BUILT_SITES })
})
afterAll(() => world.stop())

/** Chooses the persona at the sandbox tax authority and approves. */
async function logInAtTaxAuthority(page: Page, userName: string): Promise<void> {
  await page.locator(`[data-persona="${userName}"]`).click()
  await page.locator('[name="approve"]').click()
}

test('the main job in a browser: a graduate shares one degree, an organisation reads and verifies it, then sees it change', async () => {
  const faults: string[] = []
  const graduate = await openChromium()
  const page = graduate.page
  const heading = (on: Page, name: string) => on.getByRole('heading', { level: 1, name }).waitFor()
  const check = async (on: Page) => faults.push(...(await axeViolations(on)))

  await page.goto(`${world.origin}/?lang=en`)
  await check(page)
  await page.getByRole('link', { name: 'I am a degree holder' }).click()
  await page.getByRole('link', { name: 'Degree Authorization' }).click()
  await page.getByRole('combobox').fill('aegis')
  await page.getByRole('option', { name: 'Aegis Sample S.A.' }).click()
  await check(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await heading(page, 'Before you authorize')
  await check(page)
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.getByRole('link', { name: 'Log in with your tax account' }).click()
  await logInAtTaxAuthority(page, 'eleni')
  await page.getByRole('checkbox').first().check()
  await check(page)
  await page.getByRole('button', { name: 'Authorize' }).click()
  await heading(page, 'Your link is ready')
  await check(page)
  const link = (await page.getByText(`${world.origin}/o/`).first().textContent())?.trim() ?? ''
  expect(link).toMatch(/\/o\/[0-9A-HJKMNP-TV-Z]{26}$/)
  await graduate.close()

  const organisation = await openChromium(390)
  const reading = organisation.page
  await reading.goto(`${link}?lang=en`)
  await reading.getByRole('button', { name: 'Log in with your tax account' }).click()
  await logInAtTaxAuthority(reading, 'hr.aegis')
  await reading
    .getByText(/Πληροφορικής|Informatics/)
    .first()
    .waitFor()
  await reading.getByRole('button', { name: /Πληροφορικής|Informatics/ }).click()
  await check(reading)
  const identifier =
    (
      await reading
        .getByText(/^[\w-]{80,}\.[\w-]+\.[\w-]+$/)
        .first()
        .textContent()
    )?.trim() ?? ''

  await reading.goto(`${world.origin}/v?lang=en#${identifier}`)
  await reading.getByRole('button', { name: 'Verify' }).click()
  await reading.getByText('Valid Signature').first().waitFor()
  expect(await reading.getByText('content has changed').count()).toBe(0)
  await check(reading)

  const degree = PERSONAS.find(({ userName }) => userName === 'eleni')?.degrees[0]?.record
  await world.control(`degrees/auth/${encodeURIComponent(String(degree?.certificateID))}`, { gradeValue: 0.5 })
  await reading.getByRole('button', { name: 'Check another signature' }).click()
  await reading.getByRole('textbox').fill(identifier)
  await reading.getByRole('button', { name: 'Verify' }).click()
  await reading.getByText('content has changed').first().waitFor()
  await check(reading)
  await organisation.close()

  expect(faults).toEqual([])
}, 120_000)
