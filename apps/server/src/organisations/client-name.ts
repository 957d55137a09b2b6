import { transcribe } from '@perga/domain'

const LONGEST = 48

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
