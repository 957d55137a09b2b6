import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

/** Sites by the first segment of their paths; everything else belongs to the national service. */
const SITES = ['authorization', 'registration', 'desk'] as const

/** Serves the built sites: hashed files for a year, pages always asked again, unknown page paths to their site's entry. */
export const siteFiles = fp(
  async (app: FastifyInstance, options: { directory: string; onMissing(reply: FastifyReply): FastifyReply }) => {
    const { directory, onMissing } = options
    await app.register(fastifyStatic, {
      root: directory,
      wildcard: false,
      index: ['index.html'],
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
    const pages = new Map<string, Buffer>()
    const page = async (site: string) => {
      const known = pages.get(site) ?? (await readFile(join(directory, site, 'index.html')))
      pages.set(site, known)
      return known
    }
    app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
      const path = request.url.split('?')[0] ?? '/'
      if (request.method !== 'GET' || /^\/(api|api-test|oauth|assets|\.well-known)(\/|$)/.test(path))
        return onMissing(reply)
      const site = SITES.find((name) => path === `/${name}` || path.startsWith(`/${name}/`)) ?? ''
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(await page(site))
    })
  },
)
