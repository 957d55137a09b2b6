import { describePerson } from './people/describe-person.ts'
import { GRADUATES } from './people/graduates.ts'
import { HARD_NAMES } from './people/hard-names.ts'
import { HARD_RECORDS } from './people/hard-records.ts'
import { ORGANISATION_ACCOUNTS } from './people/organisation-accounts.ts'
import { ORGANISATION_USERS } from './people/organisation-users.ts'
import type { Persona } from './people/person.ts'

/** Everybody one can be in the sandbox. All are invented; their numbers only pass the check digits. */
export const PERSONAS: readonly Persona[] = [
  ...[...GRADUATES, ...ORGANISATION_USERS, ...HARD_NAMES, ...HARD_RECORDS].map(describePerson),
  ...ORGANISATION_ACCOUNTS,
]
