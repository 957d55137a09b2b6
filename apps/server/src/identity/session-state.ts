/** What each of the three separate sessions knows. */
export interface SessionState {
  /** The browser that walks through the graduate's three steps; no login. */
  graduate: { accessLinkId: string | null }
  /** A graduate logged in on the authorization site. */
  holder: {
    holderId: string
    name: string
    lastName: string
    firstName: string
    taxNumber: string
    ssn: string | null
  }
  /** Someone who reads for an organisation, or a citizen with a code. */
  user: { taxNumber: string; name: string; isCitizen: boolean }
}
export type SessionKind = keyof SessionState
