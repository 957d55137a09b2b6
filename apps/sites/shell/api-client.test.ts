import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, callApi, problemText, withQuery } from './api-client.ts'

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
  await callApi('/api/user/token')
  const request = server.mock.calls[0]?.[1]
  expect(request?.credentials).toBe('same-origin')
  expect(request?.headers).toMatchObject({ 'X-Requested-With': 'XMLHttpRequest' })
})

test('a form is sent url-encoded', async () => {
  const server = serverAnswers(Response.json({}))
  await callApi('/api/client/diplomas/', { method: 'POST', form: { token: 'α β' } })
  const body = server.mock.calls[0]?.[1]?.body
  expect(body).toBeInstanceOf(URLSearchParams)
  expect(String(body)).toBe('token=%CE%B1+%CE%B2')
})

test('a problem answer is told in the language of the reader', async () => {
  serverAnswers(Response.json(problem, { status: 410, headers: { 'content-type': 'application/problem+json' } }))
  const error = await callApi('/api/x').catch((failure: unknown) => failure)
  expect(problemText(error, 'el')).toBe('Η διαδικασία έληξε.')
  expect(problemText(error, 'en')).toBe('This has expired.')
})

test('an error page that is no problem answer has no text to show', async () => {
  serverAnswers(new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }))
  const error = await callApi('/api/x').catch((failure: unknown) => failure)
  expect(error).toMatchObject({ status: 502, problem: null })
  expect(problemText(error, 'el')).toBeNull()
})

test('a server that cannot be reached is status 0', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')))
  await expect(callApi('/api/x')).rejects.toMatchObject({ name: 'ApiError', status: 0 })
  await expect(callApi('/api/x')).rejects.toBeInstanceOf(ApiError)
})

test('parameters without a value stay out of the address', () => {
  expect(withQuery('/api/client/login', { token: null, next: undefined, lang: 'el' })).toBe('/api/client/login?lang=el')
  expect(withQuery('/api/client/login', {})).toBe('/api/client/login')
})
