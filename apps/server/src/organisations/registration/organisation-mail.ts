import type { Locale } from '@perga/domain'
import type { MailMessage } from '../../platform/mail.ts'

/** Whom a message about an organisation goes to. */
export interface MailedOrganisation {
  name_el: string
  name_en: string
  contact_email: string
  language: Locale
  decision_reason: string | null
}

type Text = Omit<MailMessage, 'to'>
type Facts = { name: string; page: string; desk: string; reason: string; contact: string }
type Notice = 'requested' | 'confirmed' | 'refused' | 'suspended' | 'corrected' | 'asked-anew'

const NOTICES: Record<Notice, Record<Locale, (facts: Facts) => Text>> = {
  requested: {
    el: ({ name, page }) => ({
      subject: 'Λάβαμε το αίτημα εγγραφής του φορέα σας',
      text: `Φορέας: ${name}\n\nΤο επόμενο βήμα: όποιος έχει τους κωδικούς του φορέα στη φορολογική διοίκηση συνδέεται εδώ ως διαχειριστής και προσκαλεί τους εκπροσώπους:\n${page}\n\nΑν δεν ζητήσατε εσείς την εγγραφή, αγνοήστε το μήνυμα: χωρίς τους κωδικούς του φορέα δεν προχωρά.\n`,
    }),
    en: ({ name, page }) => ({
      subject: 'We received the registration request of your organisation',
      text: `Organisation: ${name}\n\nThe next step: whoever holds the tax account of the organisation logs in here as its administrator and invites its representatives:\n${page}\n\nIf you did not ask for this, ignore the message: without the organisation's tax account nothing goes on.\n`,
    }),
  },
  confirmed: {
    el: ({ name, page }) => ({
      subject: 'Η εγγραφή του φορέα σας επιβεβαιώθηκε',
      text: `Φορέας: ${name}\n\nΟι υπηρεσίες του είναι πλέον ενεργές, και οι απόφοιτοι τον βρίσκουν στη λίστα των φορέων.\n\nΗ σελίδα του διαχειριστή: ${page}\n`,
    }),
    en: ({ name, page }) => ({
      subject: 'The registration of your organisation was confirmed',
      text: `Organisation: ${name}\n\nIts services are active from now on, and graduates find it in the list of organisations.\n\nThe administrator's page: ${page}\n`,
    }),
  },
  refused: {
    el: ({ name, page, reason }) => ({
      subject: 'Η εγγραφή του φορέα σας δεν έγινε δεκτή',
      text: `Φορέας: ${name}\nΑιτιολογία: ${reason}\n\nΜπορείτε να διορθώσετε τα στοιχεία στη σελίδα του διαχειριστή, και το αίτημα θα εξεταστεί ξανά: ${page}\n`,
    }),
    en: ({ name, page, reason }) => ({
      subject: 'The registration of your organisation was not accepted',
      text: `Organisation: ${name}\nReason: ${reason}\n\nYou can correct the details on the administrator's page, and the request is looked at again: ${page}\n`,
    }),
  },
  suspended: {
    el: ({ name, reason }) => ({
      subject: 'Οι υπηρεσίες του φορέα σας έχουν ανασταλεί',
      text: `Φορέας: ${name}\nΑιτιολογία: ${reason}\n\nΕπικοινωνήστε με την υπηρεσία.\n`,
    }),
    en: ({ name, reason }) => ({
      subject: 'The services of your organisation are suspended',
      text: `Organisation: ${name}\nReason: ${reason}\n\nContact the service.\n`,
    }),
  },
  corrected: {
    el: ({ name, page, contact }) => ({
      subject: 'Τα στοιχεία του φορέα σας διορθώθηκαν',
      text: `Φορέας: ${name}\nΔιεύθυνση επικοινωνίας: ${contact}\n\nΔιορθώσαμε τα στοιχεία του φορέα, όπως μας ζητήθηκε. Ο διαχειριστής τα βλέπει εδώ: ${page}\n\nΑν δεν το ζήτησε ο φορέας σας, επικοινωνήστε αμέσως με την υπηρεσία.\n`,
    }),
    en: ({ name, page, contact }) => ({
      subject: 'The details of your organisation were corrected',
      text: `Organisation: ${name}\nContact address: ${contact}\n\nWe corrected the details of the organisation, as we were asked to. The administrator sees them here: ${page}\n\nIf your organisation did not ask for this, contact the service at once.\n`,
    }),
  },
  'asked-anew': {
    el: ({ name, desk }) => ({
      subject: 'Αίτημα εγγραφής που είχε απορριφθεί διορθώθηκε',
      text: `Φορέας: ${name}\n\nΟ διαχειριστής διόρθωσε τα στοιχεία, και το αίτημα περιμένει ξανά την απόφασή σας: ${desk}\n`,
    }),
    en: ({ name, desk }) => ({
      subject: 'A registration request that was refused has been corrected',
      text: `Organisation: ${name}\n\nThe administrator corrected the details, and the request waits for your decision again: ${desk}\n`,
    }),
  },
}
/** Tells an organisation's contact what became of its registration, in the contact's language. */
export function noticeMail(organisation: MailedOrganisation, notice: Notice, origin: string): MailMessage {
  const { language, contact_email: to } = organisation
  const page = `${origin}/registration/administrator?lang=${language}`
  const desk = `${origin}/desk/organisations?lang=${language}`
  const reason = organisation.decision_reason ?? '–'
  const facts = { name: organisation[`name_${language}`], page, desk, reason, contact: to }
  return { to, ...NOTICES[notice][language](facts) }
}

/** Reminds the administrator to say who still represents the organisation (row R8). */
export function reminderMail(
  organisation: MailedOrganisation,
  due: readonly { name: string; until: Date }[],
  origin: string,
): MailMessage {
  const { language, contact_email: to } = organisation
  const day = new Intl.DateTimeFormat(language === 'el' ? 'el-GR' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'Europe/Athens',
  })
  const people = due.map(({ name, until }) => `– ${name}: ${day.format(until)}`).join('\n')
  const page = `${origin}/registration/administrator?lang=${language}`
  const text =
    language === 'el'
      ? {
          subject: 'Επιβεβαιώστε τους εκπροσώπους του φορέα σας',
          text: `Φορέας: ${organisation.name_el}\n\nΜία φορά τον χρόνο ο διαχειριστής επιβεβαιώνει ποιοι εκπροσωπούν ακόμη τον φορέα. Όποιος δεν επιβεβαιωθεί ως την ημερομηνία του αναστέλλεται:\n${people}\n\nΑρκεί ένα πάτημα για τον καθένα: ${page}\n`,
        }
      : {
          subject: 'Re-confirm the representatives of your organisation',
          text: `Organisation: ${organisation.name_en}\n\nOnce a year the administrator says who still represents the organisation. Whoever is not re-confirmed by their date is suspended:\n${people}\n\nOne press of a button each: ${page}\n`,
        }
  return { to, ...text }
}
