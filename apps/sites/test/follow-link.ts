import type { Page } from 'playwright-core'

/** Follows an address inside the site, as a link on a page does: nothing is loaded anew. */
export async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href })
    document.body.append(link)
    link.click()
    link.remove()
  }, path)
}

/** The same, to a page with another heading, which is there in the end. */
export async function followToOtherPage(page: Page, path: string): Promise<void> {
  const before = await page.locator('h1').textContent()
  await followLink(page, path)
  await page.waitForFunction((left) => ![undefined, left].includes(document.querySelector('h1')?.textContent), before)
}
