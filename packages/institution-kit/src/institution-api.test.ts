import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { createInstitutionApi, type InstitutionApiOptions } from './institution-api.ts'
import { inMemoryRecords, type RecordSource } from './records/record-source.ts'

const KEY = 'the-key'
const REQUEST = JSON.stringify({ token: KEY, query: { certificateID: 'C1' } })
const servers: Server[] = []

async function serve(options: Partial<InstitutionApiOptions> = {}): Promise<string> {
  const records = inMemoryRecords(() => [{ certificateID: 'C1', lastNameEl: 'Δείγμα' }])
  const server = createServer(createInstitutionApi({ records, securityKey: KEY, random: Math.random, ...options }))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Sound: a server that listens on a port has such an address.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

function post(address: string, headers: Record<string, string> = {}, body = REQUEST): Promise<Response> {
  return fetch(address, { method: 'POST', body, headers })
}

afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve))
})

describe('the reference API', () => {
  test('I5: answers JSON in UTF-8 that is never stored', async () => {
    const answer = await post(await serve())
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toMatchObject({ results: [{ lastNameEl: 'Δείγμα' }], error: null, success: true })
  })

  test('I5: a domain outcome is 200, also when it is an error', async () => {
    const answer = await post(await serve(), {}, '{')
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('{"results":[],"error":"Could not parse request json.","success":false}')
  })

  test('I6: without Basic credentials nothing is answered where they are switched on', async () => {
    const address = await serve({ basicAuth: { userName: 'perga', password: 'pa:ss' } })
    const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` })
    expect((await post(address)).status).toBe(401)
    expect((await post(address, basic('perga:wrong'))).status).toBe(401)
    expect((await post(address, basic('perga:pa:ss'))).status).toBe(200)
    expect((await post(address)).headers.get('www-authenticate')).toBe('Basic realm="degrees", charset="UTF-8"')
  })

  test('I6: only addresses of the list are answered where there is one', async () => {
    expect((await post(await serve({ allowedAddresses: ['192.0.2.0/24'] }))).status).toBe(403)
    expect((await post(await serve({ allowedAddresses: ['192.0.2.1', '127.0.0.0/8'] }))).status).toBe(200)
    expect((await post(await serve({ allowedAddresses: [] }))).status).toBe(403)
  })

  test('I6: a list that holds no address is refused at the start', () => {
    const options = { records: inMemoryRecords(() => []), securityKey: KEY, random: Math.random }
    expect(() => createInstitutionApi({ ...options, allowedAddresses: ['example.gr'] })).toThrow(
      "'example.gr' is no address",
    )
  })

  test('I6: the key is asked for even of an allowed address with credentials', async () => {
    const answer = await post(await serve({ allowedAddresses: ['127.0.0.1'] }), {}, '{"token":"x","query":{"ssn":"1"}}')
    expect(await answer.json()).toMatchObject({ error: 'Invalid authorization token.', success: false })
  })

  test('refuses another method and a request that is too large', async () => {
    const address = await serve()
    const got = await fetch(address)
    expect(got.status).toBe(405)
    expect(got.headers.get('allow')).toBe('POST')
    expect((await post(address, {}, ' '.repeat(70_000))).status).toBe(413)
  })

  test('a source that fails is told without its reason', async () => {
    const records: RecordSource = { find: () => Promise.reject(new Error('password of the database')) }
    const answer = await post(await serve({ records }))
    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({ results: [], error: 'The degrees could not be read.', success: false })
  })
})
