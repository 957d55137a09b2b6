import type { Locale } from '@perga/domain'
import { toLocale } from '@perga/domain'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Html, html } from '../html.ts'
import { inOtherLanguage, renderPage } from '../page.ts'
import { textFields } from '../text-fields.ts'
import type { Mailbox, ReceivedMail } from './mailbox.ts'

const TEXTS = {
  el: {
    list: 'Γραμματοκιβώτιο του δοκιμαστικού περιβάλλοντος',
    introduction: 'Εδώ καταλήγει όλη η αλληλογραφία της υπηρεσίας. Τίποτε δεν φεύγει από αυτόν τον υπολογιστή.',
    none: 'Δεν έχει φτάσει ακόμη κανένα μήνυμα.',
    noSubject: '(χωρίς θέμα)',
    headers: { from: 'Αποστολέας', to: 'Παραλήπτης', at: 'Ώρα' },
    text: 'Κείμενο',
    html: 'Όπως το δείχνει ένα πρόγραμμα αλληλογραφίας',
    back: 'Όλα τα μηνύματα',
    missing: 'Το μήνυμα δεν υπάρχει',
    people: 'Πρόσωπα του δοκιμαστικού περιβάλλοντος',
  },
  en: {
    list: 'Mailbox of the test environment',
    introduction: 'All the mail of the service ends here. Nothing leaves this computer.',
    none: 'No message has arrived yet.',
    noSubject: '(no subject)',
    headers: { from: 'From', to: 'To', at: 'Time' },
    text: 'Text',
    html: 'As a mail program shows it',
    back: 'All messages',
    missing: 'There is no such message',
    people: 'People of the test environment',
  },
}

// A message is somebody else's text: no script of it runs and nothing that it names is fetched.
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; base-uri 'none'"

/** `/mail` and `/mail/{id}`: what the service has sent, newest first; `/mail.json` for programs. */
export function registerMailPages(app: FastifyInstance, mailbox: Mailbox): void {
  app.get('/mail.json', () => mailbox.received)
  app.get('/mail', (request, reply) => {
    const locale = toLocale(textFields(request.query).lang)
    const content = listContent([...mailbox.received].reverse(), locale)
    return send(reply, { title: TEXTS[locale].list, locale, url: request.url, content })
  })
  app.get<{ Params: { id: string } }>('/mail/:id', (request, reply) => {
    const locale = toLocale(textFields(request.query).lang)
    const mail = mailbox.received.find(({ id }) => String(id) === request.params.id)
    const title = mail === undefined ? TEXTS[locale].missing : mail.subject || TEXTS[locale].noSubject
    const content = mail === undefined ? missingContent(locale) : mailContent(mail, locale)
    return send(reply.code(mail === undefined ? 404 : 200), { title, locale, url: request.url, content })
  })
}

function send(reply: FastifyReply, page: { title: string; locale: Locale; url: string; content: Html }) {
  const { title, locale, url, content } = page
  reply.header('content-security-policy', POLICY).header('cache-control', 'no-store')
  return reply
    .type('text/html; charset=utf-8')
    .send(renderPage({ title, locale, otherLanguage: inOtherLanguage(url, locale), content }))
}

function listContent(mails: readonly ReceivedMail[], locale: Locale): Html {
  const text = TEXTS[locale]
  const items = mails.map(
    (mail) => html`<li class="card"><a href="/mail/${mail.id}?lang=${locale}">${mail.subject || text.noSubject}</a>
<small>${mail.to.join(', ')} · ${moment(mail.receivedAt, locale)}</small></li>`,
  )
  return html`<h1>${text.list}</h1><p>${text.introduction}</p>
${mails.length === 0 ? html`<p class="card">${text.none}</p>` : html`<ul class="mails">${items}</ul>`}
<p><a href="/personas?lang=${locale}">${text.people}</a></p>`
}

function mailContent(mail: ReceivedMail, locale: Locale): Html {
  const text = TEXTS[locale]
  const facts = [
    [text.headers.from, mail.from],
    [text.headers.to, mail.to.join(', ')],
    [text.headers.at, moment(mail.receivedAt, locale)],
  ]
  // A frame without any permission: it renders, and can do nothing else.
  const rendered =
    mail.html === null
      ? null
      : html`<h2>${text.html}</h2><iframe class="mail" sandbox="" title="${text.html}" srcdoc="${mail.html}"></iframe>`
  return html`<h1>${mail.subject || text.noSubject}</h1>
<table class="facts"><tbody>${facts.map(([name, value]) => html`<tr><th scope="row">${name ?? ''}</th><td>${value ?? ''}</td></tr>`)}</tbody></table>
<h2>${text.text}</h2><pre class="card mail" tabindex="0">${mail.text}</pre>${rendered}
<p><a href="/mail?lang=${locale}">${text.back}</a></p>`
}

function missingContent(locale: Locale): Html {
  return html`<h1>${TEXTS[locale].missing}</h1><p><a href="/mail?lang=${locale}">${TEXTS[locale].back}</a></p>`
}

function moment(time: string, locale: Locale): string {
  const form = { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Athens' } as const
  return new Intl.DateTimeFormat(locale === 'el' ? 'el-GR' : 'en-GB', form).format(new Date(time))
}
