import { type Locale, toLocale } from '@perga/domain'
import type { FastifyInstance } from 'fastify'
import { type Html, html } from '../html.ts'
import { inOtherLanguage, renderPage } from '../page.ts'
import type { Persona } from '../people/person.ts'
import type { StaffPersona } from '../single-sign-on/staff-personas.ts'
import { textFields } from '../text-fields.ts'

const TEXTS = {
  el: {
    title: 'Πρόσωπα του δοκιμαστικού περιβάλλοντος',
    introduction: 'Όλα τα πρόσωπα είναι φανταστικά. Επιλέξτε ένα στη σελίδα σύνδεσης ή πληκτρολογήστε τα στοιχεία του.',
    mailbox: 'Γραμματοκιβώτιο: ό,τι έστειλε η υπηρεσία',
    columns: ['Όνομα χρήστη', 'Κωδικός', 'Ονοματεπώνυμο', 'ΑΦΜ', 'ΑΜΚΑ', 'Τι δείχνει', 'Τίτλοι'],
    staff: 'Προσωπικό ιδρυμάτων',
    staffColumns: ['Όνομα χρήστη', 'Ίδρυμα', 'Ονοματεπώνυμο', 'Τι δείχνει', 'Δικαιώματα'],
  },
  en: {
    title: 'People of the test environment',
    introduction: 'All the people are invented. Choose one on the login page or type the details.',
    mailbox: 'Mailbox: whatever the service has sent',
    columns: ['User name', 'Password', 'Name', 'Tax number', 'Social security number', 'What it shows', 'Degrees'],
    staff: 'Staff of institutions',
    staffColumns: ['User name', 'Institution', 'Name', 'What it shows', 'Entitlements'],
  },
}

/** Whom one can be: people with a tax account, and staff of institutions. */
export type Everybody = { personas: readonly Persona[]; staff: readonly StaffPersona[] }

function row(persona: Persona, locale: Locale): Html {
  const degrees = persona.degrees.map(({ institution, record }) => `${institution} ${record.certificateID ?? ''}`)
  return html`<tr id="${persona.userName}"><th scope="row">${persona.userName}</th><td>${persona.password}</td>
<td>${persona.displayName[locale]}</td><td>${persona.taxNumber}</td>
<td>${persona.registry.map((entry) => `${entry.ssn} (${entry.country})`).join(', ')}</td>
<td>${persona.shows[locale]}</td><td>${degrees.join(', ')}</td></tr>`
}

function staffRow({ userName, institution, displayName, shows, entitlements }: StaffPersona, locale: Locale): Html {
  return html`<tr id="${userName}"><th scope="row">${userName}</th><td>${institution}</td><td>${displayName[locale]}</td>
<td>${shows[locale]}</td><td>${entitlements.map((value) => html`<code>${value}</code><br>`)}</td></tr>`
}

function table(caption: string, columns: readonly string[], rows: readonly Html[]): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table>
<thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`
}

function renderPersonas({ personas, staff }: Everybody, locale: Locale, url: string): string {
  const text = TEXTS[locale]
  const people = personas.map((persona) => row(persona, locale))
  const colleagues = staff.map((persona) => staffRow(persona, locale))
  const content = html`<h1>${text.title}</h1><p>${text.introduction}</p>
<p><a href="/mail?lang=${locale}">${text.mailbox}</a></p>${table(text.title, text.columns, people)}
<h2>${text.staff}</h2>${table(text.staff, text.staffColumns, colleagues)}`
  return renderPage({ title: text.title, locale, otherLanguage: inOtherLanguage(url, locale), content })
}

/** `/personas`: whom one can be and what each shows; JSON when the caller asks for it and not for HTML. */
export function registerPersonaPages(app: FastifyInstance, everybody: Everybody): void {
  const { personas } = everybody
  app.get('/', (_request, reply) => reply.redirect('/personas'))
  app.get('/staff.json', () => everybody.staff)
  app.get('/personas.json', () => personas)
  app.get('/personas', (request, reply) => {
    const accept = request.headers.accept ?? ''
    if (accept.includes('application/json') && !accept.includes('text/html')) return reply.send(personas)
    const locale = toLocale(textFields(request.query).lang)
    return reply.type('text/html; charset=utf-8').send(renderPersonas(everybody, locale, request.url))
  })
}
