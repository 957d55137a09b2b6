import type { Locale } from '@perga/domain'
import { type Html, html } from './html.ts'

const STYLE = `
:root { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif; color: #20242c; background: #f4f4f6 }
body { margin: 0 }
.ribbon { background: #5a2d82; color: #fff; padding: .5rem 1rem; text-align: center }
.bar { display: flex; justify-content: space-between; gap: 1rem; max-width: 60rem; margin: 0 auto; padding: 1rem }
.bar a { color: #4b2470 }
main { max-width: 60rem; margin: 0 auto; padding: 0 1rem 3rem }
.card { background: #fff; border: 1px solid #c9c9d2; border-radius: .5rem; padding: 1rem 1.25rem; margin: 0 0 1rem }
.people { display: grid; grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr)); gap: .75rem; padding: 0; list-style: none }
button { font: inherit; border: 1px solid #4b2470; border-radius: .375rem; background: #fff; color: #3a1a59; padding: .5rem 1rem; cursor: pointer }
button.main { background: #4b2470; color: #fff }
button:focus-visible, a:focus-visible, input:focus-visible { outline: 3px solid #c06a00; outline-offset: 2px }
.people button { width: 100%; height: 100%; text-align: start }
small { display: block; color: #4d4f59 }
label { display: block; margin: .5rem 0 .25rem }
input { font: inherit; padding: .5rem; border: 1px solid #6b6d78; border-radius: .375rem; width: min(100%, 22rem); box-sizing: border-box }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1rem }
.error { border-color: #a40000; color: #a40000 }
table { border-collapse: collapse; width: 100%; background: #fff } th, td { border: 1px solid #c9c9d2; padding: .4rem .6rem; text-align: start; vertical-align: top }
.scroll { overflow-x: auto }
.mails { padding: 0; list-style: none; overflow-wrap: anywhere } .mail { box-sizing: border-box; width: 100%; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit } iframe.mail { height: 24rem; border: 1px solid #c9c9d2; background: #fff } .facts { width: auto } .facts th { white-space: nowrap }
`

const RIBBON = {
  el: 'Περιβάλλον δοκιμών: φανταστικά πρόσωπα, κανένα πραγματικό στοιχείο.',
  en: 'Test environment: invented people, no real data.',
}

/** One page of the sandbox: what to call it, its language and the same page in the other language. */
export type Page = { title: string; locale: Locale; otherLanguage: string; content: Html }

/** The whole document, in the sandbox's own neutral look, without scripts. */
export function renderPage({ title, locale, otherLanguage, content }: Page): string {
  const other = locale === 'el' ? { lang: 'en', name: 'English' } : { lang: 'el', name: 'Ελληνικά' }
  return html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${{ markup: STYLE }}</style></head>
<body><div class="ribbon" role="note">${RIBBON[locale]}</div>
<div class="bar"><strong>${title}</strong><a href="${otherLanguage}" lang="${other.lang}" hreflang="${other.lang}">${other.name}</a></div>
<main>${content}</main></body></html>`.markup
}

/** The address `path`, asked for in the other language than `locale`. */
export function inOtherLanguage(path: string, locale: Locale): string {
  const url = new URL(path, 'http://sandbox.invalid')
  url.searchParams.set('lang', locale === 'el' ? 'en' : 'el')
  return url.pathname + url.search
}
