import type { RefusalCode } from '@perga/domain'

/** Pages inside the organisation area; a target that is anything else is not followed (no open redirect). */
const TARGETS: Record<string, string> = {
  organisation: '/organisation',
  verify: '/organisation/verify',
  check: '/organisation/check',
  'check/hand-overs': '/organisation/check/hand-overs',
  menu: '/organisation/menu',
}

/** What the login must come back to: a code, or a named page. */
export interface LoginTarget {
  token: string | null
  next: string | null
}

/** The page after a login: the code's reading, the page asked for, else the menu. */
export function landingPage({ token, next }: LoginTarget): string {
  if (token !== null) return `/organisation/${encodeURIComponent(token)}`
  return knownPage(next) ?? '/organisation/menu'
}

/** Where a login ends that succeeded at the tax authority and not here. */
const PAGES_OF_REFUSALS: Partial<Record<RefusalCode, { path: string; reason?: string }>> = {
  not_permitted: { path: '/organisation/login/error' },
  organisation_account: { path: '/organisation/login/error', reason: 'organisation' },
  representative_suspended: { path: '/organisation/login/error', reason: 'suspended' },
  representative_ended: { path: '/organisation/login/error', reason: 'ended' },
}

/** The page after a login that was refused: it says why, and keeps what the login was to come back to. */
export function refusalPage(code: RefusalCode, { token, next }: LoginTarget): string {
  const refusal = PAGES_OF_REFUSALS[code]
  const query = new URLSearchParams()
  if (refusal === undefined) query.set('failed', '1')
  if (refusal?.reason !== undefined) query.set('reason', refusal.reason)
  const page = knownPage(next)
  // A code stands in the address of its login page before and after; neither is logged (`platform/logging.ts`).
  if (token !== null) query.set('token', token)
  else if (page !== undefined) query.set('next', page)
  const path = refusal?.path ?? '/organisation/login'
  return query.size === 0 ? path : `${path}?${query}`
}

function knownPage(next: string | null): string | undefined {
  const name = next?.replace(/^\/?(organisation\/)?/, '') ?? ''
  return Object.hasOwn(TARGETS, name) ? TARGETS[name] : undefined
}
