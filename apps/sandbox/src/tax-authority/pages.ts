import type { Locale } from '@perga/domain'
import { type Html, html } from '../html.ts'
import { renderPage } from '../page.ts'
import type { Persona } from '../people/person.ts'

const TEXTS = {
  el: {
    title: 'Δοκιμαστική σύνδεση φορολογούμενου',
    choose: 'Επιλέξτε πρόσωπο',
    orType: 'ή πληκτρολογήστε στοιχεία σύνδεσης',
    userName: 'Όνομα χρήστη',
    password: 'Κωδικός πρόσβασης',
    logIn: 'Σύνδεση',
    wrong: 'Λανθασμένο όνομα χρήστη ή κωδικός πρόσβασης.',
    approval: 'Έγκριση',
    asks: 'Η εφαρμογή ζητά να διαβάσει τα στοιχεία του λογαριασμού σας:',
    items: 'ΑΦΜ, ονοματεπώνυμο, ονόματα γονέων και έτος γέννησης.',
    loggedInAs: 'Έχετε συνδεθεί ως',
    approve: 'Συμφωνώ',
    refuse: 'Δεν συμφωνώ',
    loggedOut: 'Αποσυνδεθήκατε.',
    failed: 'Η σύνδεση δεν μπορεί να συνεχιστεί',
  },
  en: {
    title: 'Sandbox taxpayer login',
    choose: 'Choose a person',
    orType: 'or type a user name and password',
    userName: 'User name',
    password: 'Password',
    logIn: 'Log in',
    wrong: 'Wrong user name or password.',
    approval: 'Approval',
    asks: 'The application asks to read these details of your account:',
    items: 'tax number, full name, parents’ names and year of birth.',
    loggedInAs: 'You are logged in as',
    approve: 'I agree',
    refuse: 'I do not agree',
    loggedOut: 'You have been logged out.',
    failed: 'The login cannot go on',
  },
}

/** Why an authorization request was refused without returning to the client, in both languages. */
export const REFUSALS = {
  client: {
    el: 'Η εφαρμογή που ζητά σύνδεση δεν είναι γνωστή.',
    en: 'The application that asks for a login is not known.',
  },
  redirect: {
    el: 'Η διεύθυνση επιστροφής δεν είναι δηλωμένη για αυτή την εφαρμογή.',
    en: 'The return address is not registered for this application.',
  },
  expired: {
    el: 'Η σύνδεση έληξε ή έχει ήδη χρησιμοποιηθεί. Ξεκινήστε ξανά από την εφαρμογή.',
    en: 'This login has expired or was already used. Start again from the application.',
  },
} satisfies Record<string, Record<Locale, string>>

function personaButton(persona: Persona, locale: Locale): Html {
  return html`<li><button type="submit" name="persona" value="${persona.userName}" data-persona="${persona.userName}">
${persona.displayName[locale]} (${persona.userName})<small>${persona.shows[locale]}</small></button></li>`
}

/** What the login page shows: the handle of the request, whom one can be, and whether the last attempt failed. */
export type LoginPage = {
  locale: Locale
  otherLanguage: string
  server: string
  handle: string
  personas: readonly Persona[]
  failed: boolean
}

/** The login page: one button for each persona, and a user name and password for those who type. */
export function renderLogin({ locale, otherLanguage, server, handle, personas, failed }: LoginPage): string {
  const text = TEXTS[locale]
  const content = html`${failed ? html`<p class="card error" role="alert">${text.wrong}</p>` : null}
<form method="post" action="${server}/login" class="card"><input type="hidden" name="request" value="${handle}">
<h1>${text.choose}</h1><ul class="people">${personas.map((persona) => personaButton(persona, locale))}</ul></form>
<form method="post" action="${server}/login" class="card"><input type="hidden" name="request" value="${handle}">
<h2>${text.orType}</h2>
<label for="username">${text.userName}</label><input id="username" name="username" autocomplete="username" required>
<label for="password">${text.password}</label><input id="password" name="password" type="password" autocomplete="current-password" required>
<div class="actions"><button class="main" type="submit" name="login" value="1">${text.logIn}</button></div></form>`
  return renderPage({ title: text.title, locale, otherLanguage, content })
}

/** What the approval page shows: who approves, for which request. */
export type ApprovalPage = { locale: Locale; otherLanguage: string; server: string; handle: string; persona: Persona }

/** The approval page: the user lets the client read the account, or refuses. */
export function renderApproval({ locale, otherLanguage, server, handle, persona }: ApprovalPage): string {
  const text = TEXTS[locale]
  const content = html`<form method="post" action="${server}/oauth/approval" class="card">
<input type="hidden" name="request" value="${handle}"><h1>${text.approval}</h1>
<p>${text.loggedInAs} <strong>${persona.displayName[locale]}</strong>.</p><p>${text.asks} ${text.items}</p>
<div class="actions"><button class="main" type="submit" name="approve" value="1">${text.approve}</button>
<button type="submit" name="refuse" value="1">${text.refuse}</button></div></form>`
  return renderPage({ title: text.title, locale, otherLanguage, content })
}

/** A page with one sentence: logged out, or why the login cannot go on. */
export function renderNotice(locale: Locale, otherLanguage: string, refusal?: Record<Locale, string>): string {
  const text = TEXTS[locale]
  const content = refusal
    ? html`<div class="card error"><h1>${text.failed}</h1><p>${refusal[locale]}</p></div>`
    : html`<div class="card"><h1>${text.loggedOut}</h1></div>`
  return renderPage({ title: text.title, locale, otherLanguage, content })
}
