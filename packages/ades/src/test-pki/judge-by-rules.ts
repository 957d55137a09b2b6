import { augmentPades } from '../extension/augment-pades.ts'
import { typstPdf } from '../pades/fixtures/fixture-pdf.ts'
import { signPades } from '../pades/sign-pades.ts'
import { catalogOf, openPdf, type PdfDocument, readObject } from '../pdf/pdf-document.ts'
import { validatePdfWithRules } from '../validation/judged-pdf.ts'
import { PDF_RULES, type PdfRule } from '../validation/pdf-rules/index.ts'
import { createTestWorld } from './test-world.ts'

export const world = createTestWorld()
export const sealed = await signPades(typstPdf(), { signer: world.signer, signingTime: world.now })
export const archived = (await augmentPades(sealed, 'B-LTA', world)).pdf

/** What validation says of a file by these rules: the outcome, and why it may be shown otherwise than it was sealed. */
export async function judge(pdf: Uint8Array, rules: readonly PdfRule[] = PDF_RULES) {
  const options = { trustAnchors: world.trustAnchors, validationTime: new Date(world.now.getTime() + 60_000) }
  const { indication, steps } = await validatePdfWithRules(pdf, options, rules)
  const found = steps.filter(({ code, verdict }) => code.startsWith('DOCUMENT_') && verdict !== 'passed')
  return { indication, reasons: found.map(({ reason }) => reason) }
}

/** The rules without the one of this name. */
export function without(name: string): readonly PdfRule[] {
  const rules = PDF_RULES.filter((rule) => rule.name !== name)
  if (rules.length !== PDF_RULES.length - 1) throw new Error(`no rule ${name}`)
  return rules
}

/** The number that a key of the catalogue or trailer refers to. */
export function numberAt(pdf: Uint8Array, key: string): number {
  const document = openPdf(pdf)
  const value = document.trailer.entries.get(key) ?? catalogOf(document).entries.get(key)
  if (value?.kind !== 'reference') throw new Error(`no reference ${key}`)
  return value.number
}

/** The dictionary of an object as text, with one text in place of another. */
export function rewritten(pdf: Uint8Array, number: number, from: string | RegExp, to: string): string {
  const value = readObject(openPdf(pdf), number)?.value
  if (value === undefined) throw new Error(`no object ${number}`)
  const text = Buffer.from(pdf.subarray(value.start, value.end)).toString('latin1')
  const changed = text.replace(from, to)
  if (changed === text && from !== '') throw new Error(`nothing to replace in ${text}`)
  return changed
}

export const nextNumber = (document: PdfDocument): number => {
  const size = document.trailer.entries.get('Size')
  return size?.kind === 'number' ? size.value : 0
}
