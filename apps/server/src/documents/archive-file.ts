import { canExtendPades, type JadesSignature, jadesArchiveEnd, padesArchiveEnd } from '@perga/ades'
import { mayBeExtended, type SignatureValidation, validateJades, validatePades } from '@perga/ades/validation'
import { Refusal } from '@perga/domain'
import { z } from 'zod'

/** A sealed file as its owner brings it: one of the two formats that the service gives out. */
export type ArchiveFile =
  | { readonly format: 'pdf'; readonly pdf: Uint8Array }
  | { readonly format: 'jades'; readonly jades: JadesSignature }

/** The flattened form (RFC 7515 §7.2.2) as the service writes it. Strict: a renewal must not drop what it does not know. */
const FlattenedJades = z.strictObject({
  payload: z.string(),
  protected: z.string(),
  signature: z.string(),
  header: z.strictObject({ etsiU: z.array(z.string()) }).optional(),
})

const PDF_SIGN = '%PDF-'

/** Recognises a file by what it holds, never by what it is called. Throws the refusal `archive_file_unrecognised`. */
export function readArchiveFile(bytes: Uint8Array): ArchiveFile {
  if (Buffer.from(bytes.subarray(0, PDF_SIGN.length)).toString('latin1') === PDF_SIGN) {
    return { format: 'pdf', pdf: bytes }
  }
  const { header, ...parts } = readFlattenedJades(bytes)
  return { format: 'jades', jades: { ...parts, ...(header && { header }) } }
}

function readFlattenedJades(bytes: Uint8Array): z.infer<typeof FlattenedJades> {
  try {
    return FlattenedJades.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
  } catch {
    // The parser's message quotes the file, which is its owner's: it is not passed on as a cause.
    throw new Refusal('archive_file_unrecognised')
  }
}

/** The bytes of a file as its owner gets them. */
export function archiveBytes(file: ArchiveFile): Uint8Array {
  return file.format === 'pdf' ? file.pdf : Buffer.from(JSON.stringify(file.jades))
}

/** What a file is validated against, and when. */
export interface ArchiveQuestion {
  readonly trustAnchors: readonly Uint8Array[]
  readonly validationTime: Date
}

/** What validation found, as plain data that can cross from a thread. */
export type ArchiveValidation = Pick<SignatureValidation, 'indication' | 'subIndication' | 'level' | 'steps'> & {
  readonly format: ArchiveFile['format']
  /** Whether it passes, or lacks only what a renewal adds, and is of a form that is extended here. */
  readonly renewable: boolean
  /** Until when the last archive stamp protects the file by itself; only for one found valid at B-LTA. */
  readonly protectedUntil?: Date
}

export type ValidateArchive = (bytes: Uint8Array, question: ArchiveQuestion) => Promise<ArchiveValidation>

/**
 * The validation of ETSI EN 319 102-1 against these anchors alone, with what the file itself carries. Throws the refusal
 * `archive_file_unrecognised`.
 */
export async function validateArchive(bytes: Uint8Array, question: ArchiveQuestion): Promise<ArchiveValidation> {
  const file = readArchiveFile(bytes)
  const validation =
    file.format === 'pdf' ? await validatePades(file.pdf, question) : await validateJades(file.jades, question)
  const { indication, subIndication, level, steps } = validation
  const renewable = mayBeExtended(validation) && (file.format === 'jades' || canExtendPades(file.pdf))
  const protectedUntil = level === 'B-LTA' ? archiveEnd(file) : undefined
  return {
    format: file.format,
    renewable,
    indication,
    steps,
    ...(subIndication && { subIndication }),
    ...(level && { level }),
    ...(protectedUntil && { protectedUntil }),
  }
}

function archiveEnd(file: ArchiveFile): Date | undefined {
  return file.format === 'pdf' ? padesArchiveEnd(file.pdf) : jadesArchiveEnd(file.jades)
}
