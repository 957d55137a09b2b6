import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { acceptedEncoding, isHeldByClient, type PageBody, preparePage } from './page-body.ts'
import { type FoundPage, readSitePages } from './site-pages.ts'

/** Stands in a drawn page for the origin, which the build of the sites does not know. */
const UNKNOWN_ORIGIN = 'https://origin.invalid'

interface SiteFilesOptions {
  directory: string
  origin: string
  onMissing(reply: FastifyReply): FastifyReply
}

/**
 * Serves the built sites: hashed files for a year, pages always asked again. A page is the file that the build has drawn in
 * the language of the request, else its site's entry; an address that no site knows is answered 404 with a page.
 */
export const siteFiles = fp(async (app: FastifyInstance, { directory, origin, onMissing }: SiteFilesOptions) => {
  await app.register(fastifyStatic, {
    root: directory,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['prerendered/**', '**/*.html', '**/*.{br,gz}'],
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const findPage = await readSitePages(directory)
  const readPage = remembering(async (file) => {
    const page = await readFile(join(directory, file), 'utf8')
    return preparePage(page.replaceAll(UNKNOWN_ORIGIN, origin))
  })
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    if (!isPage || /^\/(api|api-test|oauth|assets|\.well-known)(\/|$|\?)/.test(request.url)) return onMissing(reply)
    const page = findPage({ url: request.url, languageCookie: request.cookies.lang })
    const bodies = await readPage(page.file)
    return sendPage({ request, reply, page, body: bodies[acceptedEncoding(request.headers['accept-encoding'])] })
  })
})

interface PageAnswer {
  request: FastifyRequest
  reply: FastifyReply
  page: FoundPage
  body: PageBody
}

function sendPage({ request, reply, page, body }: PageAnswer): FastifyReply {
  reply
    .code(page.status)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, cookie')
    .header('content-language', page.locale)
    .header('etag', body.etag)
  if (page.status === 200 && isHeldByClient(request.headers['if-none-match'], body.etag)) return reply.code(304).send()
  if (body.encoding !== 'identity') reply.header('content-encoding', body.encoding)
  return reply.type('text/html; charset=utf-8').send(body.bytes)
}

/** Does `work` once for each file; what failed is tried again. */
function remembering<Result>(work: (file: string) => Promise<Result>): (file: string) => Promise<Result> {
  const done = new Map<string, Promise<Result>>()
  return (file) => {
    const known = done.get(file) ?? work(file)
    done.set(file, known)
    known.catch(() => done.delete(file))
    return known
  }
}
