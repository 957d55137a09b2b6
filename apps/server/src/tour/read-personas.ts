import type { TourPersona } from '@perga/contracts'
import { z } from 'zod'
import type { HttpClient } from '../platform/http-client.ts'

const MOST_BYTES = 1_000_000

const Bilingual = z.object({ el: z.string(), en: z.string() })
const Person = z.object({
  userName: z.string(),
  password: z.string(),
  displayName: Bilingual,
  shows: Bilingual,
  registry: z.array(z.object({ ssn: z.string() })),
  degrees: z.array(
    z.object({
      record: z.object({
        birthDate: z.string().nullish(),
        lastNameEl: z.string().nullish(),
        firstNameEl: z.string().nullish(),
      }),
    }),
  ),
})

/** The people that the sandbox invented, as far as the tour needs them. Throws when it cannot be asked. */
export async function readPersonas(sandboxUrl: string, http: HttpClient): Promise<TourPersona[]> {
  const answer = await http({ url: `${sandboxUrl}/personas.json`, method: 'GET', maxBytes: MOST_BYTES })
  if (answer.status !== 200) throw new Error(`the sandbox answered ${answer.status}`)
  return z
    .array(Person)
    .parse(JSON.parse(Buffer.from(answer.body).toString('utf8')))
    .map(describe)
}

function describe({ registry, degrees, ...person }: z.infer<typeof Person>): TourPersona {
  const { birthDate, lastNameEl, firstNameEl } = degrees[0]?.record ?? {}
  const number = registry[0]?.ssn
  const { userName, password, displayName, shows } = person
  const isGraduate = number && birthDate && lastNameEl && firstNameEl
  return {
    ...{ userName, password, displayName, shows },
    graduate: isGraduate ? { number, birthDate, lastName: lastNameEl, firstName: firstNameEl } : null,
  }
}
