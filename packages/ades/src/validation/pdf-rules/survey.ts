import { type PdfDocument, readObject } from '../../pdf/pdf-document.ts'
import type { PdfDictionary, PdfReference, PdfStream, PdfValue } from '../../pdf/pdf-values.ts'

/** A dictionary that the root leads to. */
export interface Reached {
  readonly dictionary: PdfDictionary
  readonly isStream: boolean
  readonly object: number
}

/** Everything that the root of a file leads to. */
export interface Survey {
  readonly reached: ReadonlySet<number>
  readonly dictionaries: readonly Reached[]
  /** Objects that refer to nothing, by the number that they refer to. */
  readonly dangling: ReadonlyMap<number, number>
}

const surveys = new WeakMap<PdfDocument, Survey>()

/** Goes from the trailer to everything that it leads to, once a document; throws `pdf_malformed`. */
export function surveyOf(document: PdfDocument): Survey {
  const known = surveys.get(document) ?? new Walk(document)
  surveys.set(document, known)
  return known
}

interface Waiting {
  readonly value: PdfValue | PdfStream
  readonly object: number
}

/** Of a trailer that is a cross-reference stream too, only these lead anywhere. */
const TRAILER_KEYS = ['Root', 'Info'] as const

class Walk implements Survey {
  readonly reached = new Set<number>()
  readonly dictionaries: Reached[] = []
  readonly dangling = new Map<number, number>()
  readonly #document: PdfDocument
  readonly #waiting: Waiting[] = []

  constructor(document: PdfDocument) {
    this.#document = document
    for (const key of TRAILER_KEYS) {
      const value = document.trailer.entries.get(key)
      if (value !== undefined) this.#waiting.push({ value, object: 0 })
    }
    for (let next = this.#waiting.pop(); next !== undefined; next = this.#waiting.pop()) this.#visit(next)
    document.allowance.spend(this.dictionaries.length)
  }

  #visit({ value, object }: Waiting): void {
    if (value.kind === 'reference') this.#follow(value, object)
    else if (value.kind === 'array') for (const item of value.items) this.#waiting.push({ value: item, object })
    else if (value.kind === 'dictionary' || value.kind === 'stream') {
      const isStream = value.kind === 'stream'
      const dictionary = isStream ? value.dictionary : value
      this.dictionaries.push({ dictionary, isStream, object })
      for (const item of dictionary.entries.values()) this.#waiting.push({ value: item, object })
    }
  }

  #follow({ number, generation }: PdfReference, from: number): void {
    const place = this.#document.places.get(number)
    if (place?.generation !== generation) {
      this.dangling.set(number, from)
      return
    }
    if (this.reached.has(number)) return
    this.reached.add(number)
    const object = readObject(this.#document, number)
    if (object !== undefined) this.#waiting.push({ value: object.value, object: number })
  }
}
