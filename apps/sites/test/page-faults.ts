import type { Page } from 'playwright-core'

const NARROWEST = 320

/** What does not fit: sideways scrolling of the page, cut content, text that leaves its box. Empty when all fits. */
export const overflowFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const name = (element: Element) => `${element.tagName}.${element.className} “${element.textContent?.slice(0, 40)}”`
    const mayScroll = (element: Element) =>
      element.matches('pre, svg') || element.querySelector('table, pre, svg, img') !== null
    const boxes = 'button, .ui-button, label, legend, p, li, dt, dd, th, td, h1, h2, h3, h4'
    const isText = (element: Element) => element.matches(boxes) && element.closest('pre, table') === null
    const verdicts = [
      ['cut at the side', /hidden|clip/, () => true],
      ['scrolls sideways', /auto|scroll/, (element: Element) => !mayScroll(element)],
      ['leaves its box', /visible/, isText],
    ] as const
    const sideways = (element: HTMLElement, overflow: string): string | null => {
      if (element.scrollWidth <= element.clientWidth + 1 || element.clientWidth <= 1) return null
      return verdicts.find(([, overflows, isFault]) => overflows.test(overflow) && isFault(element))?.[0] ?? null
    }
    const isCutBelow = (element: HTMLElement, overflow: string) =>
      /hidden|clip/.test(overflow) && element.clientHeight > 1 && element.scrollHeight > element.clientHeight + 2
    const faultOf = (element: HTMLElement): string | null => {
      const { overflowX, overflowY } = getComputedStyle(element)
      const fault = sideways(element, overflowX) ?? (isCutBelow(element, overflowY) ? 'cut below' : null)
      return fault === null ? null : `${fault}: ${name(element)}`
    }
    const faults: string[] = []
    const excess = document.documentElement.scrollWidth - innerWidth
    if (excess > 0) faults.push(`the page is ${excess} px wider than the window`)
    for (const element of document.querySelectorAll<HTMLElement>(
      'body *:not(svg, svg *, input, textarea, .ui-visually-hidden)',
    )) {
      const fault = element instanceof HTMLElement && element.offsetParent !== null ? faultOf(element) : null
      if (fault !== null) faults.push(fault)
    }
    return faults
  })

/** Everything that the keyboard reaches must show that it has the focus. Presses Tab once, so that focus counts as the keyboard's. */
export async function focusFaults(page: Page): Promise<string[]> {
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const stops = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    const isThere = (element: HTMLElement) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled')
    const faults: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>(stops)) {
      if (!isThere(element)) continue
      element.focus({ preventScroll: true })
      // Some controls hand the focus on, or go away when it leaves another one.
      if (document.activeElement !== element) continue
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      const isSeen = (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
      if (!isSeen) faults.push(`no visible focus: ${element.outerHTML.slice(0, 100)}`)
    }
    return faults
  })
}

/** With forced colours backgrounds vanish: what is pressed or filled in must still have an edge, a line or a drawing. */
export const shapeFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hasEdge = (element: Element) => {
      const style = getComputedStyle(element)
      const isLined = style.textDecorationLine.includes('underline')
      return (
        isLined ||
        ['Top', 'Bottom', 'Left'].some(
          (side) => Number.parseFloat(style.getPropertyValue(`border-${side.toLowerCase()}-width`)) > 0,
        )
      )
    }
    const controls =
      'main button, main .ui-button, main input:not([type="checkbox"], [type="radio"], [type="file"]), main textarea, main select'
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter(
        (control) =>
          control.checkVisibility() && !hasEdge(control) && control.querySelector('svg, [aria-hidden]') === null,
      )
      .map((control) => `no shape with forced colours: ${control.outerHTML.slice(0, 100)}`)
  })

/** What is lost when text is twice as large, or set as wide apart as WCAG 1.4.12 asks. */
export async function largeTextFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const [name, style] of LARGE_TEXT) {
    await page.evaluate((change) => Object.assign(document.documentElement.style, change), style)
    faults.push(...(await overflowFaults(page)).map((fault) => `${name}: ${fault}`))
    await page.evaluate(() => document.documentElement.removeAttribute('style'))
  }
  return faults
}

const LARGE_TEXT = [
  ['text at 200 %', { fontSize: '200%' }],
  ['wide spacing', { letterSpacing: '0.12em', wordSpacing: '0.16em', lineHeight: '1.5' }],
] as const

/** A window of 1280 px zoomed to 400 % is 320 px wide: everything must fit in one column. */
export async function zoomFaults(page: Page): Promise<string[]> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: NARROWEST, height: 640 })
  const faults = await overflowFaults(page)
  if (size !== null) await page.setViewportSize(size)
  return faults.map((fault) => `at 400 %: ${fault}`)
}
