import { z } from 'zod'
import type { Keys } from '../platform/keys.ts'
import type { Mailer } from '../platform/mail.ts'
import type { Work } from '../platform/work.ts'
import type { FindCheck } from './handed-over-check.ts'
import { recipientStore } from './recipient-store.ts'
import { type MailedRequest, type MailOccasion, requestMail } from './request-mail.ts'

/** The job that tells whom it concerns that there is something new in a request. */
export const MAIL_REQUEST = 'mail-request'

const Input = z.object({ requestId: z.uuid(), notice: z.enum(['answered', 'resolved', 'written']) })
export type RequestNotice = z.infer<typeof Input>

export interface NoticeDependencies {
  db: Work
  keys: Keys
  findCheck: FindCheck
  mailer: Mailer | null
  origin: string
}

/** Mails a notice; where the service sends no mail, or nobody left an address, nobody is told. */
export async function mailNotice(input: object, dependencies: NoticeDependencies): Promise<void> {
  const { requestId, notice } = Input.parse(input)
  const recipients = recipientStore(dependencies)
  const request = await recipients.request(requestId)
  // Erased with its holder meanwhile.
  if (request === undefined) return
  const isInspection = notice === 'resolved' && request.hand_over_id !== null
  const to = notice === 'written' ? await recipients.staff(requestId) : await recipients.asker(requestId)
  await mailTo(to, request.mailed, isInspection ? 'inspection-resolved' : notice, dependencies)
}

/** Sends one mail to each address; returns whether there was one. What the mail server takes of nobody is thrown. */
export async function mailTo(
  addresses: readonly string[],
  request: MailedRequest,
  occasion: MailOccasion,
  { mailer, origin }: Pick<NoticeDependencies, 'mailer' | 'origin'>,
): Promise<boolean> {
  if (mailer === null || addresses.length === 0) return false
  const text = requestMail(request, occasion, origin)
  const sent = await Promise.allSettled(addresses.map((to) => mailer.send({ ...text, to })))
  const failure = sent.find((one) => one.status === 'rejected')
  // Sent again to all only when it reached nobody.
  if (failure !== undefined && !sent.some((one) => one.status === 'fulfilled')) {
    throw new Error('a request could not be mailed about', { cause: failure.reason })
  }
  return true
}
