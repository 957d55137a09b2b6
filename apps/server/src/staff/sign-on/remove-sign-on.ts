import { refuseUnless } from '@perga/domain'
import type { InstitutionStore } from '../../directory/institution-store.ts'
import { recordEvent } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Keys } from '../../platform/keys.ts'
import { inTransaction, type Work } from '../../platform/work.ts'
import { type ProviderMember, staffActor } from '../staff-member.ts'
import { describeCertificate } from './read-metadata.ts'
import { type SignOn, signOnStore } from './sign-on-store.ts'

/** What changing a sign-on stands on. */
export interface SignOnAdministration {
  db: Work
  keys: Keys
  clock: Clock
  isSecure: boolean
  institutions: InstitutionStore
}

/** Ends an institution's single sign-on, at once and by one member: it lets nobody in. Throws `not_found` where it has none. */
export async function removeSignOn(
  { institutionCode, actor }: { institutionCode: string; actor: ProviderMember },
  { db, clock }: Pick<SignOnAdministration, 'db' | 'clock'>,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const store = signOnStore(transaction)
    const before = await store.find(institutionCode)
    refuseUnless(before !== null, 'not_found')
    await store.remove(institutionCode)
    await recordEvent(transaction, clock, {
      ...{
        actor: staffActor(actor),
        act: 'sign-on.remove',
        object: institutionCode,
        detail: toldSignOn('before', before),
      },
    })
  })
}

/** A sign-on in the words of the audit. */
export function toldSignOn(
  when: 'before' | 'after',
  signOn: Omit<SignOn, 'institutionCode'> | null,
): Record<string, string | null> {
  return {
    [`${when}.entity`]: signOn?.idpEntityId ?? null,
    [`${when}.address`]: signOn?.signOnUrl ?? null,
    [`${when}.certificates`]: signOn?.certificates.map((own) => describeCertificate(own).sha256).join(' ') ?? null,
  }
}
