import { useLingui } from '@lingui/react/macro'
import type { StaffEntitlement } from '@perga/contracts'

/** What each role may do, and the levels, in words (spec 2 §6). */
export function useEntitlementTexts() {
  const { t } = useLingui()
  const roles: Record<StaffEntitlement['role'], string> = {
    view: t`You see the requests.`,
    assign: t`You see the requests and assign them.`,
    resolve: t`You see the requests and serve them.`,
    full: t`You see the requests, assign them and serve them.`,
  }
  const levels: Record<StaffEntitlement['levels'][number], string> = {
    '6': t`bachelor degrees`,
    '7': t`master degrees`,
    '8': t`doctorates`,
  }
  return { roles, levels }
}
