/** What each of the separate sessions knows. */
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
    birthYear: number | null
    ssn: string | null
    /** Where the number comes from, or why there is none; `declared` is the holder's own word. */
    registry: 'found' | 'unknown' | 'ambiguous' | 'absent' | 'declared'
  }
  /** Someone who reads for an organisation, or a citizen with a code. */
  user: { taxNumber: string; name: string; isCitizen: boolean }
  /** Someone who works here: who, not what they may do, which is looked up at every request. */
  staff: { kind: 'provider'; memberId: string } | { kind: 'institution'; accountId: string; trustId: string }
  /** Whoever holds the tax account of an organisation: registers it and invites, reads nothing. */
  administrator: { organisationId: string; name: string }
  /** A person on the registration site: accepts invitations, sees and cancels own roles. */
  representative: { taxNumber: string; name: string }
}
export type SessionKind = keyof SessionState

/** Whose session it is, so that one person's can be ended together; null where nobody has logged in. */
export function ownerOf(state: SessionState[SessionKind]): string | null {
  if ('holderId' in state) return state.holderId
  if ('memberId' in state) return state.memberId
  if ('accountId' in state) return state.accountId
  if ('organisationId' in state) return state.organisationId
  return 'taxNumber' in state ? state.taxNumber : null
}
