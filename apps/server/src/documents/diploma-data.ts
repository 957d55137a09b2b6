import { ReleasedDiploma, WireDiploma } from '@perga/contracts'
import { Refusal, refuseUnless } from '@perga/domain'
import { z } from 'zod'
import { canonicalBytes } from '../diplomas/content-hash.ts'
import type { OrganisationUser } from '../organisations/sign-in/current-user.ts'
import type { Clock } from '../platform/clock.ts'
import { type Keys, SealBroken } from '../platform/keys.ts'
import type { SignedDiploma } from './signed-diploma.ts'

const VALID_FOR_MS = 15 * 60 * 1000

const DiplomaData = z.object({
  madeAt: z.number(),
  auditId: z.string(),
  verificationIdentifier: z.string(),
  diploma: WireDiploma,
  jades: ReleasedDiploma.shape.jades.omit({ payload: true }),
})

/**
 * `diploma_data` of spec 1 §7: a diploma that this server has just released, sealed (AES-256-GCM) so that a browser can
 * hand it back for a document but neither compose nor alter one. It is good for the client of the release, for 15 minutes.
 */
export function makeDiplomaData(
  { auditId, verificationIdentifier, diploma, jades }: ReleasedDiploma,
  { keys, clock }: { keys: Keys; clock: Clock },
): string {
  const contents: z.infer<typeof DiplomaData> = {
    ...{ madeAt: clock.now().getTime(), auditId, verificationIdentifier, diploma },
    jades: { protected: jades.protected, signature: jades.signature },
  }
  return keys.seal('diploma-data', JSON.stringify(contents)).toString('base64url')
}

/**
 * Opens what {@link makeDiplomaData} made. Throws `diploma_data_invalid` when it is forged, cut, another client's or too old,
 * and `inspection_not_permitted` for whoever checks no more.
 */
export function openDiplomaData(
  diplomaData: string,
  user: OrganisationUser,
  { keys, clock }: { keys: Keys; clock: Clock },
): SignedDiploma {
  const { madeAt, jades, diploma, ...release } = unseal(diplomaData, keys)
  const client = user.clients.find(({ id }) => id === diploma.clientID)
  refuseUnless(client, 'diploma_data_invalid', { reason: 'another client' })
  refuseUnless(client.can_inspect, 'inspection_not_permitted')
  const keepUntil = new Date(madeAt + VALID_FOR_MS)
  refuseUnless(keepUntil > clock.now(), 'diploma_data_invalid', { reason: 'too old' })
  const payload = canonicalBytes(diploma).toString('base64url')
  return { ...release, diploma, jades: { payload, ...jades }, keepUntil }
}

function unseal(diplomaData: string, keys: Keys): z.infer<typeof DiplomaData> {
  try {
    return DiplomaData.parse(JSON.parse(keys.unseal('diploma-data', Buffer.from(diplomaData, 'base64url'))))
  } catch (cause) {
    if (!(cause instanceof SealBroken)) throw cause
    throw new Refusal('diploma_data_invalid', { reason: 'forged or cut' }, { cause })
  }
}
