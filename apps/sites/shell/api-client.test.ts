import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, addressOf, call, callForFile, problemText, readJson, withQuery } from './api-client.ts'

const problem = {
  type: 'about:blank',
  title: 'Expired',
  status: 410,
  code: 'interaction_expired',
  detail: { el: 'Η διαδικασία έληξε.', en: 'This has expired.' },
}

function serverAnswers(response: Response) {
  const server = vi.fn<typeof fetch>(async () => response)
  vi.stubGlobal('fetch', server)
  return server
}

afterEach(() => vi.unstubAllGlobals())

test('every call carries X-Requested-With and the cookies of this origin only', async () => {
  const server = serverAnswers(Response.json({ ok: true }))
  await call('GET /api/user/token')
  const request = server.mock.calls[0]?.[1]
  expect(request?.credentials).toBe('same-origin')
  expect(request?.headers).toMatchObject({ 'X-Requested-With': 'XMLHttpRequest' })
})

test('a form is sent url-encoded', async () => {
  const server = serverAnswers(Response.json({}))
  await call('POST /api/client/diplomas/', { form: { token: 'α β', pin: undefined } })
  const body = server.mock.calls[0]?.[1]?.body
  expect(body).toBeInstanceOf(URLSearchParams)
  expect(String(body)).toBe('token=%CE%B1+%CE%B2')
})

test('a problem answer is told in the language of the reader', async () => {
  serverAnswers(Response.json(problem, { status: 410, headers: { 'content-type': 'application/problem+json' } }))
  const error = await call('GET /api/figures').catch((failure: unknown) => failure)
  expect(problemText(error, 'el')).toBe('Η διαδικασία έληξε.')
  expect(problemText(error, 'en')).toBe('This has expired.')
})

test('an error page that is no problem answer has no text to show', async () => {
  serverAnswers(new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }))
  const error = await call('GET /api/figures').catch((failure: unknown) => failure)
  expect(error).toMatchObject({ status: 502, problem: null })
  expect(problemText(error, 'el')).toBeNull()
})

test('a server that cannot be reached is status 0', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')))
  await expect(call('GET /api/figures')).rejects.toMatchObject({ name: 'ApiError', status: 0 })
  await expect(call('GET /api/figures')).rejects.toBeInstanceOf(ApiError)
})

test('the method and the path are those of the operation; parameters are encoded into their places', async () => {
  const server = serverAnswers(Response.json({ done: true }))
  await call('POST /api/desk/members/{id}/link', { path: { id: 'a/b?c' }, json: { language: 'en' } })
  const [address, request] = server.mock.calls[0] ?? []
  expect(address).toBe('/api/desk/members/a%2Fb%3Fc/link')
  expect(request).toMatchObject({ method: 'POST', body: '{"language":"en"}' })
})

test('a call without a body sends none', async () => {
  const server = serverAnswers(Response.json({}))
  await call('POST /api/holder/receipts/seen')
  expect(server.mock.calls[0]?.[1]).not.toHaveProperty('body')
})

test('a file is given as it came, and its refusal is a problem like any other', async () => {
  serverAnswers(new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } }))
  const file = await callForFile('POST /api/archive/renewal', { file: new Blob(['x']) })
  expect(await file.text()).toBe('%PDF-')
  serverAnswers(Response.json(problem, { status: 410, headers: { 'content-type': 'application/problem+json' } }))
  await expect(callForFile('POST /api/archive/renewal', { file: new Blob(['x']) })).rejects.toMatchObject({
    status: 410,
  })
})

test('a JSON file beside the sites is read by its path', async () => {
  const server = serverAnswers(Response.json([]))
  expect(await readJson('/banners/index.json', new AbortController().signal)).toEqual([])
  expect(server.mock.calls[0]?.[0]).toBe('/banners/index.json')
})

test('parameters without a value stay out of the address', () => {
  const query = { token: null, next: '', lang: 'el' }
  expect(addressOf('GET /api/client/login', { query })).toBe('/api/client/login?lang=el')
  expect(addressOf('GET /api/client/login')).toBe('/api/client/login')
  expect(withQuery('/desk/requests', { page: 2, level: undefined })).toBe('/desk/requests?page=2')
})
