import { z } from 'zod'
import { Bilingual } from './bilingual.ts'

/** An invented person of the test environment, and what it takes to be them. */
export const TourPersona = z.object({
  userName: z.string(),
  password: z.string(),
  displayName: Bilingual,
  shows: Bilingual,
  /** What an ex-officio check asks of a graduate; null of a person without degrees. */
  graduate: z
    .object({ number: z.string(), birthDate: z.string(), lastName: z.string(), firstName: z.string() })
    .nullable(),
})
export type TourPersona = z.infer<typeof TourPersona>

/** `GET /api/tour`: whom one can be. Null where this is no test installation. */
export const TourAnswer = z.object({ personas: z.array(TourPersona).nullable() })
export type TourAnswer = z.infer<typeof TourAnswer>
