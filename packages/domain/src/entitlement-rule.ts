import { EDUCATION_LEVELS, type EducationLevel, parseEducationLevel } from './education-level.ts'

/** What a helpdesk user may do with the requests of a department (spec 2 §6). */
export const ENTITLEMENT_ROLES = ['view', 'assign', 'resolve', 'full'] as const
export type EntitlementRole = (typeof ENTITLEMENT_ROLES)[number]

/** One department (`0`: the whole institution), one role, and the levels whose requests are assigned by themselves. */
export type Entitlement = {
  readonly maintainerId: string
  readonly role: EntitlementRole
  readonly levels: readonly EducationLevel[]
}

/** Why a value does not count, for the institution that wrote it; the user is told nothing. */
export const ENTITLEMENT_RULE_TEXTS = {
  'other-prefix': {
    el: 'Η τιμή δεν αρχίζει με το πρόθεμα της υπηρεσίας και δεν την αφορά.',
    en: 'The value does not start with the prefix of this service and is not meant for it.',
  },
  parts: {
    el: 'Μετά το πρόθεμα χρειάζονται δύο ή τρία μέρη: κωδικός, ρόλος και, προαιρετικά, επίπεδο.',
    en: 'After the prefix come two or three parts: code, role and, optionally, level.',
  },
  maintainer: {
    el: 'Ο κωδικός τμήματος πρέπει να είναι αριθμός, ή 0 για όλο το ίδρυμα.',
    en: 'The department code must be a number, or 0 for the whole institution.',
  },
  role: {
    el: 'Ο ρόλος πρέπει να είναι view, assign, resolve ή full.',
    en: 'The role must be view, assign, resolve or full.',
  },
  level: {
    el: 'Τα επίπεδα πρέπει να είναι 6, 7 ή 8, χωρισμένα με κόμμα.',
    en: 'The levels must be 6, 7 or 8, separated by commas.',
  },
  'whole-institution-with-level': {
    el: 'Ο κωδικός 0 δεν συνδυάζεται με επίπεδο. Αγνοούνται όλες οι τιμές του χρήστη.',
    en: 'Code 0 cannot be combined with a level. All values of the user are ignored.',
  },
  'repeated-maintainer': {
    el: 'Ο ίδιος κωδικός τμήματος εμφανίζεται σε δύο τιμές. Αγνοούνται όλες οι τιμές του χρήστη.',
    en: 'The same department code appears in two values. All values of the user are ignored.',
  },
} as const satisfies Record<string, { el: string; en: string }>

/** A rule of spec 2 §5 that a value, or the whole set, broke. */
export type EntitlementRule = keyof typeof ENTITLEMENT_RULE_TEXTS

/** One value of the attribute: the department it speaks of, what it grants or the rule that voids it. */
export type EntitlementReading = {
  readonly value: string
  /** Null when the value does not name a department that can be read. */
  readonly maintainerId: string | null
  readonly hasLevel: boolean
  readonly outcome: Entitlement | EntitlementRule
}

function readLevels(text: string): EducationLevel[] | null {
  if (text === '') return []
  const levels = text.split(',').map(parseEducationLevel)
  return levels.includes(null) ? null : EDUCATION_LEVELS.filter((level) => levels.includes(level))
}

function readOutcome([maintainerId, roleText, levelText = '']: readonly string[]): Entitlement | EntitlementRule {
  if (maintainerId === undefined || !/^(0|[1-9]\d{0,9})$/.test(maintainerId)) return 'maintainer'
  const role = ENTITLEMENT_ROLES.find((candidate) => candidate === roleText)
  if (role === undefined) return 'role'
  const levels = readLevels(levelText)
  return levels === null ? 'level' : { maintainerId, role, levels }
}

/** Reads `<prefix>:<maintainerID>:<Role>[:<ISCEDLevel>]` (spec 2 §5); a trailing colon is accepted. */
export function readEntitlement(value: string, prefix: string): EntitlementReading {
  const text = value.trim()
  if (!text.startsWith(`${prefix}:`)) return { value, maintainerId: null, hasLevel: false, outcome: 'other-prefix' }
  const parts = text.slice(prefix.length + 1).split(':')
  if (parts.length === 4 && parts[2] !== '' && parts[3] === '') parts.pop()
  const isComplete = parts.length === 2 || parts.length === 3
  return {
    value,
    maintainerId: parts[0] || null,
    hasLevel: Boolean(parts[2]),
    outcome: isComplete ? readOutcome(parts) : 'parts',
  }
}
