import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'

/** A browser without a screen: keeps cookies per origin, follows redirects one by one, fills in forms. */
export class Browser {
  readonly #cookies = new Map<string, Map<string, string>>()

  /** One request; redirects are not followed. */
  async request(
    address: string,
    init: { method?: string; headers?: Record<string, string>; body?: string | FormData } = {},
  ): Promise<Response> {
    const url = new URL(address)
    const jar = this.#jar(url)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, ...(cookie !== '' && { cookie }) },
    })
    for (const line of response.headers.getSetCookie()) this.#remember(jar, line)
    return response
  }

  /** Goes to an address and follows redirects until `until` matches one or a page answers. Returns where it ended. */
  async visit(address: string, until?: RegExp): Promise<{ address: string; response: Response | null }> {
    let current = address
    for (let hop = 0; hop < 15; hop += 1) {
      if (hop > 0 && until?.test(current)) return { address: current, response: null }
      const response = await this.request(current, { headers: { accept: 'text/html' } })
      const location = response.headers.get('location')
      if (location === null) return { address: current, response }
      current = new URL(location, current).href
    }
    throw new Error('too many redirects')
  }

  /** Goes to one address as a browser says that it does (Fetch Metadata), which `fetch` cannot say. */
  async navigate(address: string): Promise<{ status: number; location: string | null; type: string }> {
    const url = new URL(address)
    const cookie = [...this.#jar(url)].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { accept: 'text/html,*/*;q=0.8', 'sec-fetch-mode': 'navigate', ...(cookie !== '' && { cookie }) }
    // The event has one argument, which its name does not tell the types.
    const [answer] = (await once(get(url, { headers }), 'response')) as [IncomingMessage]
    answer.resume()
    for (const line of answer.headers['set-cookie'] ?? []) this.#remember(this.#jar(url), line)
    const { location = null, 'content-type': type = '' } = answer.headers
    return { status: answer.statusCode ?? 0, location, type }
  }

  /** Submits a form as a browser does. */
  submit(address: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
    return this.request(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    })
  }

  cookieNames(address: string): string[] {
    return [...this.#jar(new URL(address)).keys()]
  }

  // Paths are not told apart: fine for tests of servers that never reuse a cookie name under two paths at once.
  #jar(url: URL): Map<string, string> {
    const known = this.#cookies.get(url.host) ?? new Map<string, string>()
    this.#cookies.set(url.host, known)
    return known
  }

  #remember(jar: Map<string, string>, line: string): void {
    const [pair = '', ...attributes] = line.split(';')
    const at = pair.indexOf('=')
    const name = pair.slice(0, at)
    const isGone = attributes.some((attribute) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute))
    if (isGone) jar.delete(name)
    else jar.set(name, pair.slice(at + 1))
  }
}
