import { expect, test } from 'vitest'
import { fillPage } from './page-html.ts'

const TEMPLATE = `<!doctype html>
<html lang="el">
  <head>
    <title>Site</title>
    <script type="module" crossorigin src="/assets/entry.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/entry.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`
const parts = { scripts: ['assets/entry.js', 'assets/page.js'], styles: ['assets/entry.css', 'assets/page.css'] }
const draw = (content: string, path: string | null = '/terms') =>
  fillPage(TEMPLATE, { path, locale: 'en', html: `<title>Terms &amp; more</title><main>${content}</main>`, parts })

test('a drawn page stands in the root, its title in the head, under its own language', () => {
  const html = draw('<h1>Terms</h1>')
  expect(html).toContain('<html lang="en">')
  expect(html).toContain('<div id="root"><main><h1>Terms</h1></main></div>')
  expect(html.match(/<title>.*<\/title>/g)).toEqual(['<title>Terms &amp; more</title>'])
})

test('what the page needs is named once, after what the site needs, and scripts give way to styles', () => {
  const html = draw('<h1>Terms</h1>')
  expect(html.match(/entry\.js|page\.js/g)).toEqual(['entry.js', 'page.js'])
  expect(html.indexOf('entry.css')).toBeLessThan(html.indexOf('page.css'))
  expect(html).toContain('<script type="module" fetchpriority="low" crossorigin src="/assets/entry.js">')
  expect(html).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/page.js" />')
})

test('the description is the introduction, else the first sentence that is long enough, else the title', () => {
  const description = (content: string) => /name="description" content="([^"]*)"/.exec(draw(content))?.[1]
  const long = 'The <b>service</b> is free of charge for everyone.'
  expect(description(`<p>Before the heading stands no introduction.</p><h1>Terms</h1><p>${long}</p>`)).toBe(
    'The service is free of charge for everyone.',
  )
  expect(description(`<h1>Terms</h1><ol><li>Short</li><li>${long}</li></ol>`)).toContain('free of charge')
  expect(description('<h1>Terms</h1>')).toBe('Terms &amp; more')
  const cut = description(`<h1>Terms</h1><p class="page__intro">${'word '.repeat(60)}</p>`)
  expect(cut).toMatch(/^(word )+word…$/)
  expect(cut?.length).toBeLessThanOrEqual(160)
})

test('a page without a title or a heading ends the build', () => {
  expect(() => draw('<p>Nothing</p>')).toThrow('it has no title or no heading')
})
