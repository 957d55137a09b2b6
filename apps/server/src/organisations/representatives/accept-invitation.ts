import { Refusal } from '@perga/domain'
import type { SessionState } from '../../identity/session-state.ts'
import { recordEvent } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Keys } from '../../platform/keys.ts'
import { uuidV7 } from '../../platform/uuid-v7.ts'
import { inTransaction, type OpenTransaction, type Work } from '../../platform/work.ts'
import type { OrganisationStore } from '../organisation-store.ts'
import { userActor } from '../sign-in/current-user.ts'
import type { InvitationStore } from './invitation-store.ts'
import { nextConfirmation } from './reconfirm-representative.ts'
import type { RepresentativeStore } from './representative-store.ts'

export interface AcceptanceDependencies {
  db: Work
  invitations: InvitationStore
  organisations: OrganisationStore
  representatives: RepresentativeStore
  keys: Keys
  clock: Clock
}

type HeldInvitation = NonNullable<Awaited<ReturnType<InvitationStore['hold']>>>
type Person = SessionState['representative']

/**
 * Accepts the role that an invitation offers, once (row R4): whoever holds its code and logged in with a personal tax account
 * becomes, or stays, a representative of that one organisation. A refusal leaves the invitation open. Throws
 * `invitation_ended`, `represents_another`, `organisation_account`.
 */
export function acceptInvitation(
  { code, person }: { code: string; person: Person },
  dependencies: AcceptanceDependencies,
): Promise<void> {
  const { db, invitations, organisations, representatives, keys, clock } = dependencies
  const now = clock.now()
  return inTransaction(db, async (transaction) => {
    const invitation = await invitations.hold(transaction, code, now)
    if (invitation === undefined) throw new Refusal('invitation_ended')
    const organisationOfNumber = await organisations.idOfTaxNumber(transaction, person.taxNumber)
    const isOwn = organisationOfNumber === invitation.organisation_id
    if (isOwn || (await organisations.isVetted(person.taxNumber, transaction)))
      throw new Refusal('organisation_account')
    const representativeId = await linkPerson(transaction, { person, invitation }, dependencies)
    const accepted = await invitations.accept(transaction, { id: invitation.id, representativeId, now })
    if (!accepted) throw new Refusal('invitation_ended')
    const { client_id: client, service } = invitation
    await representatives.addRole(transaction, { id: representativeId, client, service })
    await recordEvent(transaction, clock, {
      ...{ actor: userActor(person, keys), act: 'invitation.accepted', object: invitation.id },
      detail: { organisation: invitation.organisation_id, client, service, representative: representativeId },
    })
  })
}

async function linkPerson(
  transaction: OpenTransaction,
  { person, invitation }: { person: Person; invitation: HeldInvitation },
  { representatives, keys, clock }: AcceptanceDependencies,
): Promise<string> {
  const now = clock.now()
  const tinIndex = keys.index('tin', person.taxNumber)
  const organisationId = invitation.organisation_id
  const id = uuidV7(now)
  const isNew = await representatives.link(transaction, {
    ...{ id, organisationId, tinIndex, name: person.name, emailSealed: invitation.email_sealed, now },
    confirmedUntil: nextConfirmation(now),
  })
  if (isNew) return id
  const known = await representatives.ofPerson(tinIndex, transaction)
  if (known?.organisation_id !== organisationId) throw new Refusal('represents_another')
  return known.id
}
