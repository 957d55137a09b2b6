import type { Page } from 'playwright-core'
import { checkGoodDay } from './check-answers.ts'
import { CODE, loggedOut } from './mock-answers.ts'
import type { Screen } from './screen.ts'

const openMenu = (page: Page) => page.locator('.menu-button').click()
const copyFirst = (page: Page) =>
  page
    .locator('main .ui-copy button, main button', { hasText: /Copy|Αντιγραφή/ })
    .first()
    .click()
const anonymous = { 'GET /api/client/get_auth_data': () => ({ body: loggedOut }) }

/** Screens with something opened, pressed or announced. */
export const OPEN_SCREENS: Record<string, Screen> = {
  'mobile menu, logged in': { path: '/organisation/menu', act: openMenu, isNarrow: true, isFleeting: true },
  'mobile menu, nobody logged in': { path: '/', answers: anonymous, act: openMenu, isNarrow: true, isFleeting: true },
  'documentation contents on a narrow screen': {
    path: '/documentation/institutions',
    act: (page) => page.locator('.guide__toggle').click(),
    isNarrow: true,
    isFleeting: true,
  },
  'documentation, another category open': {
    path: '/documentation/developers',
    act: async (page) => {
      const contents = page.locator('.guide__toggle')
      if (await contents.isVisible()) await contents.click()
      await page.locator('.guide__category').last().click()
    },
  },
  'documentation, scrolled': {
    path: '/documentation/institutions',
    act: (page) => page.locator('#ins_fieldsview').evaluate((heading) => heading.scrollIntoView()),
  },
  'institution card open': {
    path: '/institutions',
    act: (page) => page.locator('main [aria-expanded]').first().click(),
    isNarrow: true,
    isFleeting: true,
  },
  'link copied': { path: '/graduate/complete', act: copyFirst, isFleeting: true },
  'identifier copied': {
    path: `/organisation/${CODE}`,
    act: async (page) => {
      await page.locator('main [aria-expanded]').first().click()
      await copyFirst(page)
    },
    isFleeting: true,
  },
  'mail text copied': { path: '/documentation/organisations', act: copyFirst, isFleeting: true },
  'organisation chosen': {
    path: '/graduate',
    act: async (page) => {
      await page.getByRole('combobox').fill('alimounta')
      await page.getByRole('option').first().click()
    },
  },
  'check, institutions open': {
    path: '/organisation/check',
    answers: checkGoodDay,
    act: (page) => page.locator('#check-institution').press('ArrowDown'),
  },
  'news: cross-border scenario': { path: '/news/ebsi' },
  'news: pilot video': { path: '/news/ebsi-video' },
  'news: EMREX': { path: '/news/emrex' },
  'news: blueprints': { path: '/news/blueprints' },
  'guide for verifiers': { path: '/guides/verifiers' },
  'logged out, tax account still open': { path: '/organisation/logout', answers: anonymous },
  'login with a code': { path: `/organisation/login?token=${CODE}`, answers: anonymous },
  'login, server failing': {
    path: '/organisation/login',
    answers: { ...anonymous, 'GET /api/client/login': () => ({ status: 500, body: 'x', type: 'text/plain' }) },
    act: (page) => page.locator('main button').first().click(),
  },
}
