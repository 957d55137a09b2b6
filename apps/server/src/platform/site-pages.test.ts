import { expect, test } from 'vitest'
import { pageFinder } from './site-pages.ts'

const drawn = (path: string) => ({ el: `prerendered/el${path}.html`, en: `prerendered/en${path}.html` })
const find = pageFinder([
  {
    base: '/',
    entry: 'index.html',
    patterns: ['/', '/terms', '/v', '/organisation', '/organisation/:token', '/organisation/login'],
    pages: { '/': drawn('/index'), '/terms': drawn('/terms'), '/organisation/login': drawn('/organisation/login') },
    notFound: drawn('/not-found'),
  },
  { base: '/desk', entry: 'desk/index.html', patterns: ['/requests/:id'], pages: {}, notFound: null },
])
const page = (url: string, languageCookie?: string) => find({ url, languageCookie })

test('P7: the lang query wins over the cookie', () => {
  expect(page('/terms?lang=en', 'el').file).toBe('prerendered/en/terms.html')
  expect(page('/terms?lang=el', 'en').file).toBe('prerendered/el/terms.html')
})

test('P7: without a query the cookie that mirrors the session decides, and without a cookie Greek', () => {
  expect(page('/terms', 'en')).toEqual({ file: 'prerendered/en/terms.html', locale: 'en', status: 200 })
  expect(page('/terms')).toEqual({ file: 'prerendered/el/terms.html', locale: 'el', status: 200 })
})

test.each(['fr', 'EN', 'el-GR', '1', "'"])('P7: any value but el and en becomes en: %s', (value) => {
  expect(page(`/terms?lang=${value}`, 'el').locale).toBe('en')
  expect(page('/terms', value).locale).toBe('en')
})

test('P7: the first of several lang values counts, and an empty one is Greek, as in the browser', () => {
  expect(page('/terms?lang=el&lang=en').locale).toBe('el')
  expect(page('/terms?lang=', 'en').locale).toBe('el')
})

test('an address that no route of the site knows is 404 with the page that says so', () => {
  expect(page('/nowhere', 'en')).toEqual({ file: 'prerendered/en/not-found.html', locale: 'en', status: 404 })
  expect(page('/terms/more').status).toBe(404)
  expect(page('/desk/nowhere')).toMatchObject({ file: 'desk/index.html', status: 404 })
  expect(page('/deskless').file).toBe('prerendered/el/not-found.html')
})

test('a page with a parameter is drawn by the browser', () => {
  expect(page('/organisation/ABC')).toMatchObject({ file: 'index.html', status: 200 })
  expect(page('/desk/requests/7')).toMatchObject({ file: 'desk/index.html', status: 200 })
  expect(page('/v')).toMatchObject({ file: 'index.html', status: 200 })
})

test('a page that is drawn is not served where a query asks for more than a language', () => {
  expect(page('/organisation/login?failed=1')).toMatchObject({ file: 'index.html', status: 200 })
})

test('a slash at the end and capital letters lead to the same page', () => {
  expect(page('/terms/').file).toBe('prerendered/el/terms.html')
  expect(page('/Terms').file).toBe('prerendered/el/terms.html')
  expect(page('//').file).toBe('prerendered/el/index.html')
})

test('an address is read as the browser reads it, and one that is no text is unknown', () => {
  expect(page('/%74erms').file).toBe('prerendered/el/terms.html')
  expect(page('/%E0%A4%A').status).toBe(404)
  expect(page('/organisation/%E0%A4%A').status).toBe(200)
  expect(page('/organisation%2Flogin').status).toBe(404)
})

test('a path is no pattern: names of object members and dots are ordinary text', () => {
  expect(page('/constructor').status).toBe(404)
  expect(page('/__proto__').status).toBe(404)
  expect(page('/organisation/constructor')).toMatchObject({ file: 'index.html', status: 200 })
  expect(page('/term.').status).toBe(404)
})
