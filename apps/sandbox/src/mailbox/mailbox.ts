import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { listenTcp, type Place } from '../listener.ts'

/** A message as it arrived: to whom the envelope sent it, and what stands in it. */
export type ReceivedMail = {
  /** Counts from 1; the newest has the highest. */
  id: number
  receivedAt: string
  from: string
  to: string[]
  subject: string
  text: string
  /** The HTML part, as it was sent; null where there is none. */
  html: string | null
}

export const MAILBOX_BEHAVIOURS = ['normal', 'refusing'] as const
export type MailboxBehaviour = (typeof MAILBOX_BEHAVIOURS)[number]

/** Everybody's mailbox: keeps whatever is sent, delivers nothing. */
export type Mailbox = {
  address: string
  behaviour: { current: MailboxBehaviour }
  /** What arrived, the oldest first. */
  received: readonly ReceivedMail[]
  empty(): void
  stop(): Promise<void>
}

const MOST_MAILS = 500
const MOST_BYTES = 1024 * 1024

/** Starts a mail server (RFC 5321) at `place` that takes every message for itself; throws `PortInUse`. */
export async function openMailbox(place: Place, now: () => Date): Promise<Mailbox> {
  const received: ReceivedMail[] = []
  const behaviour: Mailbox['behaviour'] = { current: 'normal' }
  let count = 0
  const keep = async (raw: Buffer, to: string[]) => {
    const mail = await parseMail(raw)
    count += 1
    received.push({ id: count, receivedAt: now().toISOString(), to, ...mail })
    if (received.length > MOST_MAILS) received.shift()
  }
  const server = createSmtpServer(behaviour, keep)
  const port = await listenTcp(server.server, place)
  // What a client breaks off concerns that client alone.
  server.on('error', () => undefined)
  return {
    address: `smtp://${place.host}:${port}`,
    behaviour,
    received,
    empty: () => received.splice(0),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function createSmtpServer(behaviour: Mailbox['behaviour'], keep: (raw: Buffer, to: string[]) => Promise<void>) {
  return new SMTPServer({
    // Nobody logs in here, and there is no certificate to offer.
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: MOST_BYTES,
    closeTimeout: 500,
    disableReverseLookup: true,
    onMailFrom(_address, _session, callback) {
      callback(behaviour.current === 'normal' ? null : tryLater())
    },
    onData(stream, session, callback) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        if (stream.sizeExceeded) return callback(Object.assign(new Error('too large'), { responseCode: 552 }))
        keep(Buffer.concat(parts), to).then(() => callback(null), callback)
      })
    },
  })
}

function tryLater(): Error {
  return Object.assign(new Error('try later'), { responseCode: 450 })
}

async function parseMail(raw: Buffer): Promise<Pick<ReceivedMail, 'from' | 'subject' | 'text' | 'html'>> {
  const { from, subject, text, html } = await PostalMime.parse(raw)
  return { from: from?.address ?? '', subject: subject ?? '', text: text ?? '', html: html ?? null }
}
