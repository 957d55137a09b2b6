import { readPdf } from '@perga/server/documents/testing/read-pdf.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Graduate, Reader } from '../support/actors.ts'
import { axeViolations } from '../support/axe.ts'
import { openChromium } from '../support/chromium.ts'
import { ProviderSession } from '../support/provider-session.ts'
import { siteTexts } from '../support/site-texts.ts'
import { BUILT_SITES, startWorld, type World } from '../support/world.ts'

let world: World
let provider: ProviderSession
beforeAll(async () => {
  world = await startWorld({ sitesDirectory: BUILT_SITES })
  provider = await new ProviderSession(world).signOn()
})
afterAll(() => world.stop())

const PICTURES = process.env.PERGA_PICTURES

/** What axe finds on the page, and its picture where pictures are wanted. */
async function look(page: Page, name: string): Promise<string[]> {
  if (PICTURES !== undefined) {
    const width = page.viewportSize()?.width
    await page.screenshot({ path: `${PICTURES}/${name}-${width}.png`, fullPage: true })
  }
  return axeViolations(page)
}

async function signOnEditor(page: Page, lang: 'el' | 'en'): Promise<void> {
  await page.goto(`${world.origin}/desk/?lang=${lang}`)
  await page.getByRole('combobox').fill('auth')
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: siteTexts(lang)('Continue to your institution') }).click()
  await page.locator('[data-persona="auth.full"]').click()
  await page.locator('form button.main').click()
  await page.waitForURL('**/desk/?lang=*')
}

/** A browser at the desk as the provider. */
async function openAsProvider(width: number) {
  const browser = await openChromium(width)
  await browser.context.addCookies([provider.browserCookie])
  return browser
}

async function choose(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label }).first()
  await field.fill(text)
  await page.getByRole('option', { name: text }).first().click()
}

test('T1 T5 T9: from a new curriculum to a diploma printed from its template', async () => {
  const say = siteTexts('el')
  const editor = await openChromium(1280)
  const { page } = editor
  await signOnEditor(page, 'el')
  await page.goto(`${world.origin}/desk/templates?lang=el`)
  await page
    .getByText(say('You can read everything here. To edit, ask the provider for the credentials of the registry.'))
    .waitFor()

  const desk = await openAsProvider(390)
  await desk.page.goto(`${world.origin}/desk/templates/editors/auth?lang=el`)
  await Promise.all([
    desk.page.waitForResponse((answer) => answer.url().endsWith('/change') && answer.ok()),
    desk.page.getByRole('checkbox').first().check(),
  ])
  const faults = await look(desk.page, 'editors')

  await page.goto(`${world.origin}/desk/templates/curricula/auth?lang=el`)
  await choose(page, say('Department that keeps the archive'), 'Τμήμα Πληροφορικής')
  await page.getByRole('textbox', { name: say('Name in Greek') }).fill('Ιστορία των Υπολογιστών')
  await page.getByRole('textbox', { name: say('Name in English') }).fill('History of Computing')
  await page.getByRole('radio', { name: 'Πτυχίο' }).check()
  await choose(page, say('Add a field of education (ISCED-F 2013)'), '0613')
  faults.push(...(await look(page, 'curricula')))
  await page.getByRole('button', { name: say('Add the curriculum') }).click()
  await page.getByRole('heading', { level: 3, name: 'Ιστορία των Υπολογιστών' }).waitFor()

  await page.goto(`${world.origin}/desk/templates/edit/auth?lang=el`)
  await page.getByRole('button', { name: say('Save the draft') }).click()
  await page.getByRole('alert').getByText(say('Enter the title id.')).waitFor()
  faults.push(...(await look(page, 'edit')))
  await page.getByRole('textbox', { name: say('Title id in the institution’s data') }).fill('999999')
  await page.getByRole('textbox', { name: say('Title in Greek') }).fill('Πτυχίο Ιστορίας των Υπολογιστών')
  await page
    .getByRole('textbox', { name: say('Title in English') })
    .fill('Bachelor’s Degree in the History of Computing')
  await choose(page, say('Issuing department'), 'Τμήμα Πληροφορικής')
  await choose(page, say('Curriculum'), 'Ιστορία των Υπολογιστών')
  await choose(page, say('Level'), '645')
  await choose(page, say('Field of education (ISCED-F 2013)'), '0613')
  await page.getByRole('button', { name: say('Save the draft') }).click()
  await page.getByRole('button', { name: say('Propose for approval') }).click()
  await page.getByText(say('You proposed this; someone else decides.')).waitFor()
  expect(await page.getByRole('button', { name: say('Approve') }).count()).toBe(0)
  faults.push(...(await look(page, 'proposed')))

  await desk.page.goto(`${world.origin}/desk/templates/proposals?lang=el`)
  await desk.page.getByText('Πτυχίο Ιστορίας των Υπολογιστών').first().waitFor()
  faults.push(...(await look(desk.page, 'approval')))
  await desk.page.getByRole('button', { name: say('Approve') }).focus()
  await desk.page.keyboard.press('Enter')
  await desk.page.getByText(say('Nothing is open.')).waitFor()
  await Promise.all([editor.close(), desk.close()])

  const reader = new Reader(world)
  await reader.logIn('hr.aegis')
  const { data } = await reader.read(await new Graduate(world, 'iris').share('aegis'))
  const query = { diploma_index: '0', signature: data[0]?.verificationIdentifier ?? '', language: 'el' }
  const pdf = await reader.browser.request(
    `${world.origin}/api/client/diploma_pdf/QR_x.pdf?${new URLSearchParams(query)}`,
  )
  expect(readPdf(new Uint8Array(await pdf.arrayBuffer())).text).toContain('Πτυχίο Ιστορίας των Υπολογιστών')
  expect(faults).toEqual([])
}, 240_000)

test.each([
  ['el', 390],
  ['en', 1280],
] as const)(
  'T2 T6: the registry is searched and its tree moved about by keyboard (%s, %i px)',
  async (lang, width) => {
    const say = siteTexts(lang)
    const { page, close } = await openAsProvider(width)
    await page.goto(`${world.origin}/desk/templates?lang=${lang}&institution=uniwa`)
    await page.getByRole('textbox').fill('ηλεκτρονικησ')
    await page.keyboard.press('Enter')
    const link = page.getByRole('link', { name: lang === 'el' ? 'Πτυχίο Ηλεκτρονικής' : 'Degree in Electronics' })
    await link.waitFor()
    const faults = await look(page, `search-${lang}`)
    await link.click()
    await page.getByRole('heading', { level: 2, name: say('Approved versions') }).waitFor()
    faults.push(...(await look(page, `template-${lang}`)))
    await page.goto(`${world.origin}/desk/templates/tree/uniwa?lang=${lang}`)
    const diagram = page.getByRole('group', { name: say('Diagram of the tree') })
    await diagram.focus()
    const seen = async () => (await diagram.locator('svg').getAttribute('viewBox'))?.split(' ').map(Number) ?? []
    const atStart = await seen()
    expect(atStart.slice(0, 2)).toEqual([0, 0])
    await page.keyboard.press('+')
    await page.keyboard.press('ArrowDown')
    const [, down = 0, enlarged = 0] = await seen()
    expect([down > 0, enlarged < (atStart[2] ?? 0)]).toEqual([true, true])
    // A finger that goes up or down scrolls the page, enlarged or not.
    const touchAction = "getComputedStyle(document.querySelector('.ui-zoomable__picture')).touchAction"
    expect(await page.evaluate<string>(touchAction)).toBe('pan-y')
    await page.getByRole('button', { name: say('Move right') }).click()
    expect((await seen())[0]).toBeGreaterThan(0)
    await page.getByRole('button', { name: say('Back to the start') }).click()
    expect(await seen()).toEqual(atStart)
    await diagram.hover()
    await page.mouse.wheel(0, 200)
    await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(0)
    expect(await seen()).toEqual(atStart)
    await page.locator('.template-tree summary').first().click()
    faults.push(...(await look(page, `tree-${lang}`)))
    for (const path of ['files/uniwa', 'names']) {
      await page.goto(`${world.origin}/desk/templates/${path}?lang=${lang}`)
      await page.getByRole('heading', { level: 2 }).first().waitFor()
      faults.push(...(await look(page, `${path.replace('/', '-')}-${lang}`)))
    }
    await page.goto(`${world.origin}/institutions/lookup?lang=${lang}`)
    await page.getByRole('textbox').fill(lang === 'el' ? 'ερμης πτερωτος' : 'university')
    await page.getByRole('button', { name: say('Look up') }).click()
    await page.getByRole('heading', { level: 3 }).first().waitFor()
    await page
      .getByRole('heading', { level: 3, name: new RegExp(say('Not recognised: {name}').split(':')[0] ?? '') })
      .first()
      .waitFor()
    faults.push(...(await look(page, `lookup-${lang}`)))
    await close()
    expect(faults).toEqual([])
  },
  240_000,
)
