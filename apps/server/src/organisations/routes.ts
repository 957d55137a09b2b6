import { AuthData, LanguageQuery, ListedClients } from '@perga/contracts'
import { compareGreek, toLocale } from '@perga/domain'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ClientRow, ClientStore } from './clients/client-store.ts'
import type { OrganisationUser } from './sign-in/current-user.ts'

/** The organisations that graduates choose from, and who is logged in for one. */
export function organisationRoutes(options: {
  clients: ClientStore
  findUser(request: FastifyRequest): Promise<OrganisationUser | null>
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/user/clients/',
      { schema: { querystring: LanguageQuery, response: { 200: ListedClients } } },
      async (request) => {
        const locale = toLocale(request.query.lang)
        const listed = (await options.clients.listed()).flatMap((client) => describeListed(client, locale))
        return listed.sort((one, other) => compareGreek(one.display_name, other.display_name))
      },
    )

    app.get('/api/client/get_auth_data', { schema: { response: { 200: AuthData } } }, async (request) => {
      const user = await options.findUser(request)
      return user === null ? LOGGED_OUT : describeUser(user, options.clients)
    })
  }
}

const LOGGED_OUT: AuthData = {
  logged_in: false,
  name: null,
  user_name: null,
  can_inspect: false,
  inspect_institutions: [],
  clients: [],
  citizen: false,
}

async function describeUser(user: OrganisationUser, store: ClientStore): Promise<AuthData> {
  const inspecting = user.clients.filter((client) => client.can_inspect)
  return {
    logged_in: true,
    name: user.clients[0]?.name ?? null,
    user_name: user.name,
    can_inspect: inspecting.length > 0,
    inspect_institutions: await store.inspectableInstitutions(inspecting.map((client) => client.id)),
    clients: user.clients.map(({ id, name, display_name_el, can_read, can_inspect }) => ({
      id,
      name,
      display_name: display_name_el,
      can_read,
      can_inspect,
    })),
    citizen: user.isCitizen,
  }
}

function describeListed(client: ClientRow, locale: 'el' | 'en') {
  const { id, name, kind, display_name_el, display_name_en } = client
  if (kind === 'holder') return []
  const display_name = locale === 'el' ? display_name_el : display_name_en
  return [{ id, name, kind, display_name, display_name_el, display_name_en }]
}
