import { setTimeout as wait } from 'node:timers/promises'
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import type { AuthoritySwitch } from './authority-behaviour.ts'
import { createFalseIdentities } from './false-identities.ts'
import { answerOcspRequest } from './ocsp-responder.ts'
import type { TestPki } from './test-pki.ts'
import { answerTimeStampRequest } from './time-stamp-authority.ts'

/** What the certificate authority's site is made of. */
export type CertificateAuthorityOptions = {
  pki: TestPki
  ocspUrl: string
  timeStamps: AuthoritySwitch
  ocsp: AuthoritySwitch
  now: () => Date
}

/** Longer than any caller's patience. */
const SLOW_MILLISECONDS = 30_000

const MOST_REQUEST_BYTES = 16 * 1024

/** Misbehaves below the protocol where `behaviour` says so; true when the request has been dealt with. */
async function failTransport(reply: FastifyReply, behaviour: AuthoritySwitch): Promise<boolean> {
  switch (behaviour.current) {
    case 'down':
      reply.hijack()
      reply.raw.destroy()
      return true
    case 'slow':
      await wait(SLOW_MILLISECONDS, undefined, { ref: false })
      return false
    case '500':
      reply.code(500).type('text/plain').send('out of order')
      return true
    default:
      return false
  }
}

type Protocol = { behaviour: AuthoritySwitch; type: string; answer: (request: Buffer) => Promise<Buffer> }

async function serve(
  reply: FastifyReply,
  request: unknown,
  { behaviour, type, answer }: Protocol,
): Promise<FastifyReply> {
  if (await failTransport(reply, behaviour)) return reply
  const isGarbage = behaviour.current === 'garbage'
  const body = isGarbage
    ? Buffer.from('0\x82\xff\xff garbage', 'latin1')
    : await answer(Buffer.isBuffer(request) ? request : Buffer.alloc(0))
  return reply.type(type).send(body)
}

/** The certificate authority: its certificates, RFC 3161 time stamps at `/tsa`, OCSP at `/ocsp` by POST and GET. */
export function createCertificateAuthority(options: CertificateAuthorityOptions): FastifyInstance {
  const { pki, now } = options
  const falseIdentities = createFalseIdentities(pki, options.ocspUrl, now())
  const timeStamps: Protocol = {
    behaviour: options.timeStamps,
    type: 'application/timestamp-reply',
    answer: (der) => answerTimeStampRequest(der, { pki, falseIdentities, behaviour: options.timeStamps, now }),
  }
  const ocsp: Protocol = {
    behaviour: options.ocsp,
    type: 'application/ocsp-response',
    answer: (der) => answerOcspRequest(der, { pki, falseIdentities, behaviour: options.ocsp, now }),
  }
  const app = fastify({
    forceCloseConnections: true,
    bodyLimit: MOST_REQUEST_BYTES,
    routerOptions: { maxParamLength: 2 * MOST_REQUEST_BYTES },
  })
  app.removeAllContentTypeParsers()
  const binary = ['application/timestamp-query', 'application/ocsp-request']
  app.addContentTypeParser(binary, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.post('/tsa', (request, reply) => serve(reply, request.body, timeStamps))
  app.post('/ocsp', (request, reply) => serve(reply, request.body, ocsp))
  // RFC 6960 appendix A.1: the base64 of the request, URL-encoded, in the path.
  app.get<{ Params: { '*': string } }>('/ocsp/*', (request, reply) =>
    serve(reply, Buffer.from(request.params['*'], 'base64'), ocsp),
  )
  for (const name of ['root', 'issuing'] as const) {
    app.get(`/${name}.pem`, (_request, reply) =>
      reply.type('application/x-pem-file').send(`${pki[name].certificate.toString('pem')}\n`),
    )
  }
  return app
}
