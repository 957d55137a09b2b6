import type { AuthData } from '@perga/contracts'

/** Whether a user may check, and for whom: it must be clear for which one client (spec 1 §6). */
export type InspectionAccess =
  | { readonly kind: 'none' }
  | { readonly kind: 'one' }
  | { readonly kind: 'several'; readonly names: readonly string[] }

/** The access that the session grants (rows X2, O10). */
export function inspectionAccess({ can_inspect, clients }: AuthData): InspectionAccess {
  const inspecting = clients.filter((client) => client.can_inspect)
  if (inspecting.length > 1) return { kind: 'several', names: inspecting.map(({ display_name }) => display_name) }
  return { kind: can_inspect ? 'one' : 'none' }
}
