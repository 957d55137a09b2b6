import type { PdfRule } from './pdf-rules/index.ts'
import { type PadesValidation, validateJudgedPdf } from './validate-pades.ts'
import type { ValidationOptions } from './validate-signature.ts'

/** Validates by these rules alone, for the test that each of them is needed. Not part of the package's interface. */
export const validatePdfWithRules = (
  pdf: Uint8Array,
  options: ValidationOptions,
  rules: readonly PdfRule[],
): Promise<PadesValidation> => validateJudgedPdf(pdf, { ...options, rules })
