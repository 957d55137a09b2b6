import { AdesError } from '../errors.ts'

/** Where a value stands in the file, so that what is not understood can be copied byte for byte. */
interface Placed {
  readonly start: number
  readonly end: number
}

export type PdfDictionary = Placed & { readonly kind: 'dictionary'; readonly entries: ReadonlyMap<string, PdfValue> }
export type PdfArray = Placed & { readonly kind: 'array'; readonly items: readonly PdfValue[] }
export type PdfReference = Placed & { readonly kind: 'reference'; readonly number: number; readonly generation: number }
export type PdfString = Placed & { readonly kind: 'string'; readonly bytes: Uint8Array; readonly hexadecimal: boolean }
export type PdfStream = Placed & {
  readonly kind: 'stream'
  readonly dictionary: PdfDictionary
  readonly bytes: Uint8Array
}

/** An object of PDF (ISO 32000-1 §7.3). */
export type PdfValue =
  | PdfDictionary
  | PdfArray
  | PdfReference
  | PdfString
  | (Placed & { readonly kind: 'name'; readonly name: string })
  | (Placed & { readonly kind: 'number'; readonly value: number })
  | (Placed & { readonly kind: 'keyword'; readonly word: string })

/** The error of the readers here: a file that is not well-formed PDF. */
export const pdfError = (message: string): AdesError => new AdesError('pdf_malformed', message)
