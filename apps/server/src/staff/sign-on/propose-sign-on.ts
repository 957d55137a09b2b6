import type { SignOnFacts } from '@perga/contracts'
import { refuseUnless } from '@perga/domain'
import { z } from 'zod'
import type { PutInForce } from '../../directory/decide-proposal.ts'
import { proposeChange } from '../../directory/propose-change.ts'
import type { Keys } from '../../platform/keys.ts'
import { describeCertificate, readMetadata } from './read-metadata.ts'
import { type SignOnAdministration, toldSignOn } from './remove-sign-on.ts'
import { type SignOn, signOnStore } from './sign-on-store.ts'

/** Metadata of an institution's identity provider, and who proposes to go by them. */
export interface SignOnChange {
  institution: string
  metadata: string
  note: string | null
  /** The id of the provider's member. */
  proposedBy: string
}

const Sealed = z.object({ metadata: z.string() })

/**
 * Proposes to take an institution's identity provider from its metadata, for another member to approve: it decides who may enter
 * as the institution's staff. Throws `not_found`, `sign_on_metadata_invalid` and `proposal_open`.
 */
export async function proposeSignOn(change: SignOnChange, administration: SignOnAdministration): Promise<void> {
  const { institution, metadata, note, proposedBy } = change
  const { db, keys, clock, isSecure, institutions } = administration
  refuseUnless((await institutions.names()).has(institution), 'not_found')
  const after = readMetadata(metadata, { now: clock.now(), allowsHttp: !isSecure })
  await proposeChange(
    {
      ...{ institution, subject: 'sign-on', note, proposedBy, test: null },
      sealed: keys.seal('sign-on-metadata', JSON.stringify({ metadata })),
      described: describeSignOn(after),
      detail: toldSignOn('after', after),
    },
    { db, clock },
  )
}

/** An approved sign-on lets people in from now on. Read anew: what ran out since it was proposed does not come into force. */
export function putSignOnInForce({ keys, isSecure }: { keys: Keys; isSecure: boolean }): PutInForce {
  return async (transaction, { institution, sealed, now }) => {
    const { metadata } = Sealed.parse(JSON.parse(keys.unseal('sign-on-metadata', sealed)))
    const after = { institutionCode: institution, ...readMetadata(metadata, { now, allowsHttp: !isSecure }) }
    const store = signOnStore(transaction)
    const before = await store.find(institution)
    await store.save(after, now)
    return { ...toldSignOn('before', before), ...toldSignOn('after', after) }
  }
}

/** What the desk shows of a sign-on; nothing of it is secret. */
export function describeSignOn({ idpEntityId, signOnUrl, certificates }: Omit<SignOn, 'institutionCode'>): SignOnFacts {
  return { entity_id: idpEntityId, sign_on_url: signOnUrl, certificates: certificates.map(describeCertificate) }
}
