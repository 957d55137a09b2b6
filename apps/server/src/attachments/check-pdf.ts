import { AdesError } from '@perga/ades'
import { pdfBudget } from './bounded-pdf-lexer.ts'
import { cleanOnlyIf, notClean } from './not-clean.ts'
import { checkContents } from './pdf-contents.ts'
import { type PdfPiece, piecesOf } from './pdf-pieces.ts'

const HEADER = /^%PDF-(1\.[0-7]|2\.0)(?!\d)/
const END = /%%EOF[\0\t\n\r ]*$/

/**
 * Accepts a PDF that is one from its first byte to its last and does nothing but show its pages; throws
 * `attachment_not_clean` for any other, also for one that is encrypted.
 */
export function checkPdf(bytes: Uint8Array): void {
  const text = (from: number, to?: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')
  cleanOnlyIf(HEADER.test(text(0, 16)), 'pdf-header')
  cleanOnlyIf(END.test(text(Math.max(0, bytes.length - 64))), 'pdf-end')
  checkContents(readPieces(bytes))
}

function readPieces(bytes: Uint8Array): readonly PdfPiece[] {
  try {
    return piecesOf(bytes, pdfBudget())
  } catch (error) {
    if (error instanceof AdesError) throw notClean('pdf-malformed', { cause: error })
    throw error
  }
}
