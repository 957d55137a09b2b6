import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PadesValidation, ValidationOptions } from '@perga/ades/validation'

/** A rule of the validator, as far as a run must know it. */
export interface Rule {
  readonly name: string
}

/** What is proven: validation by all rules, and by some of them. */
export interface Validator {
  readonly rules: readonly Rule[]
  validate(pdf: Uint8Array, options: ValidationOptions, rules?: readonly Rule[]): Promise<PadesValidation>
}

interface JudgedModule {
  readonly validatePdfWithRules: (
    pdf: Uint8Array,
    options: ValidationOptions,
    rules: readonly Rule[],
  ) => Promise<PadesValidation>
}

const OWN = new URL('../../../packages/ades', import.meta.url).pathname

/** The validator of this checkout or, to compare two versions, of another folder of the package. */
export async function loadValidator(folder = OWN): Promise<Validator> {
  const load = (path: string) => import(pathToFileURL(join(resolve(folder), 'src/validation', path)).href)
  // Loaded by path, so that the same run judges another version: the two modules have these shapes, as their files say.
  const { validatePdfWithRules } = (await load('judged-pdf.ts')) as JudgedModule
  const { PDF_RULES: rules } = (await load('pdf-rules/index.ts')) as { readonly PDF_RULES: readonly Rule[] }
  return { rules, validate: (pdf, options, chosen = rules) => validatePdfWithRules(pdf, options, chosen) }
}
