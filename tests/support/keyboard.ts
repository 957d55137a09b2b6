import type { Locator, Page } from 'playwright-core'

const MOST_STOPS = 80

/** Presses Tab until the focus is on `target` and can be seen there; throws when the keyboard never reaches it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await hasFocus(page, target)) return refuseUnseenFocus(page, target)
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard never reached ${target}`)
}

/** Goes to `target` by Tab and presses `key` there. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Goes to a field by Tab and types. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

/** Whether the focus is on `target`. */
export async function hasFocus(page: Page, target: Locator): Promise<boolean> {
  return (await target.and(page.locator(':focus')).count()) > 0
}

// A text, because it runs in the page, whose names are unknown here.
const FOCUS_IS_SEEN = `(() => {
  const { outlineStyle, boxShadow } = getComputedStyle(document.activeElement)
  return outlineStyle !== 'none' || boxShadow !== 'none'
})()`

async function refuseUnseenFocus(page: Page, target: Locator): Promise<void> {
  if ((await page.evaluate(FOCUS_IS_SEEN)) !== true) throw new Error(`nothing shows that the focus is on ${target}`)
}

/** Logs in at the sandbox tax authority by keyboard. */
export async function passTaxLoginByKeyboard(page: Page, userName: string): Promise<void> {
  await press(page, page.locator(`[data-persona="${userName}"]`))
  await press(page, page.locator('[name="approve"]'))
}
