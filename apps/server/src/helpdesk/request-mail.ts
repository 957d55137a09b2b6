import type { Locale } from '@perga/domain'
import type { MailMessage } from '../platform/mail.ts'

/** What mail says of a request: its reference, whose institution, by when; nothing of a person. */
export interface MailedRequest {
  id: string
  reference: string
  institution: Record<Locale, string>
  /** `YYYY-MM-DD`. */
  answerBy: string
}

/** The occasions on which a request is mailed about. */
export type MailOccasion = 'answered' | 'resolved' | 'inspection-resolved' | 'written' | 'due' | 'overdue'

type Text = Omit<MailMessage, 'to'>
type Facts = { reference: string; institution: string; day: string; page: string }

const TEXTS: Record<MailOccasion, Record<Locale, (facts: Facts) => Text>> = {
  answered: {
    el: ({ reference, institution, page }) => ({
      subject: `Νέο μήνυμα για το αίτημα ${reference}`,
      text: `${institution}\n\nΣτο αίτημά σας ${reference} υπάρχει νέο μήνυμα. Για την προστασία σας το κείμενό του διαβάζεται μόνο στην υπηρεσία:\n${page}\n`,
    }),
    en: ({ reference, institution, page }) => ({
      subject: `New message about request ${reference}`,
      text: `${institution}\n\nThere is a new message about your request ${reference}. To protect you, its text is read in the service alone:\n${page}\n`,
    }),
  },
  resolved: {
    el: ({ reference, institution, page }) => ({
      subject: `Το αίτημα ${reference} απαντήθηκε`,
      text: `${institution}\n\nΤο αίτημά σας ${reference} απαντήθηκε. Διαβάστε την απάντηση στην υπηρεσία:\n${page}\n`,
    }),
    en: ({ reference, institution, page }) => ({
      subject: `Request ${reference} was answered`,
      text: `${institution}\n\nYour request ${reference} was answered. Read the answer in the service:\n${page}\n`,
    }),
  },
  'inspection-resolved': {
    el: ({ reference, institution, page }) => ({
      subject: `Ο έλεγχος ${reference} απαντήθηκε`,
      text: `${institution}\n\nΤο ίδρυμα απάντησε στον αυτεπάγγελτο έλεγχο ${reference} που του παραπέμψατε. Διαβάστε την απάντηση στην υπηρεσία:\n${page}\n`,
    }),
    en: ({ reference, institution, page }) => ({
      subject: `Check ${reference} was answered`,
      text: `${institution}\n\nThe institution answered the ex-officio check ${reference} that you handed over to it. Read the answer in the service:\n${page}\n`,
    }),
  },
  written: {
    el: ({ reference, institution, page }) => ({
      subject: `Νέο μήνυμα στο αίτημα ${reference}`,
      text: `${institution}\n\nΟ πολίτης έγραψε στο αίτημα ${reference}:\n${page}\n`,
    }),
    en: ({ reference, institution, page }) => ({
      subject: `New message in request ${reference}`,
      text: `${institution}\n\nThe citizen wrote in request ${reference}:\n${page}\n`,
    }),
  },
  due: {
    el: ({ reference, institution, day, page }) => ({
      subject: `Το αίτημα ${reference} πρέπει να απαντηθεί ως ${day}`,
      text: `${institution}\n\nΗ προθεσμία του αιτήματος ${reference} λήγει: ${day}.\n${page}\n`,
    }),
    en: ({ reference, institution, day, page }) => ({
      subject: `Request ${reference} is due by ${day}`,
      text: `${institution}\n\nThe deadline of request ${reference} is ${day}.\n${page}\n`,
    }),
  },
  overdue: {
    el: ({ reference, institution, day, page }) => ({
      subject: `Το αίτημα ${reference} είναι εκπρόθεσμο`,
      text: `${institution}\n\nΗ προθεσμία του αιτήματος ${reference} έληξε: ${day}. Ο ενδιαφερόμενος περιμένει ακόμη απάντηση.\n${page}\n`,
    }),
    en: ({ reference, institution, day, page }) => ({
      subject: `Request ${reference} is overdue`,
      text: `${institution}\n\nThe deadline of request ${reference} was ${day}. The answer is still awaited.\n${page}\n`,
    }),
  },
}

const PAGES: Record<MailOccasion, (id: string) => string> = {
  answered: (id) => `/authorization/data/requests/${id}`,
  resolved: (id) => `/authorization/data/requests/${id}`,
  'inspection-resolved': () => '/organisation/check/hand-overs',
  written: (id) => `/desk/requests/${id}`,
  due: (id) => `/desk/requests/${id}`,
  overdue: (id) => `/desk/requests/${id}`,
}

/** The mail about a request, in Greek and then in English: nobody has said which they read. */
export function requestMail(request: MailedRequest, occasion: MailOccasion, origin: string): Text {
  const [el, en] = (['el', 'en'] as const).map((locale) => {
    const { reference, institution, answerBy, id } = request
    const page = `${origin}${PAGES[occasion](id)}?lang=${locale}`
    return TEXTS[occasion][locale]({
      reference,
      institution: institution[locale],
      day: inWords(answerBy, locale),
      page,
    })
  })
  if (el === undefined || en === undefined) throw new Error('there are two languages')
  return { subject: `${el.subject} – ${en.subject}`, text: `${el.text}\n――\n\n${en.text}` }
}

function inWords(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale === 'el' ? 'el-GR' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}
