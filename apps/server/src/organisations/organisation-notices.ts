import { z } from 'zod'
import type { Mailer } from '../platform/mail.ts'
import { noticeMail } from './organisation-mail.ts'
import type { OrganisationStore } from './organisation-store.ts'

/** The job that tells an organisation's contact what became of its registration. */
export const MAIL_ORGANISATION = 'mail-organisation'

const Input = z.object({
  organisationId: z.uuid(),
  notice: z.enum(['requested', 'confirmed', 'refused', 'suspended']),
})
export type OrganisationNotice = z.infer<typeof Input>['notice']

/** Writes to the contact of an organisation; where the service sends no mail, nobody is told. */
export async function mailOrganisation(
  input: object,
  { organisations, mailer, origin }: { organisations: OrganisationStore; mailer: Mailer | null; origin: string },
): Promise<void> {
  const { organisationId, notice } = Input.parse(input)
  const organisation = mailer === null ? undefined : await organisations.find(organisationId)
  if (mailer === null || organisation === undefined) return
  await mailer.send(noticeMail(organisation, notice, origin))
}
