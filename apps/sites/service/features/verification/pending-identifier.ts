const KEY = 'pendingVerificationIdentifier'

/**
 * Keeps an identifier through the login. It came in the fragment, which no server may see, so it cannot travel in the
 * address of the login; the session storage of this tab can hold it.
 */
export const pendingIdentifier = {
  keep: (identifier: string): void => sessionStorage.setItem(KEY, identifier),
  take: (): string => {
    const identifier = sessionStorage.getItem(KEY) ?? ''
    sessionStorage.removeItem(KEY)
    return identifier
  },
}

/** The identifier in a URL fragment, without white space; a fragment that is no text is taken as it stands. */
export function identifierOfFragment(hash: string): string {
  const fragment = hash.replace(/^#/, '')
  try {
    return decodeURIComponent(fragment).replace(/\s+/g, '')
  } catch {
    return fragment
  }
}
