import { LOCALES, type Locale } from '@perga/domain'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { siteTexts } from '../../../tests/support/site-texts.ts'
import { siteSettings } from '../shell/site-settings.ts'
import { followLink, followToOtherPage } from './follow-link.ts'
import { CODE, EXPIRES_AT, loggedOut } from './mock-answers.ts'
import type { MockSite } from './mock-site.ts'
import { openJourneys } from './site-journey.ts'

const journey = openJourneys()
const IDENTIFIER = 'c2ln.YXVkaXQ.Y2xpZW50'
const anonymous = { 'GET /api/client/get_auth_data': () => ({ body: loggedOut }) }
const linkOf = () => ({
  body: { token: CODE, expires_at: EXPIRES_AT, email: null, display_name: 'Δήμος Αλιμούντος' },
})
const tokenCalls = ({ calls }: MockSite) => calls.filter(({ path }) => path === '/api/user/token').length
const failing = () => ({ status: 500, body: 'x', type: 'text/plain' })

interface Route {
  readonly path: string
  /** Where the visitor ends, if not there. */
  readonly leadsTo?: string
  /** The heading, which also begins the title of the document; a text of the catalogues. Articles have their own test. */
  readonly heading?: string
}

// Spec 2 §2.1 in matching order, its areas opened up by spec 1 §2 in theirs. The organisation's area is seen logged in.
const ROUTES: readonly Route[] = [
  { path: `/v#${IDENTIFIER}`, leadsTo: `/organisation/verify#${IDENTIFIER}` },
  { path: '/graduate/menu', heading: 'Services for degree holders' },
  { path: '/graduate', heading: 'Who do you want to authorize?' },
  { path: '/graduate/2', heading: 'Before you authorize' },
  { path: '/graduate/complete', heading: 'Your link is ready' },
  { path: '/organisation/menu', heading: 'Services for organisations' },
  { path: '/organisation', heading: 'Degrees through Authorization' },
  { path: `/organisation/${CODE}`, heading: 'Degrees through Authorization' },
  { path: '/organisation/verify', heading: 'Signature Validity Verification' },
  { path: '/organisation/check', heading: 'Ex-Officio Degree Check' },
  { path: '/organisation/login', leadsTo: '/organisation/menu' },
  { path: `/organisation/login?token=${CODE}`, leadsTo: `/organisation/${CODE}` },
  { path: '/organisation/login?next=%2Forganisation%2Fverify', leadsTo: '/organisation/verify' },
  { path: '/organisation/login/error', heading: 'Login Failed!' },
  { path: '/organisation/logout', heading: 'You have logged out' },
  { path: '/organisation/logout?taxis=1', heading: 'You have logged out' },
  { path: `/o/${CODE}`, leadsTo: `/organisation/${CODE}` },
  { path: '/error', heading: 'Oops! Something went wrong' },
  { path: '/institutions', heading: 'Participating institutions' },
  { path: '/beta-institutions', heading: 'Participating institutions – beta adopters' },
  { path: '/terms' },
  { path: '/documentation/organisations' },
  { path: '/documentation/institutions' },
  { path: '/documentation/developers' },
  { path: '/news/jades' },
  { path: '/news/jades/blueprints' },
  { path: '/news/ebsi' },
  { path: '/news/ebsi-video' },
  { path: '/news/blueprints' },
  { path: '/news/emrex' },
  { path: '/documentation', heading: 'Documentation' },
  { path: '/', heading: 'Your degree, digital and trusted' },
  { path: '/nowhere', heading: 'Page not found' },
]

const addressOf = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url())
  return pathname + search + hash
}

async function seeRoute(page: Page, { path, leadsTo = path, heading }: Route, locale: Locale) {
  await (heading === undefined && leadsTo === path ? followToOtherPage : followLink)(page, path)
  await expect.poll(() => addressOf(page)).toBe(leadsTo)
  const name = siteSettings.serviceName[locale]
  await page.waitForFunction((end) => document.title === `${document.querySelector('h1')?.textContent} – ${end}`, name)
  if (heading === undefined) return
  await page.getByRole('heading', { level: 1, name: siteTexts(locale)(heading), exact: true }).waitFor()
}

test.each(LOCALES)(
  'spec 2 §2.1, spec 1 §2: every route has its page, heading and title, or leads on (%s)',
  async (locale) => {
    const { page, site } = journey()
    await page.goto(`${site.origin}/nowhere?lang=${locale}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(() => sessionStorage.setItem('clientId', 'alimounta'))
    for (const route of ROUTES) await seeRoute(page, route, locale)
  },
)

test('spec 1 §2: who is not logged in is sent to the login with the way back, and nobody needs a login elsewhere', async () => {
  const { page, site } = journey()
  site.answer(anonymous)
  await page.goto(`${site.origin}/organisation/menu?lang=en`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const guarded = [
    { path: '/organisation', leadsTo: '/organisation/login?next=%2Forganisation' },
    { path: `/organisation/${CODE}`, leadsTo: `/organisation/login?token=${CODE}` },
    { path: '/organisation/verify', leadsTo: '/organisation/login?next=%2Forganisation%2Fverify' },
    { path: '/organisation/check', leadsTo: '/organisation/login?next=%2Forganisation%2Fcheck' },
  ]
  for (const route of guarded) await seeRoute(page, { ...route, heading: 'Login for organisations' }, 'en')
  const open = ROUTES.filter(
    ({ path, leadsTo }) => leadsTo === undefined && !/^\/organisation($|\/(verify|check|7))|^\/graduate\/2/.test(path),
  )
  for (const route of open) await seeRoute(page, route, 'en')
})

test('spec 1 §2: a token that cannot be fetched leads to /error, whose two ways lead home and back', async () => {
  const { page, site } = journey()
  site.answer({ 'GET /api/user/token': failing })
  await page.goto(`${site.origin}/graduate/menu?lang=en`)
  await followLink(page, '/graduate/complete')
  await page.waitForURL('**/error')
  expect(await page.getByRole('link', { name: 'Return to Homepage' }).getAttribute('href')).toBe('/')
  const retry = page.getByRole('button', { name: 'Try Again' })
  await retry.click()
  await expect.poll(() => tokenCalls(site)).toBe(2)
  await page.waitForURL('**/error')
  site.answer({ 'GET /api/user/token': linkOf })
  await page.reload()
  await retry.click()
  await page.waitForURL('**/graduate/complete')
  await page.getByRole('heading', { level: 1, name: 'Your link is ready' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Services for degree holders' }).waitFor()
})

test('P9: where no page has failed, trying again leads home', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/error?lang=en`)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your degree, digital and trusted' }).waitFor()
  expect(addressOf(page)).toBe('/')
})

test('spec 1 §4: results hide the form, and a new search brings it back', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/organisation?lang=en`)
  const form = page.getByRole('textbox', { name: 'Authorization code or link' })
  await form.fill(CODE)
  await form.press('Enter')
  await page.getByText('Download until').waitFor()
  expect(await form.count()).toBe(0)
  await page.getByRole('button', { name: 'New search' }).click()
  await form.waitFor()
})
