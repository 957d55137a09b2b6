import { type DegreeKey, Refusal } from '@perga/domain'
import { z } from 'zod'
import { type Keys, SealBroken } from '../platform/keys.ts'

const Handle = z.object({
  holderId: z.string(),
  key: z.object({ institution: z.string(), certificateId: z.string(), titleId: z.string() }),
})

/** An opaque name for a degree that was shown to its holder; the browser never sees the degree's key. */
export function makeOwnHandle(handle: { holderId: string; key: DegreeKey }, keys: Keys): string {
  return keys.seal('own-degree', JSON.stringify(handle)).toString('base64url')
}

/** The degree behind a handle. Throws `not_found` for one that was not shown to this holder. */
export function openOwnHandle(text: string, holderId: string, keys: Keys): DegreeKey {
  const handle = open(text, keys)
  if (handle?.holderId !== holderId) throw new Refusal('not_found', { reason: 'foreign handle' })
  return handle.key
}

function open(text: string, keys: Keys): z.infer<typeof Handle> | null {
  try {
    return Handle.parse(JSON.parse(keys.unseal('own-degree', Buffer.from(text, 'base64url'))))
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error
    // Altered, cut or foreign: to the caller they are all a handle that was never given.
    return null
  }
}
