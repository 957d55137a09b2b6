import type { Locale } from '@perga/domain'
import type { Page } from 'playwright-core'

/** Takes a picture of the page as it is now, under a name. */
export type Camera = (page: Page, name: string) => Promise<void>

interface Visit {
  readonly page: Page
  readonly origin: string
  readonly locale: Locale
  readonly take: Camera
}

const atTaxAuthority = async (page: Page, persona: string, take?: () => Promise<void>) => {
  await page.locator(`[data-persona="${persona}"]`).waitFor()
  await take?.()
  await page.locator(`[data-persona="${persona}"]`).click()
  await page.locator('[name="approve"]').click()
}

/** The main job in the running demonstration: a graduate shares, looks at what is held, an organisation reads and verifies. */
export async function walkDemo(visit: Visit): Promise<void> {
  const link = await share(visit)
  await ownArea(visit)
  await read(visit, link)
}

async function share({ page, origin, locale, take }: Visit): Promise<string> {
  await page.goto(`${origin}/graduate?lang=${locale}`)
  await page.getByRole('combobox').fill('aegis')
  await page.getByRole('option').first().click()
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL('**/graduate/2')
  await page.locator('main .ui-actions a.ui-button').first().click()
  await page.waitForURL('**/authorization/interaction/**')
  await page.locator('main a.ui-button').first().waitFor()
  await take(page, 'demo, asked for an authorization')
  await page.locator('main a.ui-button').first().click()
  await atTaxAuthority(page, 'eleni', () => take(page, 'demo, tax login of the sandbox'))
  await page.getByRole('checkbox').first().check()
  await take(page, 'demo, choice of degrees')
  await page.locator('main form button[type=submit]').last().click()
  await page.waitForURL('**/graduate/complete*', { waitUntil: 'commit' })
  const link = page.getByText(`${origin}/o/`).first()
  await link.waitFor()
  await take(page, 'demo, link')
  return (await link.textContent())?.trim() ?? ''
}

async function ownArea({ page, origin, take }: Visit): Promise<void> {
  for (const [path, name] of [
    ['data', 'demo, my degrees'],
    ['consents', 'demo, my authorizations'],
  ] as const) {
    await page.goto(`${origin}/authorization/${path}`)
    await page.locator('main .ui-disclosure__button').first().waitFor()
    const first = page.locator('main .ui-disclosure__button').first()
    if ((await first.getAttribute('aria-expanded')) === 'false') await first.click()
    await take(page, name)
  }
}

async function read({ page, origin, take }: Visit, link: string): Promise<void> {
  await page.goto(link)
  await page.locator('main .ui-actions button').first().click()
  await atTaxAuthority(page, 'hr.aegis')
  await page.locator('main .ui-disclosure__button').first().click()
  await take(page, 'demo, degree read')
  const identifier = await page
    .getByText(/^[\w-]{80,}\.[\w-]+\.[\w-]+$/)
    .first()
    .textContent()
  await page.goto(`${origin}/v#${identifier?.trim()}`)
  await page.locator('main form button[type=submit]').click()
  await page.locator('main .ui-panel').first().waitFor()
  await take(page, 'demo, degree verified')
  await page.goto(`${origin}/institutions`)
  await page.locator('main table, main .ui-disclosure').first().waitFor()
  await take(page, 'demo, institutions')
}
