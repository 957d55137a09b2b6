import { type Locale, toLocale } from '@perga/domain'
import type { FastifyInstance } from 'fastify'
import { type Html, html } from '../html.ts'
import { inOtherLanguage, renderPage } from '../page.ts'
import type { Persona } from '../people/person.ts'
import { textFields } from '../text-fields.ts'

const TEXTS = {
  el: {
    title: 'Πρόσωπα του δοκιμαστικού περιβάλλοντος',
    introduction: 'Όλα τα πρόσωπα είναι φανταστικά. Επιλέξτε ένα στη σελίδα σύνδεσης ή πληκτρολογήστε τα στοιχεία του.',
    columns: ['Όνομα χρήστη', 'Κωδικός', 'Ονοματεπώνυμο', 'ΑΦΜ', 'ΑΜΚΑ', 'Τι δείχνει', 'Τίτλοι'],
  },
  en: {
    title: 'People of the test environment',
    introduction: 'All the people are invented. Choose one on the login page or type the details.',
    columns: ['User name', 'Password', 'Name', 'Tax number', 'Social security number', 'What it shows', 'Degrees'],
  },
}

function row(persona: Persona, locale: Locale): Html {
  const degrees = persona.degrees.map(({ institution, record }) => `${institution} ${record.certificateID ?? ''}`)
  return html`<tr id="${persona.userName}"><th scope="row">${persona.userName}</th><td>${persona.password}</td>
<td>${persona.displayName[locale]}</td><td>${persona.taxNumber}</td>
<td>${persona.registry.map((entry) => `${entry.ssn} (${entry.country})`).join(', ')}</td>
<td>${persona.shows[locale]}</td><td>${degrees.join(', ')}</td></tr>`
}

function renderPersonas(personas: readonly Persona[], locale: Locale, url: string): string {
  const text = TEXTS[locale]
  const content = html`<h1>${text.title}</h1><p>${text.introduction}</p>
<div class="scroll" tabindex="0" role="region" aria-label="${text.title}"><table>
<thead><tr>${text.columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${personas.map((persona) => row(persona, locale))}</tbody></table></div>`
  return renderPage({ title: text.title, locale, otherLanguage: inOtherLanguage(url, locale), content })
}

/** `/personas`: whom one can be and what each shows; JSON when the caller asks for it and not for HTML. */
export function registerPersonaPages(app: FastifyInstance, personas: readonly Persona[]): void {
  app.get('/', (_request, reply) => reply.redirect('/personas'))
  app.get('/personas.json', () => personas)
  app.get('/personas', (request, reply) => {
    const accept = request.headers.accept ?? ''
    if (accept.includes('application/json') && !accept.includes('text/html')) return reply.send(personas)
    const locale = toLocale(textFields(request.query).lang)
    return reply.type('text/html; charset=utf-8').send(renderPersonas(personas, locale, request.url))
  })
}
