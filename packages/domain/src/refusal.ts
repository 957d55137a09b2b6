import type { RefusalCode } from './refusal-codes.ts'

/**
 * An expected refusal, thrown by use cases and translated once, at the edge. `code` is stable and names the text that the
 * client reads; `detail` is for the log alone and holds no secret, code value or national number.
 */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly detail: Readonly<Record<string, string | number | boolean | null>>

  constructor(code: RefusalCode, detail: Refusal['detail'] = {}, options?: ErrorOptions) {
    super(code, options)
    this.name = 'Refusal'
    this.code = code
    this.detail = detail
  }
}

/** Throws the refusal `code` unless `condition` holds. */
export function refuseUnless(condition: unknown, code: RefusalCode, detail: Refusal['detail'] = {}): asserts condition {
  if (!condition) throw new Refusal(code, detail)
}
