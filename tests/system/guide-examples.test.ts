import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { explainEntitlements } from '@perga/domain'
import { createInstitutionApi, type DegreeRow, inMemoryRecords } from '@perga/institution-kit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as sample from '../../apps/sites/service/content/documentation/code-samples.ts'
import { runExample } from '../support/run-example.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

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

  test('I9: the conformance check writes its report, and nothing of the key into it', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'perga-conformance-'))
    writeFileSync(join(directory, 'key.txt'), 'key-of-the-test\n')
    const change = { 'node packages': `${process.execPath} packages`, 'key.txt': `${directory}/key.txt` }
    const command = Object.entries({ ...places, ...change, 'report.html': `${directory}/report.html` }).reduce(
      (text, [place, value]) => text.replaceAll(place, value),
      sample.CONFORMANCE_CHECK,
    )
    // It ends with 1 or 2 where a rule is broken or could not be tried, as with these few records.
    const ended = promisify(execFile)('bash', ['--norc', '-c', command], { cwd: ROOT }).catch((error) => error)
    const { stdout, stderr } = await ended
    expect(stdout, stderr).not.toBe('')
    const report = readFileSync(join(directory, 'report.html'), 'utf8')
    expect(report).toContain('<html')
    expect(report).not.toContain('key-of-the-test')
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
