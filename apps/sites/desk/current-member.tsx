import { createContext, useContext } from 'react'
import type { StaffAtWork } from './staff-session.ts'

const CurrentMember = createContext<StaffAtWork | null>(null)

/** Gives the pages below it the member of staff who is signed in. */
export const MemberProvider = CurrentMember.Provider

/** Who is signed in; for pages of sections alone, which nobody else sees. */
export function useStaff(): StaffAtWork {
  const member = useContext(CurrentMember)
  if (member === null) throw new Error('a page of the desk stands outside the sign-in')
  return member
}
