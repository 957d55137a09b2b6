import { meteredCrypto } from '../crypto/metered-crypto.ts'
import { webCrypto } from '../crypto/web-crypto.ts'
import { coveredEnd, type PdfSignature } from '../pades/signature-fields.ts'
import type { WorkAllowance } from '../work-allowance.ts'
import { openSealed, readSignature, type SealedPdf } from './open-sealed-pdf.ts'
import { PDF_RULES, type PdfRule } from './pdf-rules/index.ts'
import { type SignatureValidation, type ValidationOptions, validateSignature } from './validate-signature.ts'
import { rejectedBy, rejectedSignature, withinAllowance } from './within-allowance.ts'

export interface PadesSignatureValidation extends SignatureValidation {
  readonly fieldName: string
  /** Whether the signature and the stamps after it cover the file to its last byte. */
  readonly coversWholeFile: boolean
}

/** The worst outcome of all signatures of the file, and each of them. */
export interface PadesValidation extends SignatureValidation {
  readonly signatures: readonly PadesSignatureValidation[]
}

const UNREADABLE = rejectedSignature('malformed')

async function validateOne(signature: PdfSignature, opened: SealedPdf, options: ValidationOptions) {
  const under = await readSignature(signature, opened).catch(rejectedBy)
  const validation = await validateSignature(under, options)
  const { fieldName } = signature
  const last = opened.signatures.at(-1)
  const coversWholeFile = last !== undefined && coveredEnd(last) === opened.document.bytes.length
  return { ...validation, fieldName, coversWholeFile }
}

const SEVERITY = ['TOTAL-FAILED', 'INDETERMINATE', 'TOTAL-PASSED'] as const

function worstOf(validations: readonly PadesSignatureValidation[]): PadesSignatureValidation | undefined {
  return SEVERITY.flatMap((severity) => validations.filter(({ indication }) => indication === severity))[0]
}

async function validateWithin(
  pdf: Uint8Array,
  given: JudgedPdfOptions,
  allowance: WorkAllowance,
): Promise<PadesValidation> {
  const { rules, ...rest } = given
  const options = { ...rest, crypto: meteredCrypto(given.crypto ?? webCrypto, allowance) }
  let opened: SealedPdf
  try {
    opened = await openSealed(pdf, { crypto: options.crypto, allowance, rules })
  } catch (error) {
    return { ...(await validateSignature(rejectedBy(error), options)), signatures: [] }
  }
  const seals = opened.signatures.filter(({ kind }) => kind === 'signature')
  const signatures: PadesSignatureValidation[] = []
  for (const seal of seals) signatures.push(await validateOne(seal, opened, options))
  const worst = worstOf(signatures)
  if (worst === undefined) return { ...(await validateSignature(UNREADABLE, options)), signatures }
  const { fieldName: _, coversWholeFile: __, ...validation } = worst
  return { ...validation, signatures }
}

/** Options of the validation with the rules that the document is judged by. */
export interface JudgedPdfOptions extends ValidationOptions {
  readonly rules: readonly PdfRule[]
}

/** The validation of a PDF by these rules. */
export const validateJudgedPdf = (pdf: Uint8Array, options: JudgedPdfOptions): Promise<PadesValidation> =>
  withinAllowance(
    (allowance) => validateWithin(pdf, options, allowance),
    async () => ({ ...(await validateSignature(rejectedSignature('too-complex'), options)), signatures: [] }),
  )

/**
 * Validates all PAdES signatures of a PDF, of any baseline level (ETSI EN 319 102-1 over ETSI EN 319 142-1), and whether
 * it shows what was sealed. Never throws for bad input: that is an outcome. A file without a signature is a
 * FORMAT_FAILURE, and so is one beyond `LIMITS`, whose step says `too-complex`; a sound file of a form that is not read
 * here is INDETERMINATE, and its step says `not-supported`.
 */
export const validatePades = (pdf: Uint8Array, options: ValidationOptions): Promise<PadesValidation> =>
  validateJudgedPdf(pdf, { ...options, rules: PDF_RULES })
