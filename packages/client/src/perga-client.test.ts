import { expect, test } from 'vitest'
import { createPergaClient, type PergaAnswer } from './index.ts'

const answering = (status: number, content: object) => {
  const sent: { address: string; request: RequestInit | undefined }[] = []
  const client = createPergaClient({
    origin: 'https://diplomas.example',
    fetch: async (address, request) => {
      sent.push({ address: String(address), request })
      return Response.json(content, { status })
    },
  })
  return { client, sent }
}

test('a call is named as in the OpenAPI document; its parameters are encoded into their places', async () => {
  const { client, sent } = answering(200, {})
  await client.call('POST /api/desk/members/{id}/link', { path: { id: 'a/b' }, body: { language: 'en' } })
  await client.call('GET /api/v1/institutions/lookup', { query: { q: 'ΕΚΠΑ' } })
  expect(sent.map(({ address }) => address)).toEqual([
    'https://diplomas.example/api/desk/members/a%2Fb/link',
    'https://diplomas.example/api/v1/institutions/lookup?q=%CE%95%CE%9A%CE%A0%CE%91',
  ])
  expect(sent[0]?.request).toMatchObject({ method: 'POST', body: '{"language":"en"}' })
})

test('a refusal carries one of the codes that the operation names', async () => {
  const { client } = answering(401, { code: 'not_logged_in' })
  const answer = await client.call('GET /api/holder/diplomas')
  const code:
    | 'not_logged_in'
    | 'malformed_request'
    | 'too_many_requests'
    | 'internal_error'
    | 'service_unavailable'
    | null = answer.ok ? null : answer.problem.code
  expect(code).toBe('not_logged_in')
})

test('what an operation does not take, answer or refuse with does not compile', () => {
  const { client } = answering(200, {})
  const wrong = [
    // @ts-expect-error the path parameter is missing
    () => client.call('GET /api/desk/institutions/{institution}'),
    // @ts-expect-error the operation takes no body
    () => client.call('GET /api/figures', { body: {} }),
    // @ts-expect-error a field of the body is missing
    () => client.call('POST /api/client/verify', { body: { signedAuditId: '' } }),
    // @ts-expect-error there is no such operation
    () => client.call('POST /api/figures'),
    // @ts-expect-error it answers with a file
    () => client.call('GET /api/client/institutions/{code}/logo.svg', { path: { code: 'auth' } }),
    // @ts-expect-error no figures are refused with this code
    (answer: PergaAnswer<'GET /api/figures'>) => !answer.ok && answer.problem.code === 'own_proposal',
  ]
  expect(wrong).toHaveLength(6)
})
