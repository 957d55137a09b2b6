import type { WorkAllowance } from '../work-allowance.ts'
import { PdfLexer } from './pdf-lexer.ts'
import type { PdfValue } from './pdf-values.ts'

/** Reads like any other and pays for the bytes it passes: objects may overlap, so that a small file is read many times. */
export class MeteredPdfLexer extends PdfLexer {
  readonly #allowance: WorkAllowance

  constructor(bytes: Uint8Array, at: number, allowance: WorkAllowance) {
    super(bytes, at)
    this.#allowance = allowance
  }

  override readWord(): string {
    const start = this.at
    const word = super.readWord()
    this.#allowance.spend(this.at - start)
    return word
  }

  override readValue(depth = 0): PdfValue {
    const start = this.at
    const value = super.readValue(depth)
    if (depth === 0) this.#allowance.spend(this.at - start)
    return value
  }
}
