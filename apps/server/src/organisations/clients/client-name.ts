import { randomBytes } from 'node:crypto'
import { transcribe } from '@perga/domain'

const LONGEST = 48
const NEUTRAL = /^client-[0-9a-f]{12}$/

/** The identifier of a new client. It says nothing: what its name says is somebody's claim until the provider confirms it. */
export function newClientId(): string {
  return `client-${randomBytes(6).toString('hex')}`
}

/** Whether a client has no name of its own yet, only what {@link newClientId} made. */
export function isUnnamed(name: string): boolean {
  return NEUTRAL.test(name)
}

/**
 * The name of an organisation's client in addresses: lower-case Latin letters, digits and hyphens, made of its name. `attempt`
 * tells apart organisations whose names make the same one.
 */
export function clientName(organisationName: string, attempt: number): string {
  const plain = transcribe(organisationName)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '')
  const name = plain === '' ? 'organisation' : plain
  return attempt === 1 ? name : `${name}-${attempt}`
}
