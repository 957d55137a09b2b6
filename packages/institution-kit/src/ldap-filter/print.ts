import { COMPARISON_SIGNS, type Filter } from './filter.ts'
import { writeValue } from './value.ts'

/** The filter as RFC 4515 §3 writes it; `parseFilter` of the text gives the same filter. */
export function printFilter(filter: Filter): string {
  return `(${printComponent(filter)})`
}

function printComponent(filter: Filter): string {
  switch (filter.type) {
    case 'and':
      return `&${filter.filters.map(printFilter).join('')}`
    case 'or':
      return `|${filter.filters.map(printFilter).join('')}`
    case 'not':
      return `!${printFilter(filter.filter)}`
    case 'present':
      return `${filter.attribute}=*`
    case 'substring':
      return `${filter.attribute}=${[filter.initial, ...filter.any, filter.final].map(writeValue).join('*')}`
    default:
      return `${filter.attribute}${COMPARISON_SIGNS[filter.type]}${writeValue(filter.value)}`
  }
}
