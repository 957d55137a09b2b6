import { type Locale, Refusal } from '@perga/domain'
import type { Mailer, MailMessage } from '../../platform/mail.ts'

/** Whom a registration link goes to. */
export interface LinkRecipient {
  name: string
  email: string
  language: Locale
}

/** Throws `mail_unavailable` where no mail can be sent: a link that nobody gets is not made. */
export function requireMailer(mailer: Mailer | null): Mailer {
  if (mailer === null) throw new Refusal('mail_unavailable', { reason: 'not configured' })
  return mailer
}

/** Sends a registration link to the member's own address, the only place where it stands. Throws `mail_unavailable`. */
export async function mailRegistrationLink(recipient: LinkRecipient, link: string, mailer: Mailer): Promise<void> {
  await mailer.send(registrationMail(recipient, link)).catch((cause: unknown) => {
    throw new Refusal('mail_unavailable', { reason: 'not accepted' }, { cause })
  })
}

function registrationMail({ name, email: to, language }: LinkRecipient, link: string): MailMessage {
  return language === 'el'
    ? {
        to,
        subject: 'Εγγραφή στο γραφείο του παρόχου',
        text: `${name}, ένα μέλος του παρόχου σάς προσκαλεί στην ομάδα του.\n\nΑνοίξτε τον σύνδεσμο στη συσκευή με την οποία θα εργάζεστε και καταχωρίστε ένα κλειδί πρόσβασης:\n${link}\n\nΟ σύνδεσμος ισχύει μία φορά, για μισή ώρα. Μην τον δώσετε σε κανέναν, ούτε σε όποιον σας προσκάλεσε. Μετά την εγγραφή η σελίδα δείχνει έναν κωδικό: πείτε τον εσείς, από κοντά ή στο τηλέφωνο, σε ένα άλλο μέλος, που θα σας επιβεβαιώσει. Αν δεν περιμένατε το μήνυμα, αγνοήστε το.\n`,
      }
    : {
        to,
        subject: 'Registration at the provider’s desk',
        text: `${name}, a member of the provider invites you to the team.\n\nOpen the link on the device that you will work with and register a passkey:\n${link}\n\nThe link works once, for half an hour. Give it to nobody, not even to whoever invited you. After the registration the page shows a code: say it yourself, face to face or by telephone, to another member, who will confirm you. If you did not expect this message, ignore it.\n`,
      }
}
