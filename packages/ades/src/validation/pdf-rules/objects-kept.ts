import { readObject } from '../../pdf/pdf-document.ts'
import { sameValue } from '../../pdf/same-value.ts'
import { newRows } from './listed-objects.ts'
import { changed, type PdfFinding, type PdfRule } from './pdf-rule.ts'
import { type Claim, Claims, claimRoles, type Role } from './roles.ts'
import { type Increment, isObjectStream, isXrefStream, type SealedView, type Uses } from './sealed-view.ts'

/** Roles whose content may be written anew, each within the rule about it. */
const MAY_CHANGE: ReadonlySet<Role> = new Set([
  'catalogue',
  'page',
  'form',
  'field list',
  'annotation list',
  'store',
  'store list',
  'record',
  'extensions',
  'information',
  'metadata',
])

/** The roles of the sealed file. */
function sealedRoles({ sealed }: SealedView): Claims {
  const claims = new Claims()
  claimRoles({ before: sealed, after: sealed }, claims)
  return claims
}

const isUnchanged = ({ before, after }: Increment, number: number) =>
  sameValue(readObject(before, number)?.value, readObject(after, number)?.value)

function judgeKept(increment: Increment, claims: Claims): PdfFinding[] {
  return newRows(increment).flatMap(({ number, place }) => {
    const was = increment.before.places.get(number)
    if (was === undefined) return place === undefined ? [changed('object-replaced', number)] : []
    const roles = claims.byNumber.get(number)?.roles ?? new Set()
    const mayChange = place !== undefined && [...roles].some((role) => MAY_CHANGE.has(role))
    return mayChange || (place !== undefined && isUnchanged(increment, number))
      ? []
      : [changed('object-replaced', number)]
  })
}

/** Objects stay as they were sealed. */
export const objectsKept: PdfRule = {
  name: 'objects-kept',
  description: 'An object of the sealed file is neither freed nor replaced, unless its role from the root allows it.',
  judge: (view) => {
    if (view.increments.length === 0) return []
    const claims = sealedRoles(view)
    return view.increments.flatMap((increment) => {
      claimRoles(increment, claims)
      return judgeKept(increment, claims)
    })
  },
}

/** Pages and the catalogue are referred to from everywhere. */
const REFERRED_TO_BY_ALL: ReadonlySet<Role> = new Set(['catalogue', 'page'])

/** Object streams and cross-reference streams are there for reading alone. */
function isStructure({ after }: Increment, number: number, { uses }: SealedView): boolean {
  const object = readObject(after, number)
  const isPart = object !== undefined && after.places.get(number)?.packedIn === undefined
  return isPart && (isObjectStream(object) || isXrefStream(object)) && !uses.has(number)
}

function hasOneRole({ roles, sources }: Claim, uses: Uses | undefined): boolean {
  const [role] = roles
  if (roles.size !== 1 || role === undefined) return false
  return REFERRED_TO_BY_ALL.has(role) || [...(uses?.sources ?? [])].every((source) => sources.has(source))
}

function judgeRoles(increment: Increment, claims: Claims, view: SealedView): PdfFinding[] {
  return newRows(increment).flatMap(({ number, place }) => {
    const claim = claims.byNumber.get(number)
    const wasThere = increment.before.places.get(number) !== undefined
    if (place === undefined || (claim === undefined && wasThere)) return []
    const isRight =
      claim === undefined ? isStructure(increment, number, view) : hasOneRole(claim, view.uses.get(number))
    return isRight ? [] : [changed('object-without-role', number)]
  })
}

/** Whatever is new has one role and one use; objects of the sealed file without a role are kept by another rule. */
export const oneRole: PdfRule = {
  name: 'one-role',
  description: 'Each object of an increment has exactly one role, found from the root, and nothing else refers to it.',
  judge: (view) => {
    if (view.increments.length === 0) return []
    const claims = sealedRoles(view)
    for (const increment of view.increments) claimRoles(increment, claims)
    return view.increments.flatMap((increment) => judgeRoles(increment, claims, view))
  },
}
