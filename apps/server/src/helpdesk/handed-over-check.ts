import { parseBasicDate } from '@perga/domain'
import { z } from 'zod'
import type { Keys } from '../platform/keys.ts'

/** What is kept of a check that was handed over: whom it looked for (sealed), for which client, why. */
export interface HandedOverFacts {
  query_sealed: Uint8Array
  purpose: string
  case_number: string | null
  display_name_el: string
  display_name_en: string
  /** Where the client is told of the answer. */
  contact_email: string | null
}

/** Finds the check of a hand-over; undefined where there is none. The feature that owns checks gives this. */
export type FindCheck = (handOverId: string) => Promise<HandedOverFacts | undefined>

/** Whom a check looked for, as the hand-over keeps it sealed. */
const Inspected = z.object({
  identifier: z.object({ scheme: z.enum(['ssn', 'tin']), value: z.string() }),
  lastName: z.string(),
  birthDate: z.string(),
})

/** A check that was handed over, with the person as the desk sees them. */
export function openCheck({ query_sealed, ...facts }: HandedOverFacts, keys: Keys) {
  const { identifier, lastName, birthDate } = Inspected.parse(JSON.parse(keys.unseal('inspection-query', query_sealed)))
  const birth_date = parseBasicDate(birthDate)
  return { ...facts, person: { first_name: null, last_name: lastName, fathers_name: null, identifier, birth_date } }
}
