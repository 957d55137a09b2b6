import { useParams } from 'react-router'
import { useStaff } from './current-member.tsx'

/** The institution that the address names, or else the member's own; null for a member of the provider who chose none. */
export function useInstitutionOrOwn(): string | null {
  const member = useStaff()
  const { institution } = useParams()
  return institution ?? (member.kind === 'institution' ? member.institution.code : null)
}
