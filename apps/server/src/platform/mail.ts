import { createTransport } from 'nodemailer'

/** A message in plain text to one address. */
export interface MailMessage {
  to: string
  subject: string
  text: string
}

/** Outgoing mail. `send` throws when the mail server does not take the message. */
export interface Mailer {
  send(message: MailMessage): Promise<void>
  close(): void
}

const TIMEOUT_MS = 10_000

/**
 * Mail over SMTP (RFC 5321) at `address`, from `sender`; TLS as the address says (`smtps:`) or as the server offers. Where it
 * `mustEncrypt`, nothing is sent without.
 */
export function smtpMailer({
  address,
  sender,
  mustEncrypt = false,
}: {
  address: string
  sender: string
  mustEncrypt?: boolean
}): Mailer {
  const transport = createTransport({
    url: address,
    pool: true,
    requireTLS: mustEncrypt,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A message is text that we wrote: nothing of it may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ to, subject, text }) => {
      // An address object is taken as one address, whatever commas or brackets stand in it.
      await transport.sendMail({ from: sender, to: { name: '', address: to }, subject, text })
    },
    close: () => transport.close(),
  }
}
