import { type Locale, SCOPE_TEXTS, SCOPES } from '@perga/domain'
import type { MailMessage } from '../platform/mail.ts'
import type { DueReceipt } from './receipt-store.ts'

const BASIS_TEXTS: Record<DueReceipt['basis'], Record<Locale, string>> = {
  link: { el: 'εξουσιοδότησή σας με σύνδεσμο', en: 'your authorization, by link' },
  oauth: {
    el: 'εξουσιοδότησή σας, μέσω εφαρμογής του φορέα',
    en: 'your authorization, by the organisation’s application',
  },
  inspection: { el: 'αυτεπάγγελτος έλεγχος από φορέα του Δημοσίου', en: 'ex-officio check by a public body' },
  verification: {
    el: 'επαλήθευση τίτλου που είχε διαβαστεί, μετά το τέλος της εξουσιοδότησής σας',
    en: 'verification of a degree read before, after the end of your authorization',
  },
  'holder-copy': { el: 'δικό σας αντίγραφο', en: 'your own copy' },
}

/** What a verification told where it was not the details of a reading. */
const TOLD_TEXTS = {
  outline: { el: 'μόνο ίδρυμα, επίπεδο και έτος', en: 'institution, level and year alone' },
  outcome: { el: 'μόνο ότι ο τίτλος χορηγήθηκε από την υπηρεσία', en: 'only that the service issued it' },
} as const

const CITIZEN = {
  el: 'Πολίτης που συνδέθηκε με κωδικούς της φορολογικής διοίκησης',
  en: 'A citizen logged in with a tax account',
} as const

/** Who read, as a receipt names them: the organisation, or somebody with a tax account, whose name is theirs. */
export function readerName(
  reader: { client_kind: string; display_name_el: string; display_name_en: string },
  locale: Locale,
): string {
  if (reader.client_kind === 'any-tax-user') return CITIZEN[locale]
  return locale === 'el' ? reader.display_name_el : reader.display_name_en
}

/** The receipt of one reading as a message: who, when, which groups of fields, on what basis. No title, no number. */
export function receiptMail(receipt: DueReceipt, origin: string): MailMessage {
  const { language } = receipt
  const reader = readerName(receipt, language)
  const when = new Intl.DateTimeFormat(language === 'el' ? 'el-GR' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Athens',
  }).format(receipt.read_at)
  const facts = {
    ...{ reader, when },
    basis: BASIS_TEXTS[receipt.basis][language],
    purpose: purposeLine(receipt),
    delay: delayLine(receipt),
    fields: fieldGroups(receipt, language),
    diplomas: receipt.degrees.length,
    history: `${origin}/authorization/consents?lang=${language}`,
  }
  return { to: receipt.email, ...(language === 'el' ? inGreek(facts) : inEnglish(facts)) }
}

/** The code that shows that an address is its holder's. */
export function addressCodeMail(address: { email: string; language: Locale; code: string }): MailMessage {
  const { code } = address
  const text =
    address.language === 'el'
      ? {
          subject: 'Κωδικός επιβεβαίωσης διεύθυνσης',
          text: `Ο κωδικός σας είναι ${code}.\n\nΠληκτρολογήστε τον στη σελίδα των εξουσιοδοτήσεών σας, για να λαμβάνετε ενημέρωση κάθε φορά που διαβάζονται οι τίτλοι σας. Ισχύει για μία ώρα.\n\nΑν δεν τον ζητήσατε εσείς, αγνοήστε το μήνυμα.\n`,
        }
      : {
          subject: 'Code to confirm your address',
          text: `Your code is ${code}.\n\nType it on the page of your authorizations to be told each time your degrees are read. It is valid for one hour.\n\nIf you did not ask for it, ignore this message.\n`,
        }
  return { to: address.email, ...text }
}

type MailFacts = {
  reader: string
  when: string
  basis: string
  purpose: string
  delay: string
  fields: string
  diplomas: number
  history: string
}

function inGreek({ reader, when, basis, purpose, delay, fields, diplomas, history }: MailFacts) {
  return {
    subject: 'Διαβάστηκαν οι τίτλοι σπουδών σας',
    text: `Ποιος: ${reader}\nΠότε: ${when}\nΒάση: ${basis}\n${purpose}Τίτλοι: ${diplomas}\nΣτοιχεία: ${fields}\n${delay}\nΔείτε το ιστορικό ή ανακαλέστε μια εξουσιοδότηση: ${history}\n`,
  }
}

function inEnglish({ reader, when, basis, purpose, delay, fields, diplomas, history }: MailFacts) {
  return {
    subject: 'Your degrees were read',
    text: `Who: ${reader}\nWhen: ${when}\nBasis: ${basis}\n${purpose}Degrees: ${diplomas}\nDetails: ${fields}\n${delay}\nSee the history or revoke an authorization: ${history}\n`,
  }
}

// Somebody else's words: kept on one line, so that they cannot look like a line of ours.
function purposeLine({ language, case_number, ...receipt }: DueReceipt): string {
  const purpose = receipt[`purpose_${language}`]
  if (purpose === null) return ''
  const told = [purpose, case_number].filter((part) => part !== null).join(' · ')
  return `${language === 'el' ? 'Σκοπός' : 'Purpose'}: ${told.replace(/\s+/g, ' ')}\n`
}

/** Why the holder is told only now, where the provider decided so; the decision's words, kept on one line too. */
function delayLine({ language, delay_reason: reason }: DueReceipt): string {
  if (reason === null) return ''
  const told = reason.replace(/\s+/g, ' ')
  return language === 'el'
    ? `Ενημερώνεστε μόλις τώρα, με απόφαση του παρόχου της υπηρεσίας: ${told}\n`
    : `You are told only now, by a decision of the service’s provider: ${told}\n`
}

function fieldGroups({ degrees, told }: DueReceipt, language: Locale): string {
  if (told === 'outline' || told === 'outcome') return TOLD_TEXTS[told][language]
  const disclosed = new Set(degrees.flatMap(({ scopes }) => scopes))
  const names = SCOPES.filter((scope) => disclosed.has(scope)).map((scope) => SCOPE_TEXTS[scope].inList[language])
  return names.length === 0 ? '–' : names.join(', ')
}
