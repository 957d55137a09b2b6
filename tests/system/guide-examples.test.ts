import { createHash, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { explainEntitlements } from '@perga/domain'
import { createInstitutionApi, type DegreeRow, inMemoryRecords } from '@perga/institution-kit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as sample from '../../apps/sites/service/content/documentation/code-samples.ts'
import { runExample, sendByFetch } from '../support/run-example.ts'
import { CALLBACK, credentialsOf, decide } from '../support/third-party.ts'
import { startWorld, type World } from '../support/world.ts'

const GUIDE_CALLBACK = 'https://your-site.example/callback'

describe('D8: the developers’ guide', () => {
  let world: World
  const { id, secret } = credentialsOf('sandbox-app')
  const verifier = randomBytes(32).toString('base64url')
  const variables: Record<string, string> = { CLIENT_ID: id, CLIENT_SECRET: secret, VERIFIER: verifier }
  const run = async (example: string) => {
    const places = { 'https://THIS_SERVICE': world.origin, [GUIDE_CALLBACK]: CALLBACK }
    return JSON.parse(await runExample(example, { places, variables }))
  }
  beforeAll(async () => {
    world = await startWorld()
  })
  afterAll(() => world.stop())

  test('the authorization request leads through the holder to the callback, with a code and the state', async () => {
    const [method, ...address] = sample.AUTHORIZATION_REQUEST.replaceAll(/\n\s*/g, '').split(' ')
    expect(method).toBe('GET')
    const url = new URL(
      (world.origin + address.join(' '))
        .replace('YOUR_CLIENT_ID', id)
        .replace(GUIDE_CALLBACK, encodeURIComponent(CALLBACK))
        .replace('RANDOM_VALUE', 'from-the-guide')
        .replace('HASH_OF_VERIFIER', createHash('sha256').update(verifier).digest('base64url')),
    )
    const callback = await decide(world, url)
    expect(callback.searchParams.get('state')).toBe('from-the-guide')
    variables.CODE = callback.searchParams.get('code') ?? ''
    expect(variables.CODE).not.toBe('')
  })

  test('the token request gives an access token and a refresh token', async () => {
    const tokens = await run(sample.TOKEN_REQUEST)
    expect(tokens).toMatchObject({ token_type: 'Bearer', scope: 'title issuer level' })
    Object.assign(variables, { ACCESS_TOKEN: tokens.access_token, REFRESH_TOKEN: tokens.refresh_token })
  })

  test('the diploma request gives an answer of the shape that is printed', async () => {
    const answer = await run(sample.DIPLOMA_REQUEST)
    const printed = JSON.parse(sample.DIPLOMA_ANSWER)
    expect(Object.keys(answer)).toEqual(expect.arrayContaining(Object.keys(printed)))
    const [diploma, printedDiploma] = [answer.data[0], printed.data[0]]
    expect(Object.keys(diploma)).toEqual(expect.arrayContaining(Object.keys(printedDiploma)))
    expect(Object.keys(diploma.diploma)).toEqual(expect.arrayContaining(Object.keys(printedDiploma.diploma)))
    expect(diploma).toMatchObject({ aud: 'aegis', signedAuditVersion: expect.stringMatching(/^1\../) })
    expect(Object.values(answer.status)).toContain(Object.values(printed.status)[0])
    expect(answer.metadata).toMatchObject({ scopes: printed.metadata.scopes, sub: expect.any(String) })
  })

  test('the renewal gives new tokens, and the former refresh token serves no second time', async () => {
    const renewed = await run(sample.REFRESH_REQUEST)
    expect(renewed).toMatchObject({ access_token: expect.any(String), refresh_token: expect.any(String) })
    expect(renewed.refresh_token).not.toBe(variables.REFRESH_TOKEN)
    expect(await run(sample.REFRESH_REQUEST)).toMatchObject({ error: 'invalid_grant' })
  })

  test('a machine without curl reads the same command and is answered the same', async () => {
    const command = sample.DIPLOMA_REQUEST.replace('https://THIS_SERVICE', world.origin)
    expect(JSON.parse(await sendByFetch(command, { ACCESS_TOKEN: 'wrong' }))).toMatchObject({
      ...{ status: 401, code: 'access_token_invalid' },
    })
  })
})

describe('I5: the institutions’ guide, against the reference server', () => {
  const printed: { results: DegreeRow[] } = JSON.parse(sample.ONE_RESULT)
  const several: { results: DegreeRow[] } = JSON.parse(sample.SEVERAL_RESULTS)
  const of2002 = { ...printed.results[0], certificateID: '2002-1', dateIssued: '20021101', ssn: '02020299999' }
  let rows = [...printed.results, of2002]
  let server: Server
  let places: Record<string, string>
  beforeAll(async () => {
    const records = inMemoryRecords(() => rows)
    server = createServer(createInstitutionApi({ records, securityKey: 'key-of-the-test', random: Math.random }))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    // Sound: a server that listens on a port has such an address.
    const { port } = server.address() as AddressInfo
    places = { 'https://institution.example': `http://127.0.0.1:${port}`, SECURITY_KEY: 'key-of-the-test' }
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))
  const ask = async (example: string, change: Record<string, string> = {}) =>
    JSON.parse(await runExample(example, { places: { ...places, ...change } }))

  test('the request by number is answered as printed', async () => {
    expect(await ask(sample.RECORD_REQUEST)).toMatchObject(printed)
  })

  test('the filter finds the degrees of 2002', async () => {
    const { results } = await ask(sample.FILTER_REQUEST)
    expect(results.map((row: DegreeRow) => row.certificateID)).toEqual(['2002-1'])
  })

  test('several matches are answered as printed', async () => {
    const before = rows
    rows = several.results.map((row) => ({ ...row, ssn: '01013099997' }))
    const answer = await ask(sample.RECORD_REQUEST)
    rows = before
    expect(answer).toMatchObject({ error: null, success: true, results: expect.any(Array) })
    const byId = (one: DegreeRow, other: DegreeRow) => `${one.certificateID}`.localeCompare(`${other.certificateID}`)
    expect(answer.results.sort(byId)).toMatchObject(several.results.sort(byId))
  })

  test('without a match the answer is the printed one', async () => {
    expect(await ask(sample.RECORD_REQUEST, { '01013099997': '99999999999' })).toEqual(JSON.parse(sample.NO_RESULT))
  })

  test('both printed errors are given in these words', async () => {
    const errors = sample.ERROR_ANSWERS.split('\n').map((line) => JSON.parse(line).results.error)
    const answers = [
      await ask(sample.RECORD_REQUEST, { '} }': '}' }),
      await ask(sample.RECORD_REQUEST, { SECURITY_KEY: 'another' }),
    ]
    expect(answers.map(({ error, success }) => [error, success])).toEqual(errors.map((error) => [error, false]))
  })
})

describe('H1: the entitlements of the institutions’ guide', () => {
  const prefix = sample.VALID_ENTITLEMENTS.slice(0, sample.VALID_ENTITLEMENTS.indexOf(':512'))
  const lines = (text: string) => text.split('\n').map((value) => [value])

  test.each(lines(sample.VALID_ENTITLEMENTS))('%s is valid', (value) => {
    expect(explainEntitlements([value], prefix).findings).toEqual([])
  })

  test.each(lines(sample.INVALID_ENTITLEMENTS))('%s is not', (value) => {
    expect(explainEntitlements([value], prefix).findings.length).toBeGreaterThan(0)
  })

  test('a department named twice voids the whole set, though each value is valid alone', () => {
    const values = sample.REPEATED_MAINTAINER.split('\n')
    expect(explainEntitlements(values, prefix).entitlements).toEqual([])
    expect(values.map((value) => explainEntitlements([value], prefix).findings)).toEqual([[], []])
  })

  test('both have the form that the guide states', () => {
    expect(sample.ENTITLEMENT_FORM).toBe('<prefix>:<maintainerID>:<Role>[:<ISCEDLevel>]')
  })
})
