import type { EducationLevel, EntitlementRole } from '@perga/domain'
import type { RequestAct } from '../request-rights.ts'

/** One cell: what an entitlement allows with a request at a place, as spec 2 §6 has it in words. */
export interface RightsCell {
  role: EntitlementRole
  act: RequestAct
  place: Place
  levels: readonly EducationLevel[]
  /** The code that the member's one entitlement names. */
  maintainerId: string
  /** Where the request lies. */
  institution: string
  department: string | null
  allowed: boolean
}

/** A second reading, drawn by hand: one column for each act. */
const GRANTED: Record<EntitlementRole, string> = {
  //        see assign transfer message note resolve
  view: '    yes  no     no       no      no   no  ',
  assign: '  yes  yes    yes      no      yes  no  ',
  resolve: ' yes  no     no       yes     yes  yes ',
  full: '    yes  yes    yes      yes     yes  yes ',
}
const ACTS = ['see', 'assign', 'transfer', 'message', 'note', 'resolve'] as const
const ROLES = ['view', 'assign', 'resolve', 'full'] as const
const LEVEL_SETS: readonly (readonly EducationLevel[])[] = [[], ['6'], ['7', '8']]

/** Where the request lies, seen from the entitlement, and whether the entitlement reaches there at all. */
const PLACES = {
  'own department': { maintainerId: '338', institution: 'auth', department: '338', isReached: true },
  'another department of the institution': {
    maintainerId: '338',
    institution: 'auth',
    department: '245',
    isReached: false,
  },
  'the institution as a whole': { maintainerId: '338', institution: 'auth', department: null, isReached: false },
  'another institution, the same code': {
    maintainerId: '338',
    institution: 'aueb',
    department: '338',
    isReached: false,
  },
  'a department, by code 0': { maintainerId: '0', institution: 'auth', department: '338', isReached: true },
  'the institution as a whole, by code 0': {
    maintainerId: '0',
    institution: 'auth',
    department: null,
    isReached: true,
  },
  'another institution, by code 0': { maintainerId: '0', institution: 'aueb', department: '338', isReached: false },
  'another institution as a whole, by code 0': {
    maintainerId: '0',
    institution: 'aueb',
    department: null,
    isReached: false,
  },
} as const
export type Place = keyof typeof PLACES
const PLACE_NAMES = Object.keys(PLACES) as Place[] // The keys of the object are its places by type.

/** The whole of role × act × place × levels: levels change nothing. */
export const RIGHTS_TABLE = {
  dimensions: { roles: ROLES, acts: ACTS, places: PLACE_NAMES, levelSets: LEVEL_SETS },
  cells: ROLES.flatMap((role) =>
    ACTS.flatMap((act, column) =>
      PLACE_NAMES.flatMap((place) =>
        LEVEL_SETS.map((levels): RightsCell => {
          const { isReached, ...where } = PLACES[place]
          const isGranted = GRANTED[role].trim().split(/\s+/)[column] === 'yes'
          return { role, act, place, levels, ...where, allowed: isReached && isGranted }
        }),
      ),
    ),
  ),
}
