import { equalBytes } from '../encoding/bytes.ts'
import { coveredEnd, type PdfSignature, signaturesOf } from '../pades/signature-fields.ts'
import { openPdf } from '../pdf/pdf-document.ts'
import { validateJades } from '../validation/validate-jades.ts'
import { validatePades } from '../validation/validate-pades.ts'
import type { ValidationOptions } from '../validation/validate-signature.ts'

/** One byte altered: where, and by which bits. */
export interface Flip {
  readonly at: number
  readonly bits: number
}

export type FlipOutcome = 'refused' | 'harmless' | 'accepted-changed'

/** The file with one byte altered. */
export function flipped(file: Uint8Array, { at, bits }: Flip): Uint8Array {
  const copy = Uint8Array.from(file)
  copy[at] = (copy[at] ?? 0) ^ bits
  return copy
}

/** What validation says of a JAdES file with one byte altered: passing is harmless only with the very same payload. */
export async function flipJades(
  file: Uint8Array,
  flip: Flip,
  sealed: { payload: Uint8Array; options: ValidationOptions },
) {
  const { indication, payload } = await validateJades(flipped(file, flip), sealed.options)
  if (indication !== 'TOTAL-PASSED') return 'refused' satisfies FlipOutcome
  const same = payload !== undefined && equalBytes(payload, sealed.payload)
  return same ? ('harmless' satisfies FlipOutcome) : ('accepted-changed' satisfies FlipOutcome)
}

const isInside = (at: number, { contentsStart, contentsEnd }: PdfSignature) =>
  at > contentsStart && at < contentsEnd - 1

/**
 * The same for a PDF. Harmless are only bytes that no signature and no stamp covers: the Contents of the last, whose
 * hexadecimal digits have two cases, and an increment after it, of which another part decides what it may change.
 */
export async function flipPades(file: Uint8Array, flip: Flip, options: ValidationOptions): Promise<FlipOutcome> {
  const { indication } = await validatePades(flipped(file, flip), options)
  if (indication !== 'TOTAL-PASSED') return 'refused'
  const signatures = signaturesOf(openPdf(file))
  const harmless = signatures.every((seal) => flip.at >= coveredEnd(seal) || isInside(flip.at, seal))
  return harmless ? 'harmless' : 'accepted-changed'
}
