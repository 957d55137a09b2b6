import type { Page } from 'playwright-core'
import { openChromium } from '../tests/support/chromium.ts'
import { atMost, type Figure } from './figures.ts'
import { bestOfThree } from './rate.ts'

const OPTIONS = 300
const SLOWER = 4

/** The worst interaction with the organisation picker: 300 organisations, a processor four times slower. */
export async function measureInteraction(origin: string): Promise<Figure> {
  const value = await bestOfThree(
    () => worstInteraction(origin),
    (duration) => -duration,
  )
  const goal = `worst interaction, ${OPTIONS} options, ${SLOWER}× slower processor`
  return atMost({ goal, value, target: 150, unit: 'ms' })
}

async function worstInteraction(origin: string): Promise<number> {
  const { page, close } = await openChromium(390)
  try {
    await page.route('**/api/user/clients/*', (route) => route.fulfill({ json: organisations() }))
    await page.goto(`${origin}/graduate?lang=en`)
    await page.getByRole('combobox').waitFor()
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.evaluate(WATCH)
    await choose(page)
    return Math.max(...(await interactions(page)))
  } finally {
    await close()
  }
}

const organisations = () =>
  Array.from({ length: OPTIONS }, (_, index) => {
    const name = `Δήμος Υπόδειγμα ${index + 1}`
    return {
      ...{ id: String(index), name: `municipality-${index}`, kind: 'named' },
      ...{ display_name: name, display_name_el: name, display_name_en: `Municipality ${index + 1}` },
    }
  })

/** Types, walks with the arrows, chooses, opens again and empties: what a reader does, at a reader's pace. */
async function choose(page: Page): Promise<void> {
  const field = page.getByRole('combobox')
  await field.click()
  for (const key of ['m', 'u', 'n', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter']) await press(page, key)
  for (const key of ['Backspace', 'ArrowDown', 'End', 'Home', 'ArrowDown', 'Enter']) await press(page, key)
  await page.waitForTimeout(1000)
}

async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key)
  await page.waitForTimeout(250)
}

/** Notes how long each interaction lasts, from the key to the next frame; 16 ms is the shortest that the browser tells. */
const WATCH = `
  window.noticedInteractions = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) noticedInteractions.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 })
`

/** Throws where nothing was noticed: a figure of nothing would always be good. */
async function interactions(page: Page): Promise<number[]> {
  const noticed = await page.evaluate<number[]>('noticedInteractions')
  if (noticed.length === 0) throw new Error('no interaction was noticed')
  return noticed
}
