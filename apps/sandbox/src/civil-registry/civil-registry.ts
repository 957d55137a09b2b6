import { timingSafeEqual } from 'node:crypto'
import { nameKey } from '@perga/domain'
import fastify, { type FastifyInstance } from 'fastify'
import type { Persona, RegistryEntry } from '../people/person.ts'

/** What the civil registry is asked with: the facts of a tax account. */
type Question = { taxNumber: string; lastName: string; firstName: string; birthYear: number | null }

const questionSchema = {
  type: 'object',
  required: ['taxNumber', 'lastName', 'firstName', 'birthYear'],
  properties: {
    taxNumber: { type: 'string', pattern: '^[0-9]{9}$' },
    lastName: { type: 'string', maxLength: 200 },
    firstName: { type: 'string', maxLength: 200 },
    birthYear: { type: ['integer', 'null'], minimum: 1900, maximum: 2100 },
  },
} as const

// A tax account may hold no first name or no surname; what is not known is not compared.
function agrees(asked: string, known: string): boolean {
  return asked === '' || known === '' || nameKey(asked) === nameKey(known)
}

function entriesFor(
  personas: readonly Persona[],
  { taxNumber, lastName, firstName, birthYear }: Question,
): RegistryEntry[] {
  const found = personas.filter(
    (persona) =>
      persona.taxNumber === taxNumber &&
      (birthYear === null || persona.birthYear === birthYear) &&
      agrees(lastName, persona.taxAccount.lastName) &&
      agrees(firstName, persona.taxAccount.firstName),
  )
  return found.flatMap((persona) => persona.registry)
}

function hasKey(header: string | undefined, key: string): boolean {
  const [given, expected] = [Buffer.from(header ?? ''), Buffer.from(`Bearer ${key}`)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** What the civil registry needs: its people and the key of its one client. */
export type CivilRegistryOptions = { personas: readonly Persona[]; key: string }

/** The civil registry: (tax number, names, birth year) → social security number and its country. */
export function createCivilRegistry({ personas, key }: CivilRegistryOptions): FastifyInstance {
  const app = fastify({
    forceCloseConnections: true,
    bodyLimit: 10_000,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allowUnionTypes: true } },
  })
  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    const status = error.statusCode ?? 500
    return reply.code(status).send({ error: status < 500 ? 'malformed' : 'internal' })
  })
  app.addHook('onRequest', async (request, reply) => {
    if (!hasKey(request.headers.authorization, key)) await reply.code(401).send({ error: 'unauthorized' })
  })
  app.post<{ Body: Question }>('/persons/resolve', { schema: { body: questionSchema } }, (request, reply) => {
    const [entry, ...others] = entriesFor(personas, request.body)
    if (!entry) return reply.code(404).send({ error: 'not_found' })
    if (others.length > 0) return reply.code(409).send({ error: 'ambiguous' })
    return reply.header('cache-control', 'no-store').send(entry)
  })
  return app
}
