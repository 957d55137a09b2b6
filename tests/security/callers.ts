import { Graduate, Reader } from '../support/actors.ts'
import type { Browser } from '../support/browser.ts'
import { Holder } from '../support/holder.ts'
import { ProviderStaff } from '../support/provider-staff.ts'
import { Administrator, Representative } from '../support/registration.ts'
import { Staff } from '../support/staff.ts'
import { credentialsOf, discover, obtainTokens } from '../support/third-party.ts'
import type { World } from '../support/world.ts'

/** Who may call: nobody, each kind of session, another one of the same kind, and a system. */
export const ROLES = [
  'nobody',
  'forger',
  'graduate',
  'holder',
  'other-holder',
  'reader',
  'inspector',
  'administrator',
  'representative',
  'system',
  'provider',
  'auth.view',
  'auth.assign',
  'auth.resolve',
  'auth.full',
  'auth.head',
  'auth.oversight',
  'aueb.full',
] as const
export type Role = (typeof ROLES)[number]

/** Sends one call in a role and gives the answer's status and refusal code. */
export type Caller = (call: { method: string; path: string; body: unknown }) => Promise<Response>

/** A caller of every role, logged in. */
export async function callersOf(world: World): Promise<Record<Role, Caller>> {
  const graduate = new Graduate(world, 'eleni')
  await graduate.begin('aegis')
  const [holder, other] = [new Holder(world, 'eleni'), new Holder(world, 'giorgos')]
  await holder.logIn()
  await other.logIn()
  const [reader, inspector] = [new Reader(world), new Reader(world)]
  await reader.logIn('hr.aegis')
  await inspector.logIn('inspector')
  const administrator = new Administrator(world)
  await administrator.logIn('org.aegis')
  const representative = new Representative(world)
  await representative.logIn('hr.aegis')
  const system = await discover(world, credentialsOf('sandbox-app'))
  const { access_token } = await obtainTokens(world, system, { userName: 'giorgos' })
  const provider = await ProviderStaff.registered(world, 'Ada')
  return {
    nobody: withHeaders(world, {}),
    forger: withHeaders(world, { cookie: FORGED.join('; ') }),
    graduate: withBrowser(world, graduate.browser),
    holder: withBrowser(world, holder.graduate.browser),
    'other-holder': withBrowser(world, other.graduate.browser),
    reader: withBrowser(world, reader.browser),
    inspector: withBrowser(world, inspector.browser),
    administrator: withBrowser(world, administrator.browser),
    representative: withBrowser(world, representative.browser),
    system: withHeaders(world, { authorization: `Bearer ${access_token}` }),
    provider: withBrowser(world, provider.browser),
    ...(await institutionCallers(world)),
  }
}

const INSTITUTION_ROLES = [
  'auth.view',
  'auth.assign',
  'auth.resolve',
  'auth.full',
  'auth.head',
  'auth.oversight',
  'aueb.full',
] as const

async function institutionCallers(world: World): Promise<Record<(typeof INSTITUTION_ROLES)[number], Caller>> {
  const signedOn = await Promise.all(
    INSTITUTION_ROLES.map(async (persona) => {
      const staff = new Staff(world)
      await staff.signOn(persona)
      return [persona, withBrowser(world, staff.browser)] as const
    }),
  )
  // Every role of the list is in it.
  return Object.fromEntries(signedOn) as Record<(typeof INSTITUTION_ROLES)[number], Caller>
}

/** The cookies of every kind of session, with a value that nobody was given. */
const FORGED = ['graduate', 'holder', 'user', 'staff', 'administrator', 'representative'].map(
  (kind) => `perga-${kind}=${'A'.repeat(43)}`,
)

let calls = 0

/** Every call from an address of its own: so many from one would meet the limits. */
function headersOf(body: unknown): Record<string, string> {
  calls += 1
  return {
    'x-requested-with': 'XMLHttpRequest',
    'x-forwarded-for': `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
}

function withBrowser(world: World, browser: Browser): Caller {
  return ({ method, path, body }) =>
    browser.request(`${world.origin}${path}`, {
      ...{ method, headers: headersOf(body) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
}

function withHeaders(world: World, headers: Record<string, string>): Caller {
  return ({ method, path, body }) =>
    fetch(`${world.origin}${path}`, {
      ...{ method, headers: { ...headersOf(body), ...headers }, redirect: 'manual' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
}
