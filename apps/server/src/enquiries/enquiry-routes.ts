import { Enquiries, EnquiryQuery, type Service } from '@perga/contracts'
import { type Locale, Refusal, toLocale } from '@perga/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Sessions } from '../identity/sessions.ts'
import type { ClientStore } from '../organisations/clients/client-store.ts'
import { requireRepresentative } from '../organisations/representatives/representative-routes.ts'
import type { RepresentativeStore } from '../organisations/representatives/representative-store.ts'
import { requireAdministrator } from '../organisations/sign-in/current-administrator.ts'
import { refuseSuspended, userActor } from '../organisations/sign-in/current-user.ts'
import { recordEvent } from '../platform/audit.ts'
import type { Clock } from '../platform/clock.ts'
import type { Keys } from '../platform/keys.ts'
import { USERS_ONLY } from '../platform/operation-schema.ts'
import type { Work } from '../platform/work.ts'
import { enquiriesCsv } from './enquiries-csv.ts'
import { ENQUIRY_LIMITS, type EnquiryDependencies, type EnquiryScope, listEnquiries } from './list-enquiries.ts'

/** What somebody may see, and the name under which the audit knows them. */
interface OwnEnquiries {
  scope: Omit<EnquiryScope, 'limit'>
  actor: string
}

/** Who read what, for the administrator (row O18) and for representatives (row O15): a page of it, or a file. */
export function enquiryRoutes(
  dependencies: EnquiryDependencies & {
    sessions: Sessions
    clients: ClientStore
    representatives: RepresentativeStore
    keys: Keys
    db: Work
    clock: Clock
  },
): FastifyPluginAsyncZod {
  const ofAdministrator = async (request: FastifyRequest): Promise<OwnEnquiries> => {
    const { organisationId, actor } = await requireAdministrator(request, dependencies)
    return { scope: { organisationId, services: null }, actor }
  }
  const ofRepresentative = async (request: FastifyRequest): Promise<OwnEnquiries> => {
    const person = await requireRepresentative(request, dependencies)
    const tinIndex = dependencies.keys.index('tin', person.taxNumber)
    const link = await dependencies.representatives.ofPerson(tinIndex)
    refuseSuspended(link)
    const clients = (await dependencies.clients.ofRepresentative(tinIndex)).map(({ id }) => id)
    if (link === undefined || clients.length === 0) throw new Refusal('not_permitted')
    const services = await heldServices(link.id, dependencies.representatives)
    return { scope: { organisationId: link.organisation_id, services }, actor: userActor(person, dependencies.keys) }
  }
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })

    for (const [kind, own] of [
      ['administrator', ofAdministrator],
      ['representative', ofRepresentative],
    ] as const) {
      app.get(
        `/api/${kind}/enquiries`,
        {
          schema: {
            querystring: EnquiryQuery,
            response: { 200: Enquiries },
            refusals: [...USERS_ONLY, 'not_permitted'],
          },
        },
        async (request) => {
          const { scope } = await own(request)
          return listEnquiries(request.query, { ...scope, limit: ENQUIRY_LIMITS.page }, dependencies)
        },
      )

      app.get(
        `/api/${kind}/enquiries.csv`,
        { schema: { querystring: EnquiryQuery, files: ['text/csv'], refusals: [...USERS_ONLY, 'not_permitted'] } },
        async (request, reply) => {
          const { scope, actor } = await own(request)
          const limited = { ...scope, limit: ENQUIRY_LIMITS.file }
          const found = await listEnquiries(request.query, limited, dependencies)
          const event = { actor, act: 'enquiries.exported', object: scope.organisationId }
          await recordEvent(dependencies.db, dependencies.clock, { ...event, detail: { rows: found.enquiries.length } })
          return sendFile(reply, found, toLocale(request.query.lang))
        },
      )
    }
  }
}

/** The clients for which a representative holds each service: what was done in a service is shown to whoever holds it. */
async function heldServices(representativeId: string, representatives: RepresentativeStore) {
  const roles = await representatives.rolesOf([representativeId])
  const of = (service: Service) => roles.filter((role) => role.service === service).map(({ client_id }) => client_id)
  return { reading: of('reading'), inspection: of('inspection') }
}

/** A file that does not hold everything says so in its name and in its last row. */
function sendFile(reply: FastifyReply, { enquiries, more }: Enquiries, locale: Locale): FastifyReply {
  const name = more ? `enquiries-newest-${enquiries.length}.csv` : 'enquiries.csv'
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(enquiriesCsv(enquiries, { locale, isCut: more }))
}
