import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteFiles } from './site-files.ts'

const SCRIPT = 'export const answer = 42\n'.repeat(100)
const listing = {
  sites: [
    {
      base: '/',
      entry: 'index.html',
      patterns: ['/', '/terms', '/v'],
      pages: { '/terms': { el: 'prerendered/el/terms.html', en: 'prerendered/en/terms.html' } },
      notFound: { el: 'prerendered/el/not-found.html', en: 'prerendered/en/not-found.html' },
    },
  ],
}
const FILES: Record<string, string | Buffer> = {
  'index.html': 'entry',
  'prerendered/pages.json': JSON.stringify(listing),
  'prerendered/el/terms.html': '<link rel="canonical" href="https://origin.invalid/terms" />Όροι',
  'prerendered/en/terms.html': 'Terms',
  'prerendered/el/not-found.html': 'Δεν βρέθηκε',
  'prerendered/en/not-found.html': 'Not found',
  'assets/a-1.js': SCRIPT,
  'assets/a-1.js.gz': gzipSync(SCRIPT),
}

let directory: string
let app: FastifyInstance
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'perga-site-'))
  for (const [file, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(directory, file)), { recursive: true })
    await writeFile(join(directory, file), content)
  }
  app = fastify()
  await app.register(cookie)
  await app.register(siteFiles, {
    directory,
    origin: 'https://diplomas.example',
    onMissing: (reply) => reply.code(404).send({ code: 'not_found' }),
  })
})
afterAll(async () => {
  await app.close()
  await rm(directory, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test('P7: a page is answered in the language of the query, else of the cookie, else in Greek', async () => {
  expect((await get('/terms?lang=en')).body).toBe('Terms')
  expect((await get('/terms', { cookie: 'lang=en' })).body).toBe('Terms')
  expect((await get('/terms?lang=el', { cookie: 'lang=en' })).headers['content-language']).toBe('el')
  expect((await get('/terms')).headers['content-language']).toBe('el')
  expect((await get('/terms', { cookie: 'lang=fr' })).body).toBe('Terms')
})

test('a page names its address under the origin of the service', async () => {
  expect((await get('/terms')).body).toContain('href="https://diplomas.example/terms"')
})

test('a page is always asked again, varies by cookie and encoding, and is sent once', async () => {
  const first = await get('/terms')
  expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' })
  const again = await get('/terms', { 'if-none-match': String(first.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const english = await get('/terms?lang=en', { 'if-none-match': String(first.headers.etag) })
  expect(english.statusCode).toBe(200)
})

test('a page travels compressed where the client accepts it', async () => {
  const answer = await get('/terms?lang=en', { 'accept-encoding': 'gzip' })
  expect(answer.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(answer.rawPayload).toString()).toBe('Terms')
})

test('an address that no site knows is answered 404 with a page in the language of the reader', async () => {
  const answer = await get('/nowhere?lang=en', { accept: 'text/html' })
  expect([answer.statusCode, answer.body]).toEqual([404, 'Not found'])
  expect((await get('/nowhere')).body).toBe('Δεν βρέθηκε')
})

test('/v is a page, so that the fragment stays with the browser, which is never redirected', async () => {
  const answer = await get('/v')
  expect([answer.statusCode, answer.body, answer.headers.location]).toEqual([200, 'entry', undefined])
})

test('a hashed file is kept for a year and travels as it was compressed at build time', async () => {
  const answer = await get('/assets/a-1.js', { 'accept-encoding': 'gzip' })
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
    'content-type': expect.stringContaining('javascript'),
    vary: expect.stringMatching(/accept-encoding/i),
  })
  expect(gunzipSync(answer.rawPayload).toString()).toBe(SCRIPT)
  expect((await get('/assets/a-1.js')).body).toBe(SCRIPT)
})

test('what the build writes down for the server is not served', async () => {
  for (const path of ['/prerendered/pages.json', '/prerendered/el/terms.html', '/index.html', '/assets/a-1.js.gz']) {
    expect((await get(path)).statusCode, path).toBe(404)
  }
})

test('an unknown address of the interface, and any that is not read, is a problem and no page', async () => {
  expect((await get('/api/nowhere')).json()).toEqual({ code: 'not_found' })
  expect((await get('/assets/gone.js')).json()).toEqual({ code: 'not_found' })
  expect((await app.inject({ method: 'POST', url: '/terms' })).json()).toEqual({ code: 'not_found' })
})

test('a page can be asked for by HEAD', async () => {
  const answer = await app.inject({ method: 'HEAD', url: '/terms' })
  expect([answer.statusCode, answer.headers['content-language']]).toEqual([200, 'el'])
})
