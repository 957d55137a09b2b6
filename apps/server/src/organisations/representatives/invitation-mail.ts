import type { Service } from '@perga/contracts'
import type { Locale } from '@perga/domain'
import type { MailMessage } from '../../platform/mail.ts'

const SERVICES: Record<Service, Record<Locale, string>> = {
  reading: { el: 'Ανάγνωση τίτλων με εξουσιοδότηση', en: 'Degrees through authorization' },
  inspection: { el: 'Αυτεπάγγελτος έλεγχος τίτλων', en: 'Ex-officio degree check' },
}

/** The invitation of a representative: the only place where the link's code stands. */
export function invitationMail(invitation: {
  email: string
  language: Locale
  organisation: Record<Locale, string>
  service: Service
  link: string
  expiresAt: Date
}): MailMessage {
  const { email: to, language, link } = invitation
  const organisation = invitation.organisation[language]
  const service = SERVICES[invitation.service][language]
  const until = new Intl.DateTimeFormat(language === 'el' ? 'el-GR' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'Europe/Athens',
  }).format(invitation.expiresAt)
  return language === 'el'
    ? {
        to,
        subject: 'Πρόσκληση εκπροσώπου',
        text: `Ο διαχειριστής του φορέα «${organisation}» σας προσκαλεί ως εκπρόσωπό του.\n\nΥπηρεσία: ${service}\nΙσχύει έως: ${until}\n\nΑνοίξτε τον σύνδεσμο, συνδεθείτε με τον προσωπικό σας λογαριασμό στη φορολογική διοίκηση και αποδεχτείτε τον ρόλο:\n${link}\n\nΟ σύνδεσμος είναι προσωπικός και χρησιμοποιείται μία φορά. Αν δεν περιμένατε την πρόσκληση, αγνοήστε την.\n`,
      }
    : {
        to,
        subject: 'Invitation of a representative',
        text: `The administrator of “${organisation}” invites you to represent it.\n\nService: ${service}\nValid until: ${until}\n\nOpen the link, log in with your personal tax account and accept the role:\n${link}\n\nThe link is yours alone and works once. If you did not expect this invitation, ignore it.\n`,
      }
}
