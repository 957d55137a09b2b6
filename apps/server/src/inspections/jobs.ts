import type { JobDefinition } from '../platform/jobs.ts'
import type { Mailer } from '../platform/mail.ts'

/** The job that tells the provider of a lock. */
export const MAIL_LOCK = 'mail-inspection-lock'

/** Mails the provider that a user was locked out of checks (row X12); nobody where it has no address or sends no mail. */
export function inspectionJobs({
  mailer,
  origin,
  alertAddress,
}: {
  mailer: Mailer | null
  origin: string
  alertAddress: string | null
}): JobDefinition[] {
  const run = async () => {
    if (mailer !== null && alertAddress !== null) await mailer.send({ to: alertAddress, ...lockMail(origin) })
  }
  return [{ name: MAIL_LOCK, run }]
}

/** Names nobody: who it is stands at the desk, for those who may see it. */
function lockMail(origin: string): { subject: string; text: string } {
  const address = `${origin}/desk/inspections`
  return {
    subject: 'Αναστολή αυτεπάγγελτων ελέγχων / Ex-officio checks suspended',
    text: [
      'Οι αυτεπάγγελτοι έλεγχοι ενός εκπροσώπου φορέα ανεστάλησαν για μία ημέρα, γιατί πολλοί μέσα σε μία ώρα δεν βρήκαν τίτλο.',
      `Δείτε ποιος είναι και αποφασίστε αν θα άρετε την αναστολή: ${address}`,
      '',
      'The ex-officio checks of an organisation’s representative were suspended for a day, because many within an hour found no degree.',
      `See who it is, and decide whether to lift the suspension: ${address}`,
      '',
    ].join('\n'),
  }
}
