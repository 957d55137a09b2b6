import type { AuthData } from '@perga/contracts'

/** Which services are to be offered. */
export interface OwnServices {
  readonly reading: boolean
  readonly inspection: boolean
}

/** What is offered to whoever has not said who they are. */
export const ALL_SERVICES: OwnServices = { reading: true, inspection: true }

/** The services that a representative holds for any client (spec 2 §6); a citizen with a code, who represents none, reads. */
export function servicesOf({ clients, can_inspect }: AuthData): OwnServices {
  if (clients.length === 0) return ALL_SERVICES
  return { reading: clients.some(({ can_read }) => can_read), inspection: can_inspect }
}
