/** What a fuzzing thread is started with. */
export interface FuzzOrder {
  readonly target: string
  readonly seed: number
  readonly seconds: number
  /** The input under way: its length, then its bytes; the first number counts the inputs. */
  readonly shared: SharedArrayBuffer
}

/** How much a thread may write of the input under way. */
export const SHARED_BYTES = 8 + 200_000

/** An input that a parser did not bear. */
export interface FuzzFault {
  readonly kind: 'crash' | 'hang' | 'slow' | 'memory'
  readonly target: string
  readonly error: string
  readonly input: Uint8Array
}

/** What a thread says: faults as they come, and at its end what it did. */
export type FuzzMessage =
  | { readonly kind: 'fault'; readonly fault: FuzzFault }
  | { readonly kind: 'done'; readonly runs: number; readonly inputs: number; readonly places: number }
