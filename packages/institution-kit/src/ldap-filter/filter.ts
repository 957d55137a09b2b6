/** A search filter of RFC 4515 over a closed list of attributes, as a tree. */
export type Filter<Attribute extends string = string> =
  | { type: 'and'; filters: readonly Filter<Attribute>[] }
  | { type: 'or'; filters: readonly Filter<Attribute>[] }
  | { type: 'not'; filter: Filter<Attribute> }
  | { type: 'present'; attribute: Attribute }
  | { type: Comparison; attribute: Attribute; value: string }
  | { type: 'substring'; attribute: Attribute; initial: string; any: readonly string[]; final: string }

/** The item types of RFC 4515 §3 that carry one value. */
export type Comparison = 'equal' | 'approximate' | 'greater-or-equal' | 'less-or-equal'

/** How each comparison is written. There is no `>` and no `<`. */
export const COMPARISON_SIGNS = {
  equal: '=',
  approximate: '~=',
  'greater-or-equal': '>=',
  'less-or-equal': '<=',
} as const satisfies Record<Comparison, string>
