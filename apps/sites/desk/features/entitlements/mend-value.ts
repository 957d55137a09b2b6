import { EDUCATION_LEVELS, ENTITLEMENT_ROLES, type EntitlementRule, readEntitlement } from '@perga/domain'

type Parts = readonly [code: string, role: string, levels: string]

// Each gives the parts as they were meant, as far as that can be told.
const MENDS: Partial<Record<EntitlementRule, (parts: Parts) => Parts>> = {
  maintainer: ([code, role, levels]) => [code.replace(/^0+(?=[1-9])/, ''), role, levels],
  role: ([code, role, levels]) => [code, roleMeant(role), levels],
  level: ([code, role, levels]) => [code, role, levelsMeant(levels)],
  'whole-institution-with-level': ([code, role]) => [code, role, ''],
}

/**
 * What to write instead of a value that breaks `rule`, or null where nobody but its writer can know. A proposal always reads
 * without a fault of its own.
 */
export function mendValue(value: string, rule: EntitlementRule, prefix: string): string | null {
  const proposal = rule === 'other-prefix' ? withPrefix(value, prefix) : withParts(value, MENDS[rule], prefix)
  if (proposal === null || proposal === value.trim()) return null
  return typeof readEntitlement(proposal, prefix).outcome === 'string' ? null : proposal
}

function withParts(value: string, mend: ((parts: Parts) => Parts) | undefined, prefix: string): string | null {
  const [code = '', role = '', levels = '', ...more] = value
    .trim()
    .slice(prefix.length + 1)
    .split(':')
  if (mend === undefined || more.join('') !== '') return null
  return [prefix, ...mend([code.trim(), role.trim(), levels.trim()])].join(':').replace(/:$/, '')
}

/** A value in other letters, or one that forgot the prefix; null for one that may be another service's. */
function withPrefix(value: string, prefix: string): string | null {
  const text = value.trim()
  if (text.toLowerCase().startsWith(`${prefix.toLowerCase()}:`)) return prefix + text.slice(prefix.length)
  return /^\d+:/.test(text) ? `${prefix}:${text}` : null
}

const roleMeant = (role: string) => ENTITLEMENT_ROLES.find((known) => known === role.toLowerCase()) ?? role

function levelsMeant(text: string): string {
  const isOnlyLevels = /^[678\s,;./+-]+$/.test(text)
  return isOnlyLevels ? EDUCATION_LEVELS.filter((level) => text.includes(level)).join(',') : text
}
