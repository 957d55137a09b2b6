import type { Locale } from '@perga/domain'
import type { ConformanceReport, RuleReport } from './conformance-report.ts'
import { badgeOf } from './print-text-report.ts'
import { REPORT_TEXTS, VERDICT_TEXTS } from './report-texts.ts'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const STYLE = `body{font:1rem/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;color:#20242c}
.badge{border:2px solid;padding:.5rem 1rem;font-weight:bold}.good{color:#006736}.bad{color:#b60202}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{border:1px solid #8a8c96;padding:.4rem .6rem;text-align:start;vertical-align:top}
.failed{background:#fdecec}.advice{background:#fff6e0}.untested{background:#f1f1f4}`

function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
}

function printRow({ id, clause, title, verdict, evidence, mend }: RuleReport, locale: Locale): string {
  const needsMending = verdict === 'failed' || verdict === 'advice'
  const cells = [clause, VERDICT_TEXTS[verdict][locale], evidence[locale], needsMending ? mend[locale] : ''].map(
    (text) => `<td>${escapeMarkup(text)}</td>`,
  )
  return `<tr id="${escapeMarkup(id)}" class="${verdict}"><th scope="row">${escapeMarkup(title[locale])}</th>${cells.join('')}</tr>`
}

/** The report as one HTML page without scripts. */
export function printHtmlReport(report: ConformanceReport, locale: Locale): string {
  const title = escapeMarkup(REPORT_TEXTS.title[locale])
  const columns = (['rule', 'clause', 'verdict', 'evidence', 'mend'] as const).map(
    (name) => `<th scope="col">${escapeMarkup(REPORT_TEXTS[name][locale])}</th>`,
  )
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>
<p>${escapeMarkup(REPORT_TEXTS.address[locale])}: ${escapeMarkup(report.address)}<br>${escapeMarkup(REPORT_TEXTS.checkedAt[locale])}: ${escapeMarkup(report.checkedAt)}</p>
<p class="badge ${report.outcome === 'conforms' ? 'good' : 'bad'}">${escapeMarkup(badgeOf(report, locale))}</p>
<div class="scroll" tabindex="0" role="region" aria-label="${title}"><table><thead><tr>${columns.join('')}</tr></thead>
<tbody>${report.rules.map((rule) => printRow(rule, locale)).join('\n')}</tbody></table></div></main></body></html>
`
}
