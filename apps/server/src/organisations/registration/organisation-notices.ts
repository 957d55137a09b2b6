import { z } from 'zod'
import type { Mailer } from '../../platform/mail.ts'
import type { OrganisationStore } from '../organisation-store.ts'
import { noticeMail } from './organisation-mail.ts'

/** The job that tells an organisation's contact, or the provider, what became of its registration. */
export const MAIL_ORGANISATION = 'mail-organisation'

const Input = z.object({
  organisationId: z.uuid(),
  notice: z.enum(['requested', 'confirmed', 'refused', 'suspended', 'corrected', 'asked-anew']),
  /** To whom, where that is not the organisation's contact: its former one, or the provider's staff. */
  to: z.email().optional(),
})

/** Writes to the contact of an organisation, or about it to whom it concerns; where the service sends no mail, nobody is told. */
export async function mailOrganisation(
  input: object,
  { organisations, mailer, origin }: { organisations: OrganisationStore; mailer: Mailer | null; origin: string },
): Promise<void> {
  const { organisationId, notice, to } = Input.parse(input)
  const organisation = mailer === null ? undefined : await organisations.find(organisationId)
  if (mailer === null || organisation === undefined) return
  const mail = noticeMail(organisation, notice, origin)
  await mailer.send(to === undefined ? mail : { ...mail, to })
}
