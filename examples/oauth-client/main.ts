// A third party's web application in its smallest form: one session per browser, four addresses. See README.md.
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { comeBack, connect, type Departure, giveBack, leaveForPerga, readDiplomas, type Tokens } from './perga.ts'

const port = Number(process.env.PORT ?? '8200')
const registration = {
  pergaOrigin: process.env.PERGA_ORIGIN ?? 'http://localhost:8080',
  clientId: process.env.CLIENT_ID ?? 'sandbox-app',
  clientSecret: process.env.CLIENT_SECRET ?? 'sandbox-secret-open-to-everybody',
  redirectUri: process.env.REDIRECT_URI ?? `http://localhost:${port}/callback`,
}

interface Session {
  departure?: Departure | undefined
  tokens?: Tokens | undefined
}
// A real application keeps sessions and tokens in its database, the tokens encrypted.
const sessions = new Map<string, Session>()
const perga = await connect(registration)

createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    sendPage(response, 500, `<p>It did not work: ${asHtml(error instanceof Error ? error.message : 'unknown')}</p>`)
  })
}).listen(port, '127.0.0.1', () => process.stdout.write(`The example is at http://localhost:${port}/\n`))

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', registration.redirectUri)
  const session = sessionOf(request, response)
  switch (url.pathname) {
    case '/':
      return sendPage(response, 200, '<p><a href="/start">Ask for my diplomas</a></p>')
    case '/start': {
      const { address, departure } = await leaveForPerga(perga, registration.redirectUri)
      session.departure = departure
      return redirect(response, address.href)
    }
    case '/callback': {
      const { departure } = session
      // Used once: a second callback, or one that this browser did not ask for, finds nothing here.
      session.departure = undefined
      if (departure === undefined) return redirect(response, '/')
      session.tokens = await comeBack(perga, url, departure)
      return redirect(response, '/diplomas')
    }
    case '/diplomas': {
      if (session.tokens === undefined) return redirect(response, '/')
      const diplomas = await readDiplomas(perga, session.tokens, (renewed) => {
        session.tokens = renewed
      })
      const items = diplomas.map(
        ({ title, issuerInstitution }) => `<li>${asHtml(`${title}, ${issuerInstitution}`)}</li>`,
      )
      return sendPage(
        response,
        200,
        `<ul>${items.join('')}</ul><p><a href="/forget">Give the authorization back</a></p>`,
      )
    }
    case '/forget':
      if (session.tokens !== undefined) await giveBack(perga, session.tokens)
      session.tokens = undefined
      return redirect(response, '/')
    default:
      return sendPage(response, 404, '<p>Not found</p>')
  }
}

function sessionOf(request: IncomingMessage, response: ServerResponse): Session {
  const known = /(?:^|; )session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
  const found = sessions.get(known)
  if (found !== undefined) return found
  const id = randomUUID()
  const session: Session = {}
  sessions.set(id, session)
  response.setHeader('set-cookie', `session=${id}; HttpOnly; SameSite=Lax; Path=/`)
  return session
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(303, { location }).end()
}

function sendPage(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
  response.end(`<!doctype html><html lang="en"><title>Example of a third party</title><body>${body}</body></html>`)
}

function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
