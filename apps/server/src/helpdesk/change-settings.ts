import type { HelpdeskSettings, HelpdeskSettingsForm } from '@perga/contracts'
import { refuseUnless } from '@perga/domain'
import { holdInstitution } from '../directory/hold-institution.ts'
import { recordEvent } from '../platform/audit.ts'
import type { Clock } from '../platform/clock.ts'
import { inTransaction, type Work } from '../platform/work.ts'
import { type InstitutionMember, staffActor } from '../staff/staff-member.ts'
import { departmentsWith } from './list-requests.ts'
import { mayDo } from './request-rights.ts'
import { settingsStore } from './settings-store.ts'

/** Who speaks for a place in settings: whoever may do more there than look. */
function speaksFor(member: InstitutionMember, maintainerId: string): boolean {
  const place = { institution: member.institutionCode, maintainerId: maintainerId === '0' ? null : maintainerId }
  return mayDo(member, 'note', place)
}

/** The settings of the member's institution, with the departments that the member sees. */
export async function describeSettings(member: InstitutionMember, { db }: { db: Work }): Promise<HelpdeskSettings> {
  const store = settingsStore(db)
  const { reminder_email, ...settings } = await store.find(member.institutionCode)
  const departments = await departmentsWith(member, 'see', { db })
  const contacts = await store.contacts(departments.flatMap(({ id }) => id ?? []))
  return {
    ...settings,
    departments: departments.map(({ id, ...department }) => ({
      ...department,
      email: id === null ? reminder_email : (contacts.get(id) ?? null),
    })),
    may_change: speaksFor(member, '0'),
  }
}

/**
 * Changes what is different in the form: what concerns the institution for those who speak for the whole of it, a contact for those who
 * do more than look at its department. Throws `not_permitted`, and then nothing changes.
 */
export async function changeSettings(
  { form, member }: { form: HelpdeskSettingsForm; member: InstitutionMember },
  { db, clock }: { db: Work; clock: Clock },
): Promise<void> {
  const departments = await departmentsWith(member, 'see', { db })
  await inTransaction(db, async (transaction) => {
    const store = settingsStore(transaction)
    await holdInstitution(transaction, member.institutionCode)
    const change = { form, member, departments, store }
    const details = [...(await changeOffer(change)), ...(await changeContacts(change))]
    for (const detail of details) {
      const event = { actor: staffActor(member), act: 'helpdesk.settings', object: member.institutionCode, detail }
      await recordEvent(transaction, clock, event)
    }
  })
}

interface Change {
  form: HelpdeskSettingsForm
  member: InstitutionMember
  departments: Awaited<ReturnType<typeof departmentsWith>>
  store: ReturnType<typeof settingsStore>
}

async function changeOffer({ form, member, store }: Change) {
  const before = await store.find(member.institutionCode)
  const offer = { takes_requests: form.takes_requests, contact: form.contact || null }
  if (before.takes_requests === offer.takes_requests && before.contact === offer.contact) return []
  refuseUnless(speaksFor(member, '0'), 'not_permitted', { reason: 'not for the whole institution' })
  await store.save(member.institutionCode, offer)
  return [offer]
}

async function changeContacts({ form, member, departments, store }: Change) {
  const { reminder_email } = await store.find(member.institutionCode)
  const contacts = await store.contacts(departments.flatMap(({ id }) => id ?? []))
  const details: { department: string; has_contact: boolean }[] = []
  for (const { maintainer_id, email } of form.departments) {
    const department = departments.find((one) => one.maintainer_id === maintainer_id)
    refuseUnless(department !== undefined, 'not_permitted', { reason: 'a department of others' })
    const { id } = department
    const present = id === null ? reminder_email : (contacts.get(id) ?? null)
    if (present === email) continue
    refuseUnless(speaksFor(member, maintainer_id), 'not_permitted', { reason: 'may only look' })
    if (id === null) await store.save(member.institutionCode, { reminder_email: email })
    else await store.saveContact(id, email)
    details.push({ department: maintainer_id, has_contact: email !== null })
  }
  return details
}
