import type { InvitationForm } from '@perga/contracts'
import { Refusal } from '@perga/domain'
import { recordEvent } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import { randomSecret } from '../../platform/keys.ts'
import type { Mailer } from '../../platform/mail.ts'
import type { MissLimit } from '../../platform/miss-limit.ts'
import { uuidV7 } from '../../platform/uuid-v7.ts'
import { inTransaction, type OpenTransaction, type Work } from '../../platform/work.ts'
import { isClosed } from '../organisation-state.ts'
import type { OrganisationRow, OrganisationStore } from '../organisation-store.ts'
import type { Administrator } from '../sign-in/current-administrator.ts'
import { invitationMail } from './invitation-mail.ts'
import type { InvitationStore } from './invitation-store.ts'

/** How long the link of an invitation opens. */
const LIFETIME_MS = 14 * 24 * 3_600_000

export interface InvitationDependencies {
  db: Work
  organisations: OrganisationStore
  invitations: InvitationStore
  mailer: Mailer | null
  /** Counts messages sent, so that nobody's mailbox is flooded. */
  invitationsSent: MissLimit
  clock: Clock
  origin: string
}

type Sending = Pick<InvitationForm, 'email' | 'service' | 'language'> & { id: string; code: string; expiresAt: Date }

/**
 * Invites somebody by e-mail to one service (row R4): the message holds a link that opens once, within 14 days. Throws
 * `service_not_for_sector` (row X10), `organisation_closed`, and `mail_unavailable`, after which the invitation stands and can
 * be sent again.
 */
export async function inviteRepresentative(
  { form, administrator }: { form: InvitationForm; administrator: Administrator },
  dependencies: InvitationDependencies,
): Promise<void> {
  const { db, invitations, clock } = dependencies
  const organisation = await requireOpenOrganisation(administrator, dependencies)
  refuseForSector(organisation, form.service)
  await admitMessage(administrator, dependencies)
  const clients = await dependencies.organisations.clientsOf(organisation.id)
  if (!clients.some(({ id }) => id === form.client)) throw new Refusal('not_found')
  const now = clock.now()
  const sending = { ...form, id: uuidV7(now), code: randomSecret(), expiresAt: new Date(now.getTime() + LIFETIME_MS) }
  await inTransaction(db, async (transaction) => {
    await invitations.insert(transaction, { ...sending, organisationId: organisation.id, now })
    await record(transaction, { administrator, act: 'invitation.sent', id: sending.id, service: form.service }, clock)
  })
  await send(sending, organisation, dependencies)
}

/**
 * Sends an invitation again, with a new code and 14 days from now; the former link is dead. Throws `already_decided`,
 * `service_not_for_sector` where the organisation has become a private one since, and as {@link inviteRepresentative}.
 */
export async function resendInvitation(
  { invitationId, administrator }: { invitationId: string; administrator: Administrator },
  dependencies: InvitationDependencies,
): Promise<void> {
  const { db, invitations, clock } = dependencies
  const organisation = await requireOpenOrganisation(administrator, dependencies)
  await admitMessage(administrator, dependencies)
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + LIFETIME_MS)
  const renewal = { id: invitationId, organisationId: organisation.id, code: randomSecret(), now, expiresAt }
  const renewed = await inTransaction(db, async (transaction) => {
    const invitation = await invitations.renew(transaction, renewal)
    if (invitation === undefined) throw new Refusal('already_decided')
    const { service } = invitation
    refuseForSector(organisation, service)
    await record(transaction, { administrator, act: 'invitation.resent', id: invitationId, service }, clock)
    return invitation
  })
  await send({ ...renewal, ...renewed }, organisation, dependencies)
}

/** Withdraws an invitation that nobody has accepted. Throws `already_decided`. */
export function revokeInvitation(
  { invitationId, administrator }: { invitationId: string; administrator: Administrator },
  { db, invitations, clock }: Pick<InvitationDependencies, 'db' | 'invitations' | 'clock'>,
): Promise<void> {
  const { organisationId } = administrator
  return inTransaction(db, async (transaction) => {
    const isRevoked = await invitations.revoke(transaction, { id: invitationId, organisationId, now: clock.now() })
    if (!isRevoked) throw new Refusal('already_decided')
    await record(transaction, { administrator, act: 'invitation.revoked', id: invitationId }, clock)
  })
}

async function requireOpenOrganisation(
  { organisationId }: Administrator,
  { organisations }: InvitationDependencies,
): Promise<OrganisationRow> {
  const organisation = await organisations.find(organisationId)
  if (organisation === undefined) throw new Refusal('not_found')
  if (isClosed(organisation)) throw new Refusal('organisation_closed')
  return organisation
}

/** The check is for the public sector alone (row X10). */
function refuseForSector({ sector }: OrganisationRow, service: InvitationForm['service']): void {
  if (service === 'inspection' && sector !== 'public') throw new Refusal('service_not_for_sector')
}

async function admitMessage({ organisationId }: Administrator, { mailer, invitationsSent }: InvitationDependencies) {
  if (mailer === null) throw new Refusal('mail_unavailable', { reason: 'not configured' })
  await invitationsSent.refuseWhenSpent(organisationId)
  await invitationsSent.countMiss(organisationId)
}

function record(
  transaction: OpenTransaction,
  { administrator, act, id, service }: { administrator: Administrator; act: string; id: string; service?: string },
  clock: Clock,
) {
  const detail = { organisation: administrator.organisationId, ...(service !== undefined && { service }) }
  return recordEvent(transaction, clock, { actor: administrator.actor, act, object: id, detail })
}

async function send(sending: Sending, organisation: OrganisationRow, dependencies: InvitationDependencies) {
  const { mailer, invitations, clock, origin } = dependencies
  const { id, email, language, service, expiresAt } = sending
  const link = `${origin}/registration/invitation/${sending.code}?lang=${language}`
  const names = { el: organisation.name_el, en: organisation.name_en }
  const message = invitationMail({ email, language, organisation: names, service, link, expiresAt })
  await mailer?.send(message).catch((cause: unknown) => {
    throw new Refusal('mail_unavailable', { reason: 'not accepted' }, { cause })
  })
  await invitations.markMailed(id, clock.now())
}
