import type { SystemRequestForm } from '@perga/contracts'
import type { Scope } from '@perga/domain'

/** What is typed into the form of a system. */
export interface SystemDraft {
  readonly client: string
  readonly name: string
  readonly purpose_el: string
  readonly purpose_en: string
  readonly contact_email: string
  readonly scopes: readonly Scope[]
  /** One address on each line. */
  readonly redirectUris: string
  readonly method: SystemRequestForm['method']
  /** The JWK set as text. */
  readonly keys: string
}

export type SystemField = keyof SystemDraft

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The key set in a text; null for what is none. */
export function readKeySet(text: string): NonNullable<SystemRequestForm['jwks']> | null {
  try {
    const value: unknown = JSON.parse(text)
    const hasKeys = typeof value === 'object' && value !== null && 'keys' in value && Array.isArray(value.keys)
    // What each key holds is checked by the server.
    return hasKeys ? (value as NonNullable<SystemRequestForm['jwks']>) : null
  } catch {
    return null
  }
}

/** The mistakes that no rule of a contract can name. */
export function wrongFields({ method, keys, redirectUris }: SystemDraft): SystemField[] {
  const areAddresses = linesOf(redirectUris).every((line) => /^https?:\/\/[^\s#*]+$/.test(line))
  const areKeys = method === 'client_secret_basic' || readKeySet(keys) !== null
  return [...(areAddresses ? [] : (['redirectUris'] as const)), ...(areKeys ? [] : (['keys'] as const))]
}

/** What was typed, by the names of the contract. */
export function systemRequest({ redirectUris, keys, ...draft }: SystemDraft) {
  const jwks = draft.method === 'private_key_jwt' ? readKeySet(keys) : null
  return { ...draft, redirect_uris: linesOf(redirectUris), jwks }
}
