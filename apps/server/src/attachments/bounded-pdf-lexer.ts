import { PdfLexer, type PdfValue } from '@perga/ades'
import { cleanOnlyIf } from './not-clean.ts'

/** How much of a document may still be read; one for all its parts. */
export interface PdfBudget {
  values: number
  inflatedBytes: number
}

/** Enough for hundreds of tagged pages; far from what would fill the memory. */
export const pdfBudget = (): PdfBudget => ({ values: 300_000, inflatedBytes: 24 * 1024 * 1024 })

const LONGEST_GAP = 4096
/** Names have at most 127 bytes (ISO 32000-1 annex C), each written with up to three. */
const LONGEST_WORD = 512
/** An object is dearer to keep than a value. */
const VALUES_OF_OBJECT = 4

/** A reader of PDF values that stops when the document asks for too much; throws `attachment_not_clean` then. */
export class BoundedPdfLexer extends PdfLexer {
  readonly #budget: PdfBudget

  constructor(bytes: Uint8Array, at: number, budget: PdfBudget) {
    super(bytes, at)
    this.#budget = budget
  }

  override readValue(depth = 0): PdfValue {
    cleanOnlyIf(this.#budget.values-- > 0, 'pdf-too-much')
    return super.readValue(depth)
  }

  override readWord(): string {
    this.skipWhitespace()
    const end = this.at + LONGEST_WORD
    const isBounded = end >= this.bytes.length || this.bytes.subarray(this.at, end).some(endsWord)
    cleanOnlyIf(isBounded, 'pdf-word')
    return super.readWord()
  }

  /** Counts an object that begins. */
  beginObject(): void {
    this.#budget.values -= VALUES_OF_OBJECT
    cleanOnlyIf(this.#budget.values > 0, 'pdf-too-much')
  }

  /** Passes what stands between two objects: white space, and comments no longer than a writer has to say of itself. */
  skipGap(): void {
    const start = this.at
    this.skipWhitespace()
    const gap = this.bytes.subarray(start, this.at)
    cleanOnlyIf(gap.filter((byte) => byte > 0x20).length <= LONGEST_GAP, 'pdf-comment')
    // Where a second document begins, some readers show the first and some the last.
    cleanOnlyIf(!Buffer.from(gap.buffer, gap.byteOffset, gap.length).includes('%PDF-'), 'pdf-second')
  }
}

const DELIMITERS: ReadonlySet<number> = new Set(Buffer.from('()<>[]{}/%'))
const endsWord = (byte: number) => byte <= 0x20 || DELIMITERS.has(byte)
