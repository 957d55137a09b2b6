import { AdesError } from './errors.ts'

/** How much of a kind one file may hold: far beyond any real one, near enough that checking it stays a matter of moments. */
export const LIMITS = {
  /** Signatures and document time stamps of a PDF. */
  signatures: 50,
  /** Time stamps of a JAdES signature, or in the unsigned attributes of one in a PDF. */
  stamps: 50,
  /** Fields of a form. */
  fields: 10_000,
  /** Cross-reference sections of a PDF. */
  sections: 1_000,
  certificates: 1_000,
  /** OCSP answers and revocation lists. */
  revocationData: 1_000,
  /** What all reading and checking may cost together, in bytes of PDF syntax that could be read instead: about a second. */
  work: 50_000_000,
} as const

/**
 * What examining one file may still cost. Once it is used up, every further step is refused, so that a file made to
 * exhaust its reader costs no more than a large one.
 */
export class WorkAllowance {
  #left: number = LIMITS.work

  /** Whether the file was given up. */
  get isExceeded(): boolean {
    return this.#left < 0
  }

  /** Counts work that is about to be done; throws `limit_exceeded`. */
  spend(work: number): void {
    this.#left -= work
    if (this.#left < 0) throw new AdesError('limit_exceeded', 'Examining the file takes too much work.')
  }

  /** Gives the file up when it holds more of a kind than `LIMITS` says; throws `limit_exceeded`. */
  expect(kind: Exclude<keyof typeof LIMITS, 'work'>, count: number): void {
    if (this.#left >= 0 && count <= LIMITS[kind]) return
    this.#left = -1
    throw new AdesError('limit_exceeded', `The file holds too much of one kind: ${kind}.`)
  }
}
