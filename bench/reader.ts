import { setTimeout as sleep } from 'node:timers/promises'
import { Graduate, passTaxLogin } from '../tests/support/actors.ts'
import { Browser } from '../tests/support/browser.ts'
import type { World } from '../tests/support/world.ts'
import type { Call } from './load.ts'

const AJAX = { 'x-requested-with': 'XMLHttpRequest' }
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** A browser that tells its cookies, so that a load can be sent in its session. */
class TellingBrowser extends Browser {
  readonly cookies = new Map<string, string>()
  readonly #origin: string

  constructor(origin: string) {
    super()
    this.#origin = origin
  }

  override async request(...parameters: Parameters<Browser['request']>): Promise<Response> {
    const response = await super.request(...parameters)
    const isOurs = new URL(parameters[0]).origin === this.#origin
    for (const line of isOurs ? response.headers.getSetCookie() : []) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=', 2)
      this.cookies.set(name, value)
    }
    return response
  }
}

/** Logs an organisation's user in; returns the headers of its session. */
export async function logInReader(world: World, userName: string): Promise<Record<string, string>> {
  const { origin } = world
  const browser = new TellingBrowser(origin)
  const answer = await browser.request(`${origin}/api/client/login?`, { headers: AJAX })
  // The server's own response schema made it.
  const { gsisURI } = (await answer.json()) as { gsisURI: string }
  await passTaxLogin(browser, { world, loginAddress: gsisURI, userName, until: /\/organisation/ })
  return { ...AJAX, cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
}

/** What is shared: the first `count` degrees of a holder, with one client. */
export interface Sharing {
  userName: string
  client: string
  count: number
}

const ATTEMPTS = 5

/** Has a holder share degrees; returns the link's code. Tries again while an institution is too busy to answer. */
export async function shareDegrees(world: World, sharing: Sharing, attempt = 1): Promise<string> {
  try {
    return await shareOnce(world, sharing)
  } catch (error) {
    if (attempt === ATTEMPTS) throw error
    await sleep(2_000)
    return shareDegrees(world, sharing, attempt + 1)
  }
}

async function shareOnce(world: World, { userName, client, count }: Sharing): Promise<string> {
  const graduate = new Graduate(world, userName)
  const uid = await graduate.begin(client)
  const { scopes } = await graduate.interaction(uid)
  const { degrees } = await graduate.degrees(uid)
  const shareable = degrees.filter((degree) => degree.shareable).slice(0, count)
  if (shareable.length < count) throw new Error(`only ${shareable.length} degrees can be shared`)
  const chosen = { degrees: shareable.map(({ degree }) => degree), scopes, duration: 30, name_declared: true }
  const answer = await graduate.consent(uid, chosen)
  if (answer.status !== 200) throw new Error(`the consent was refused: ${await answer.text()}`)
  // The server's own response schema made it.
  const { location } = (await answer.json()) as { location: string }
  await graduate.browser.visit(location, /\/graduate\/complete/)
  return (await graduate.token()).token
}

/** A form posted in a session; `isRight` is asked of each answer's JSON text. */
export function formCall(
  address: string,
  options: { headers: Record<string, string>; fields: Record<string, string>; isRight(body: string): boolean },
): Call {
  const { headers, fields, isRight } = options
  return {
    ...{ address, method: 'POST', headers: { ...headers, ...FORM } },
    body: new URLSearchParams(fields).toString(),
    check: (status, body) => expectRight(status, isRight(body)),
  }
}

/** Throws unless an answer is the right one. */
export function expectRight(status: number, isRight: boolean): void {
  if (status !== 200 || !isRight) throw new Error(`a measured request was answered wrongly, with status ${status}`)
}
