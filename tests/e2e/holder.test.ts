import { readFile } from 'node:fs/promises'
import type { HolderExport } from '@perga/contracts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Reader } from '../support/actors.ts'
import { axeViolations } from '../support/axe.ts'
import { openChromium } from '../support/chromium.ts'
import { Holder } from '../support/holder.ts'
import { BUILT_SITES, startWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ sitesDirectory: BUILT_SITES })
})
afterAll(() => world.stop())

/** Opens a page of the holder's area and logs in at the sandbox tax authority. */
async function enter(page: Page, path: string, userName: string): Promise<void> {
  await page.goto(`${world.origin}/authorization/${path}?lang=en`)
  await page.getByRole('link', { name: 'Log in with your tax account' }).click()
  await page.locator(`[data-persona="${userName}"]`).click()
  await page.locator('[name="approve"]').click()
  await page.waitForURL(`**/authorization/${path}*`)
}

test('G10, G16, G17: the holder sees who opened a link, revokes it, and an open page of the reader fails at its next call', async () => {
  const code = await new Holder(world, 'eleni').share('aegis')
  const reader = new Reader(world)
  await reader.logIn('hr.aegis')
  expect((await reader.read(code)).data).toHaveLength(1)

  const { page, close } = await openChromium(390)
  const faults: string[] = []
  await enter(page, 'consents', 'eleni')
  const item = page.getByRole('button', { name: /Aegis Sample S\.A\./ })
  await item.click()
  await page.getByText(`${world.origin}/o/${code}`).waitFor()
  await page.getByText(/^\d+ .*: 1 degree$/).waitFor()
  await page.getByRole('button', { name: 'Show the QR code' }).click()
  await page.getByRole('img', { name: 'QR code with the link' }).waitFor()
  await page.getByRole('heading', { name: 'Who read your degrees' }).waitFor()
  await page.getByText('By your authorization, with its link').waitFor()
  faults.push(...(await axeViolations(page)))

  await page.getByRole('button', { name: 'Revoke…' }).click()
  await page.getByText(/Your degrees stay valid/).waitFor()
  faults.push(...(await axeViolations(page)))
  await page.getByRole('button', { name: 'Revoke', exact: true }).click()
  await page.getByRole('heading', { name: 'Ended' }).waitFor()
  const start = performance.now()
  expect(await reader.read(code)).toMatchObject({ errorCode: '1', data: [] })
  expect(performance.now() - start).toBeLessThan(1000)
  expect(await page.getByText(`${world.origin}/o/${code}`).count()).toBe(0)
  await close()
  expect(faults).toEqual([])
}, 120_000)

test('G11: the holder sees a degree whole and makes a signed copy that can be checked', async () => {
  const { page, close } = await openChromium()
  await enter(page, 'data', 'eleni')
  await page.getByText('Paradeigmatidou', { exact: true }).waitFor()
  const faults = await axeViolations(page)
  await page.getByRole('button', { name: 'Signed copy to print' }).click()
  const identifier =
    (
      await page
        .getByText(/^[\w-]{80,}\.[\w-]+\.[\w-]+$/)
        .first()
        .textContent()
    )?.trim() ?? ''
  faults.push(...(await axeViolations(page)))
  await page.getByRole('button', { name: 'Back to my degrees' }).click()
  await page.getByRole('heading', { level: 1, name: 'My degrees' }).waitFor()
  await close()
  const reader = new Reader(world)
  await reader.logIn('hr.aegis')
  expect(await reader.verify(identifier)).toMatchObject({ verified: true, match: true })
  expect(faults).toEqual([])
}, 120_000)

test('Y6: everything held is downloaded in one click, and erased after a plain word', async () => {
  await new Holder(world, 'vasiliki').share('aegis')
  const { page, close } = await openChromium()
  await enter(page, 'data', 'vasiliki')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download everything' }).click()
  const file = await (await download).path()
  const exported = JSON.parse(await readFile(file, 'utf8')) as HolderExport
  expect(exported.authorizations).toHaveLength(1)

  await page.getByRole('button', { name: 'Erase everything…' }).click()
  await page.getByText(/All your authorizations end at once/).waitFor()
  const faults = await axeViolations(page)
  await page.getByRole('button', { name: 'Erase everything', exact: true }).click()
  await page.waitForURL(`${world.origin}/?lang=en`)
  await page.goto(`${world.origin}/authorization/data?lang=en`)
  await page.getByRole('link', { name: 'Log in with your tax account' }).waitFor()
  await close()
  expect(faults).toEqual([])
}, 120_000)
