import type { AdministeredOrganisation, Invitation, Representative, Role } from '@perga/contracts'
import { Refusal } from '@perga/domain'
import type { Clock } from '../../platform/clock.ts'
import { organisationState } from '../organisation-state.ts'
import type { OrganisationStore } from '../organisation-store.ts'
import type { InvitationStore } from '../representatives/invitation-store.ts'
import type { RepresentativeStore } from '../representatives/representative-store.ts'

export interface DescriptionDependencies {
  organisations: OrganisationStore
  representatives: RepresentativeStore
  invitations: InvitationStore
  clock: Clock
}

/** Seconds since 1970, as every moment stands on the wire. */
export const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)

/** Everything of an organisation's registration that its administrator sees. Throws `not_found`. */
export async function describeOrganisation(
  id: string,
  dependencies: DescriptionDependencies,
): Promise<AdministeredOrganisation> {
  const { organisations } = dependencies
  const organisation = await organisations.find(id)
  if (organisation === undefined) throw new Refusal('not_found')
  const representatives = await describeRepresentatives(id, dependencies)
  const { name_el, name_en, sector, tax_number, contact_name, contact_phone, contact_email, language } = organisation
  return {
    ...{ name_el, name_en, sector, tax_number, contact_name, contact_phone, contact_email, language },
    state: organisationState(organisation, representatives.length),
    decision_reason: organisation.decision_reason,
    requests: (await organisations.requestsOf(id)).length,
    clients: await describeClients(id, organisations),
    invitations: await describeInvitations(id, dependencies),
    representatives,
  }
}

async function describeClients(id: string, organisations: OrganisationStore) {
  const institutions = await organisations.institutionsOf(id)
  return (await organisations.clientsOf(id)).map(({ scopes: _, ...client }) => ({
    ...client,
    institutions: institutions
      .filter(({ client_id }) => client_id === client.id)
      .map(({ name_el, name_en }) => ({ el: name_el, en: name_en })),
  }))
}

async function describeRepresentatives(
  id: string,
  { representatives }: DescriptionDependencies,
): Promise<Representative[]> {
  const people = await representatives.ofOrganisation(id)
  const roles = await representatives.rolesOf(people.map((person) => person.id))
  return people.map((person) => ({
    ...{ id: person.id, name: person.name, email: person.email },
    // The store leaves out those who have unlinked.
    state: person.state === 'suspended' ? 'suspended' : 'active',
    suspended_for: person.suspended_for,
    linked_at: seconds(person.linked_at),
    confirmed_until: seconds(person.confirmed_until),
    roles: roles.filter(({ representative_id }) => representative_id === person.id).map(describeRole),
  }))
}

/** A role as it stands on the wire. */
export function describeRole(
  row: Pick<Role, 'display_name_el' | 'display_name_en' | 'service'> & { client_id: string },
): Role {
  const { client_id: client, display_name_el, display_name_en, service } = row
  return { client, display_name_el, display_name_en, service }
}

async function describeInvitations(id: string, { invitations, clock }: DescriptionDependencies): Promise<Invitation[]> {
  const now = clock.now()
  return (await invitations.ofOrganisation(id)).map((row) => ({
    ...describeRole(row),
    ...{ id: row.id, email: row.email, language: row.language },
    state: invitationState(row, now),
    invited_at: seconds(row.invited_at),
    expires_at: seconds(row.expires_at),
  }))
}

function invitationState(
  row: Pick<
    Awaited<ReturnType<InvitationStore['ofOrganisation']>>[number],
    'accepted_at' | 'revoked_at' | 'mailed_at' | 'expires_at'
  >,
  now: Date,
): Invitation['state'] {
  if (row.accepted_at !== null) return 'accepted'
  if (row.revoked_at !== null) return 'revoked'
  if (row.expires_at <= now) return 'expired'
  return row.mailed_at === null ? 'not-sent' : 'open'
}
