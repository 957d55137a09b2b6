import { refuseUnless } from '@perga/domain'
import type { InstitutionStore } from '../directory/institution-store.ts'
import { recordEvent } from '../platform/audit.ts'
import type { Clock } from '../platform/clock.ts'
import { type Database, inTransaction } from '../platform/database.ts'
import { describeCertificate, readMetadata } from './read-metadata.ts'
import { type SignOn, signOnStore } from './sign-on-store.ts'
import { type ProviderMember, staffActor } from './staff-member.ts'

interface SignOnChange {
  institutionCode: string
  actor: ProviderMember
}

/** What changing a sign-on stands on. */
export interface SignOnAdministration {
  db: Database
  clock: Clock
  isSecure: boolean
  institutions: InstitutionStore
}

/** Takes over an institution's identity provider from its metadata. Throws `not_found` or `sign_on_metadata_invalid`. */
export async function changeSignOn(
  { institutionCode, actor, metadata }: SignOnChange & { metadata: string },
  { db, clock, isSecure, institutions }: SignOnAdministration,
): Promise<void> {
  refuseUnless((await institutions.names()).has(institutionCode), 'not_found')
  const now = clock.now()
  const after = { institutionCode, ...readMetadata(metadata, { now, allowsHttp: !isSecure }) }
  await inTransaction(db, async (transaction) => {
    const store = signOnStore(transaction)
    const before = await store.find(institutionCode)
    await store.save(after, now)
    await recordEvent(transaction, clock, {
      ...{ actor: staffActor(actor), act: 'sign-on.change', object: institutionCode },
      detail: { ...told('before', before), ...told('after', after) },
    })
  })
}

/** Ends an institution's single sign-on. Throws `not_found` where it has none. */
export async function removeSignOn(
  { institutionCode, actor }: SignOnChange,
  { db, clock }: SignOnAdministration,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const store = signOnStore(transaction)
    const before = await store.find(institutionCode)
    refuseUnless(before !== null, 'not_found')
    await store.remove(institutionCode)
    await recordEvent(transaction, clock, {
      ...{ actor: staffActor(actor), act: 'sign-on.remove', object: institutionCode, detail: told('before', before) },
    })
  })
}

function told(when: 'before' | 'after', signOn: Omit<SignOn, 'institutionCode'> | null): Record<string, string | null> {
  return {
    [`${when}.entity`]: signOn?.idpEntityId ?? null,
    [`${when}.address`]: signOn?.signOnUrl ?? null,
    [`${when}.certificates`]: signOn?.certificates.map((own) => describeCertificate(own).sha256).join(' ') ?? null,
  }
}
