import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { typstPdf } from './pades/fixtures/fixture-pdf.ts'
import { certificatesPem, privateKeyPem } from './test-pki/pem.ts'
import { type ServedWorld, serveWorld } from './test-pki/serve-world.ts'

// Key generation, programs of others and thousands of runs take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const folder = mkdtempSync(join(tmpdir(), 'ades-cli-'))
const cli = new URL('cli.ts', import.meta.url).pathname
let served: ServedWorld

interface Run {
  readonly code: number
  readonly out: string
  readonly err: string
}

const ades = (command: string): Promise<Run> =>
  new Promise((resolve) => {
    execFile(process.execPath, [cli, ...command.split(' ')], { cwd: folder }, (error, out, err) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1
      resolve({ code, out, err })
    })
  })

beforeAll(async () => {
  served = await serveWorld({ now: new Date() })
  const { world } = served
  writeFileSync(join(folder, 'root.pem'), certificatesPem(world.root))
  writeFileSync(join(folder, 'chain.pem'), certificatesPem(world.seal, world.issuing))
  writeFileSync(join(folder, 'key.pem'), privateKeyPem(world.seal))
  writeFileSync(join(folder, 'content.json'), '{"title":"Πτυχίο"}')
  writeFileSync(join(folder, 'content.pdf'), typstPdf())
})

afterAll(() => {
  served.server.close()
  rmSync(folder, { recursive: true })
})

describe('V12: the command ades', () => {
  test.each(['json', 'pdf'])('signs, extends and verifies %s over real HTTP', async (type) => {
    const sign = await ades(`sign content.${type} --key key.pem --cert chain.pem --out sealed.${type}`)
    expect(sign).toMatchObject({ code: 0, err: '' })
    const tsa = served.world.addresses.tsa
    const extend = await ades(`extend sealed.${type} --level B-LTA --tsa ${tsa} --trust root.pem --out long.${type}`)
    expect(extend).toMatchObject({ code: 0, out: expect.stringContaining('B-LTA') })
    const verify = await ades(`verify long.${type} --trust root.pem --json`)
    expect(verify.code).toBe(0)
    expect(JSON.parse(verify.out)).toMatchObject({
      indication: 'TOTAL-PASSED',
      level: 'B-LTA',
      signingCertificate: 'CN=Test seal',
    })
  })

  test('V15: extends nothing that does not pass', async () => {
    await ades('sign content.pdf --key key.pem --cert chain.pem --out whole.pdf')
    writeFileSync(
      join(folder, 'tail.pdf'),
      Buffer.concat([readFileSync(join(folder, 'whole.pdf')), Buffer.from('%x\n')]),
    )
    const tsa = served.world.addresses.tsa
    const { code, err } = await ades(`extend tail.pdf --level B-LTA --tsa ${tsa} --trust root.pem --out never.pdf`)
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('document_changed') })
  })

  test('V7: reports step by step in Greek', async () => {
    await ades('sign content.json --key key.pem --cert chain.pem --out greek.json')
    const { code, out } = await ades('verify greek.json --trust root.pem --lang el')
    expect(code).toBe(2)
    expect(out).toContain('Ακεραιότητα: ναι')
    expect(out).toContain('Το περιεχόμενο είναι ακριβώς αυτό που υπογράφηκε')
  })

  test('asks the services of the certificates when told to', async () => {
    await ades('sign content.json --key key.pem --cert chain.pem --out online.json')
    expect((await ades('verify online.json --trust root.pem --online')).out).toContain('TOTAL-PASSED')
  })

  test('exits with 1 for altered content', async () => {
    await ades('sign content.json --key key.pem --cert chain.pem --out altered.json')
    const file = join(folder, 'altered.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('{"payload":"ey', '{"payload":"eyJ'))
    expect(await ades('verify altered.json --trust root.pem')).toMatchObject({
      code: 1,
      out: expect.stringContaining('TOTAL-FAILED'),
    })
  })

  test('exits with 2 and keeps what was reached when an authority is down', async () => {
    await ades('sign content.json --key key.pem --cert chain.pem --out down.json')
    const { code, err } = await ades('extend down.json --tsa http://127.0.0.1:9/ --trust root.pem --out down2.json')
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('timestamp_unreachable') })
  })

  test.each([
    '',
    'frobnicate',
    'verify',
    'verify content.json',
    'sign content.json --wrong',
    'extend content.json --level B-X --out x',
  ])('exits with 64 for wrong usage: %s', async (command) => {
    expect((await ades(command)).code).toBe(64)
  })
})
