import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

// The engine is a dependency of the package for Playwright. That package starts a tab of its own for each look,
// which takes five times as long as asking the page itself.
const fromPlaywright = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
const ENGINE = readFileSync(fromPlaywright.resolve('axe-core/axe.min.js'), 'utf8')

// Runs in the page, whose types are not known here.
const LOOK = `axe
  .run(document, { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
  .then(({ violations }) => violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => location.pathname + ' ' + id + ': ' + target.join(' ') + ' ' + html.slice(0, 120))))`

/** What axe finds wrong on the page as it is now, WCAG 2.2 included, as short lines; empty when nothing. */
export async function axeViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(`'axe' in globalThis`))) await page.evaluate(ENGINE)
  return page.evaluate<string[]>(LOOK)
}
