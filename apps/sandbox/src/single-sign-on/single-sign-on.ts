import formbody from '@fastify/formbody'
import { toLocale } from '@perga/domain'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { inOtherLanguage } from '../page.ts'
import { OneTimeHandles } from '../tax-authority/authorization-requests.ts'
import { textFields } from '../text-fields.ts'
import { createIdentityProvider, type SandboxIdentityProvider, type SignOnRequest } from './identity-provider.ts'
import { renderChoice, renderRefusal, renderRelease } from './pages.ts'
import type { SigningIdentity } from './signing-identity.ts'
import type { StaffPersona } from './staff-personas.ts'

const REQUEST_LIFETIME_SECONDS = 900

/** What the single sign-on needs to know of the world. */
export type SingleSignOnOptions = {
  address: string
  identities: Readonly<Record<string, SigningIdentity>>
  staff: readonly StaffPersona[]
  serverOrigins: readonly string[]
  now: () => Date
}

/** The single sign-on of all sandbox institutions on one listener: a SAML 2.0 identity provider below each one's code. */
export async function createSingleSignOn(options: SingleSignOnOptions) {
  const { address, identities, staff, serverOrigins, now } = options
  const app = fastify({ forceCloseConnections: true })
  await app.register(formbody)
  const providers: Record<string, SandboxIdentityProvider> = {}
  for (const [institution, identity] of Object.entries(identities)) {
    const provider = createIdentityProvider({ institution, address, identity, serverOrigins })
    providers[institution] = provider
    const members = staff.filter((persona) => persona.institution === institution)
    registerRoutes(app, { institution, provider, staff: members, now })
  }
  return { app, providers }
}

function registerRoutes(
  app: FastifyInstance,
  site: { institution: string; provider: SandboxIdentityProvider; staff: readonly StaffPersona[]; now: () => Date },
): void {
  const { institution, provider, staff, now } = site
  const requests = new OneTimeHandles<SignOnRequest>(now, REQUEST_LIFETIME_SECONDS)
  const login = `/${institution}/login`

  app.get(`/${institution}/metadata`, (_request, reply) =>
    reply.type('application/samlmetadata+xml').send(provider.metadata()),
  )

  app.get(`/${institution}/sso`, async (request, reply) => {
    const query = textFields(request.query)
    const asked = await provider.readRequest(query).catch(() => null)
    if (asked === null) return sendPage(reply, 400, renderRefusal(frameOf(request)))
    const handle = requests.keep(asked)
    return sendPage(reply, 200, renderChoice(frameOf(request), { action: login, handle, staff }))
  })

  app.post(login, (request, reply) => {
    const fields = textFields(request.body)
    const persona = staff.find(({ userName }) => userName === fields.persona)
    const asked = persona && requests.take(fields.request ?? '')
    const locale = toLocale(fields.lang)
    const frame = { locale, otherLanguage: '#' }
    if (persona === undefined || asked === undefined) return sendPage(reply, 400, renderRefusal(frame))
    const response = provider.answer(asked, persona, now())
    return sendPage(reply, 200, renderRelease(frame, { request: asked, persona, response }))
  })
}

function frameOf(request: FastifyRequest) {
  const locale = toLocale(textFields(request.query).lang)
  return { locale, otherLanguage: inOtherLanguage(request.url, locale) }
}

function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)
}
