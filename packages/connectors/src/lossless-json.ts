/**
 * JSON with every number that is not a safe integer kept as its decimal text: `0.811` stays the digits that were sent, and an
 * identifier of twenty digits loses none. Throws SyntaxError for what is no JSON, RangeError for what is nested too deep.
 */
export function parseLosslessJson(text: string): unknown {
  // The third argument holds the source text of a primitive (ECMAScript, "JSON.parse source text access").
  return JSON.parse(text, (_key, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' && !Number.isSafeInteger(value) ? (context?.source ?? String(value)) : value,
  )
}
