import { type DegreeKey, Refusal } from '@perga/domain'
import { z } from 'zod'
import type { Keys } from '../../platform/keys.ts'

const Handle = z.object({
  interaction: z.string(),
  holderId: z.string(),
  key: z.object({ institution: z.string(), certificateId: z.string(), titleId: z.string() }),
})

/** An opaque name for a degree that was offered to this holder in this interaction; the browser never sees its key. */
export function makeDegreeHandle(
  handle: { interaction: string; holderId: string; key: DegreeKey },
  keys: Keys,
): string {
  return keys.seal('degree-handle', JSON.stringify(handle)).toString('base64url')
}

/** The degree behind a handle. Throws `degree_not_shareable` for one that was not offered here to this holder. */
export function openDegreeHandle(
  text: string,
  expected: { interaction: string; holderId: string },
  keys: Keys,
): DegreeKey {
  const opened = tryOpen(text, keys)
  if (opened?.interaction !== expected.interaction || opened.holderId !== expected.holderId) {
    throw new Refusal('degree_not_shareable', { reason: 'foreign handle' })
  }
  return opened.key
}

function tryOpen(text: string, keys: Keys): z.infer<typeof Handle> | null {
  try {
    return Handle.parse(JSON.parse(keys.unseal('degree-handle', Buffer.from(text, 'base64url'))))
  } catch {
    // Altered, cut or foreign: to the caller they are all a handle that was never given.
    return null
  }
}
