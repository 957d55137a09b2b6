import type { Locale } from '@perga/domain'
import { html } from '../html.ts'
import { renderPage } from '../page.ts'
import type { SignOnRequest } from './identity-provider.ts'
import type { StaffPersona } from './staff-personas.ts'

const TEXTS = {
  el: {
    title: 'Δοκιμαστική σύνδεση ιδρύματος',
    choose: 'Επιλέξτε μέλος του προσωπικού',
    release: 'Στοιχεία που θα σταλούν',
    items: 'Ονοματεπώνυμο, ηλεκτρονική διεύθυνση και τα εξής δικαιώματα:',
    goOn: 'Συνέχεια στην υπηρεσία',
    failed: 'Η σύνδεση δεν μπορεί να συνεχιστεί',
    why: 'Το αίτημα δεν προέρχεται από γνωστή υπηρεσία, έληξε ή έχει ήδη χρησιμοποιηθεί. Ξεκινήστε ξανά.',
  },
  en: {
    title: 'Sandbox institution sign-on',
    choose: 'Choose a member of staff',
    release: 'What will be sent',
    items: 'Name, e-mail address and these entitlements:',
    goOn: 'Continue to the service',
    failed: 'This sign-on cannot go on',
    why: 'The request is not of a known service, has expired or was already used. Start again.',
  },
}

/** A page of an institution's single sign-on: its language and itself in the other one. */
type Frame = { locale: Locale; otherLanguage: string }

/** The sign-on page: one button for each member of the institution's staff. */
export function renderChoice(frame: Frame, choice: { action: string; handle: string; staff: readonly StaffPersona[] }) {
  const { locale } = frame
  const text = TEXTS[locale]
  const buttons = choice.staff.map(
    ({ userName, displayName, shows }) =>
      html`<li><button type="submit" name="persona" value="${userName}" data-persona="${userName}">
${displayName[locale]} (${userName})<small>${shows[locale]}</small></button></li>`,
  )
  const content = html`<form method="post" action="${choice.action}" class="card"><input type="hidden" name="request" value="${choice.handle}">
<input type="hidden" name="lang" value="${locale}"><h1>${text.choose}</h1><ul class="people">${buttons}</ul></form>`
  return renderPage({ title: text.title, ...frame, content })
}

/** The page that carries the signed response to the service (HTTP POST binding, SAML bindings §3.5). */
export function renderRelease(
  frame: Frame,
  release: { request: SignOnRequest; persona: StaffPersona; response: string },
): string {
  const text = TEXTS[frame.locale]
  const { request, persona, response } = release
  const content = html`<form method="post" action="${request.acs}" class="card">
<input type="hidden" name="SAMLResponse" value="${response}"><input type="hidden" name="RelayState" value="${request.relayState}">
<h1>${text.release}</h1><p><strong>${persona.displayName[frame.locale]}</strong></p><p>${text.items}</p>
<ul>${persona.entitlements.map((value) => html`<li><code>${value}</code></li>`)}</ul>
<div class="actions"><button class="main" type="submit">${text.goOn}</button></div></form>`
  return renderPage({ title: text.title, ...frame, content })
}

/** Why the sign-on cannot go on. */
export function renderRefusal(frame: Frame): string {
  const text = TEXTS[frame.locale]
  const content = html`<div class="card error"><h1>${text.failed}</h1><p>${text.why}</p></div>`
  return renderPage({ title: text.title, ...frame, content })
}
