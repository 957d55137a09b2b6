import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createInstitutionApi } from '../institution-api.ts'
import { inMemoryRecords } from '../records/record-source.ts'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))
const ROW = {
  certificateID: 'C1',
  titleID: '1',
  status: 'valid',
  lastNameEn: 'Deigma',
  firstNameEn: 'Ena',
  ssn: '01019000122',
  dateIssued: '20200101',
}

let server: Server
let address = ''
let grade = 0.5

beforeAll(async () => {
  const records = inMemoryRecords(() => [{ ...ROW, gradeValue: grade }])
  server = createServer(createInstitutionApi({ records, securityKey: 'the-key', random: Math.random }))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // Sound: a server that listens on a port has such an address.
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => server.close())

async function run(...list: string[]): Promise<{ code: number; out: string; error: string }> {
  const child = spawn(process.execPath, [MAIN, ...list], { stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code, out, error }
}

describe('the conformance command', () => {
  test('I9: ends with 0 for an institution that conforms and prints a badge', async () => {
    grade = 0.5
    const { code, out } = await run('--address', address, '--key', 'the-key', '--lang', 'en')
    expect(out).toMatch(/\[ CONFORMS \| Passed: \d+ \| Failed: 0 \|/)
    expect(code).toBe(0)
  })

  test('I9: ends with 1 for one that does not, and says why as JSON', async () => {
    grade = 8.1
    const { code, out } = await run('--address', address, '--key', 'the-key', '--format', 'json')
    const report = JSON.parse(out)
    expect(report).toMatchObject({ outcome: 'does-not-conform', counts: { failed: 1 } })
    expect(code).toBe(1)
  })

  test('I9: ends with 2 when nothing could be checked', async () => {
    const unreachable = await run('--address', 'http://127.0.0.1:1/', '--key', 'the-key')
    expect([unreachable.code, unreachable.error]).toEqual([2, 'The address gave no answer.\n'])
    const unclear = await run('--address', address)
    expect(unclear.code).toBe(2)
    expect(unclear.error).toContain('Χρήση / Usage')
  })

  test('I9: writes the report into a file where one is named', async () => {
    grade = 0.5
    const folder = await mkdtemp(join(tmpdir(), 'conformance-'))
    const file = join(folder, 'report.html')
    const { out } = await run('--address', address, '--key', 'the-key', '--format', 'html', '--out', file)
    expect(out).toMatch(/^\[ ΣΥΜΜΟΡΦΩΝΕΤΑΙ .*\]\n$/)
    expect(await readFile(file, 'utf8')).toContain('<!doctype html>')
    await rm(folder, { recursive: true })
  })
})
