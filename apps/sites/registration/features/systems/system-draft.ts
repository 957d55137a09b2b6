import type { SystemRequestForm } from '@perga/contracts'

/** What is typed into the form of a system. */
export interface SystemDraft {
  readonly client: string
  readonly name: string
  readonly purpose_el: string
  readonly purpose_en: string
  readonly contact_email: string
  readonly scopes: SystemRequestForm['scopes']
  /** One address on each line. */
  readonly redirectUris: string
  readonly method: SystemRequestForm['method']
  /** The JWK set as text. */
  readonly keys: string
}

export type SystemField = 'name' | 'purpose_el' | 'purpose_en' | 'contact_email' | 'scopes' | 'redirectUris' | 'keys'

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

const RULES: Record<SystemField, (draft: SystemDraft) => boolean> = {
  name: ({ name }) => name.trim().length >= 2,
  purpose_el: ({ purpose_el }) => purpose_el.trim().length >= 3,
  purpose_en: ({ purpose_en }) => purpose_en.trim().length >= 3,
  contact_email: ({ contact_email }) => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(contact_email.trim()),
  scopes: ({ scopes }) => scopes.length > 0,
  redirectUris: ({ redirectUris }) => {
    const lines = linesOf(redirectUris)
    return lines.length > 0 && lines.every((line) => /^https?:\/\/[^\s#*]+$/.test(line))
  },
  keys: ({ method, keys }) => method === 'client_secret_basic' || readKeySet(keys) !== null,
}

/** The fields that must be mended, in the order of the form. */
export function systemMistakes(draft: SystemDraft): SystemField[] {
  // The keys of the table are the fields.
  return (Object.keys(RULES) as SystemField[]).filter((field) => !RULES[field](draft))
}

/** The draft without a mistake, as the server takes it. */
export function systemRequest(draft: SystemDraft): SystemRequestForm {
  const { client, scopes, method } = draft
  return {
    ...{ client, scopes, method, name: draft.name.trim(), contact_email: draft.contact_email.trim() },
    ...{ purpose_el: draft.purpose_el.trim(), purpose_en: draft.purpose_en.trim() },
    redirect_uris: linesOf(draft.redirectUris),
    jwks: method === 'private_key_jwt' ? readKeySet(draft.keys) : null,
  }
}
