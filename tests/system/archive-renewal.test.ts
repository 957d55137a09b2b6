import { signJades } from '@perga/ades'
import { ArchiveInspection } from '@perga/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestWorld } from '../../packages/ades/src/test-pki/test-world.ts'
import { Graduate, Reader } from '../support/actors.ts'
import { startWorld, type World } from '../support/world.ts'

type Format = 'application/pdf' | 'application/jose+json'

let world: World
const files = new Map<Format, Uint8Array>()
beforeAll(async () => {
  world = await startWorld()
  const code = await new Graduate(world, 'eleni').share('aegis')
  const reader = new Reader(world)
  await reader.logIn('hr.aegis')
  const { data } = await reader.read(code)
  const [released] = data
  if (released === undefined) throw new Error('nothing was read')
  const query = new URLSearchParams({ diploma_index: '0', signature: released.verificationIdentifier })
  const addresses = {
    'application/pdf': `/api/client/diploma_pdf/x.pdf?${query}`,
    'application/jose+json': `/api/client/releases/${released.auditId}/jades`,
  } as const
  for (const format of ['application/pdf', 'application/jose+json'] as const) {
    const answer = await reader.browser.request(`${world.origin}${addresses[format]}`)
    files.set(format, new Uint8Array(await answer.arrayBuffer()))
  }
})
afterAll(() => world.stop())
beforeEach(() => world.control('reset', {}))

const FORMATS: readonly Format[] = ['application/pdf', 'application/jose+json']
const fileOf = (format: Format) => files.get(format) ?? new Uint8Array()

/** As a program sends it, without a login, a cookie or an origin. */
const send = (call: 'renewal' | 'inspection', body: Uint8Array | string, type: string) =>
  fetch(`${world.origin}/api/archive/${call}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : Buffer.from(body),
  })

async function inspect(body: Uint8Array, type: Format) {
  const answer = await send('inspection', body, type)
  expect(answer.status).toBe(200)
  return ArchiveInspection.parse(await answer.json())
}

async function renew(body: Uint8Array, type: Format): Promise<Uint8Array> {
  const answer = await send('renewal', body, type)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(type)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('perga-seal-level')).toBe('B-LTA')
  return new Uint8Array(await answer.arrayBuffer())
}

async function refusalOf(answer: Response) {
  const { code, detail } = (await answer.json()) as { code: string; detail: { el: string; en: string } }
  expect(detail.el).not.toBe('')
  return { status: answer.status, code }
}

describe('C12: a sealed file that its owner brings', () => {
  test.each(FORMATS)('%s is brought to B-LTA and renewed three deep', async (format) => {
    let file = await renew(fileOf(format), format)
    const stamps = async () =>
      (await inspect(file, format)).steps.filter(({ code }) => code === 'ARCHIVE_TIMESTAMP').length
    const first = await stamps()
    for (const renewal of [1, 2, 3]) {
      file = await renew(file, format)
      expect(await stamps()).toBe(first + renewal)
    }
    const state = await inspect(file, format)
    expect(state).toMatchObject({ level: 'B-LTA', indication: 'TOTAL-PASSED', renewable: true })
    expect(Date.parse(state.protectedUntil ?? '')).toBeGreaterThan(world.clock.now().getTime())
  })

  test.each(FORMATS)('%s, altered in one byte, is refused', async (format) => {
    const altered = Buffer.from(fileOf(format))
    const at = format === 'application/pdf' ? 60 : altered.indexOf('"payload":"') + 20
    altered[at] = altered[at] === 0x41 ? 0x42 : 0x41
    expect(await refusalOf(await send('renewal', altered, format))).toEqual({
      status: 422,
      code: 'archive_file_not_valid',
    })
    const state = await inspect(altered, format)
    expect(state.indication).not.toBe('TOTAL-PASSED')
    expect(state.renewable).toBe(false)
  })

  test('a file sealed under another root is refused as foreign', async () => {
    const other = createTestWorld()
    const foreign = await signJades(Buffer.from('{}'), { signer: other.signer, signingTime: other.now })
    const answer = await send('renewal', JSON.stringify(foreign), 'application/json')
    expect(await refusalOf(answer)).toEqual({ status: 422, code: 'archive_file_foreign' })
  })

  test.each([
    ['garbage', 'x', 'application/pdf'],
    ['nothing', '', 'application/json'],
    ['a type that is neither', '%PDF-1.7', 'text/plain'],
    ['JSON of another shape', '{"a":1}', 'application/json'],
  ])('%s is not recognised', async (_, body, type) => {
    const answer = await send('inspection', body, type)
    expect(await refusalOf(answer)).toEqual({ status: 400, code: 'archive_file_unrecognised' })
  })

  test('a PDF without a seal is refused', async () => {
    const answer = await send('renewal', '%PDF-1.7\nnothing', 'application/pdf')
    expect(await refusalOf(answer)).toEqual({ status: 422, code: 'archive_file_not_valid' })
  })

  test('more than 10 MB is refused', async () => {
    const answer = await send('renewal', new Uint8Array(10 * 1024 * 1024 + 1), 'application/pdf')
    expect(await refusalOf(answer)).toEqual({ status: 413, code: 'archive_file_too_large' })
  })

  test('a file made to exhaust its reader is given up, and the report says so', async () => {
    let text = '%PDF-1.7\n'
    let last = 0
    for (let section = 0; section < 40_000; section++) {
      const previous = section === 0 ? '' : `/Prev ${last}`
      last = text.length
      text += `xref\n0 0\ntrailer\n<< /Root 1 0 R ${previous} >>\n`
    }
    const file = Buffer.from(`${text}startxref\n${last}\n%%EOF\n`)
    const state = await inspect(file, 'application/pdf')
    expect(state).toMatchObject({ indication: 'TOTAL-FAILED', subIndication: 'FORMAT_FAILURE', renewable: false })
    expect(state.steps.map(({ text }) => text.en)).toEqual([expect.stringContaining('far more than any real document')])
    expect(await refusalOf(await send('renewal', file, 'application/pdf'))).toMatchObject({ status: 422 })
  })

  test('an authority that is down is told as such, and the next try works', async () => {
    await world.control('tsa', { behaviour: 'down' })
    const answer = await send('renewal', fileOf('application/pdf'), 'application/pdf')
    expect(await refusalOf(answer)).toEqual({ status: 503, code: 'archive_authority_unavailable' })
    await world.control('tsa', { behaviour: 'normal' })
    await renew(fileOf('application/pdf'), 'application/pdf')
  })

  test('a page of another site cannot send a file with this browser’s cookies', async () => {
    const answer = await fetch(`${world.origin}/api/archive/renewal`, {
      method: 'POST',
      headers: { 'content-type': 'application/pdf', cookie: 'any=1', origin: 'https://evil.example' },
      body: Buffer.from(fileOf('application/pdf')),
    })
    expect(await refusalOf(answer)).toEqual({ status: 403, code: 'forged_request' })
  })

  test('twenty calls a minute from one address, and no more', async () => {
    const answers = await Promise.all(Array.from({ length: 21 }, () => send('inspection', 'x', 'application/pdf')))
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
  })
})
