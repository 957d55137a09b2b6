import { execFileSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { augmentPades } from '../extension/augment-pades.ts'
import { augmentJades } from '../jades/augment-jades.ts'
import { signJades } from '../jades/sign-jades.ts'
import { typstPdf } from '../pades/fixtures/fixture-pdf.ts'
import { signPades } from '../pades/sign-pades.ts'
import { createTestWorld } from '../test-pki/test-world.ts'
import { validateJades } from './validate-jades.ts'
import { validatePades } from './validate-pades.ts'

const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
  existsSync(path),
)
if (executablePath === undefined) console.warn('SKIPPED: no Chromium, so validation is not shown to run in a browser.')

const ARGUMENTS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync']
const PACKAGE = new URL('../..', import.meta.url).pathname
const compiler = new URL('../../../../node_modules/.bin/tsc', import.meta.url).pathname

interface Vector {
  readonly name: string
  readonly file: Uint8Array
}

/** A seal whose key is certified for RSASSA-PSS alone, with and without parameters. */
const pssWorld = (restriction: object) =>
  createTestWorld({ sealKeys: generateKeyPairSync('rsa-pss', { modulusLength: 3072, ...restriction }) })
const pssWorlds = [pssWorld({}), pssWorld({ hashAlgorithm: 'sha256', mgf1HashAlgorithm: 'sha256', saltLength: 32 })]

async function makePssVectors(): Promise<Vector[]> {
  const sealed = pssWorlds.map(async (world) => {
    const signing = { signer: world.signer, signingTime: world.now }
    return (await augmentJades(await signJades(new TextEncoder().encode('{}'), signing), 'B-LT', world)).jades
  })
  return (await Promise.all(sealed)).map((jades, index) => ({
    name: `pss-${index}.json`,
    file: new TextEncoder().encode(JSON.stringify(jades)),
  }))
}

/** Files of every kind of outcome. */
async function makeVectors(world: ReturnType<typeof createTestWorld>): Promise<Vector[]> {
  const signing = { signer: world.signer, signingTime: world.now }
  const sealed = await signJades(new TextEncoder().encode('{"title":"Πτυχίο"}'), signing)
  const { jades } = await augmentJades(sealed, 'B-LTA', world)
  const { pdf } = await augmentPades(await signPades(typstPdf(), signing), 'B-LTA', world)
  const json = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))
  return [
    ...(await makePssVectors()),
    { name: 'b.json', file: json(sealed) },
    { name: 'lta.json', file: json(jades) },
    { name: 'changed.json', file: json({ ...jades, payload: `A${jades.payload.slice(1)}` }) },
    { name: 'lta.pdf', file: pdf },
    { name: 'changed.pdf', file: pdf.with(1000, (pdf[1000] ?? 0) ^ 1) },
  ]
}

describe.skipIf(executablePath === undefined)('V12: the same vectors in Node and in a browser', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ades-browser-'))
  const world = createTestWorld()
  const at = new Date(world.now.getTime() + 60_000)
  let vectors: Vector[] = []
  let server: Server

  beforeAll(async () => {
    execFileSync(compiler, ['-p', join(PACKAGE, 'tsconfig.build.json'), '--outDir', folder])
    vectors = await makeVectors(world)
    const files = new Map(vectors.map(({ name, file }) => [`/vectors/${name}`, file]))
    server = createServer(({ url = '' }, response) => {
      const isPage = url === '/'
      const script = url.endsWith('.js') && existsSync(join(folder, url)) ? readFileSync(join(folder, url)) : undefined
      const type = isPage ? 'text/html' : script === undefined ? 'application/octet-stream' : 'text/javascript'
      response
        .writeHead(200, { 'content-type': type })
        .end(isPage ? '<!doctype html>' : (script ?? files.get(url) ?? ''))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  }, 120_000)

  afterAll(() => {
    server.close()
    rmSync(folder, { recursive: true })
  })

  test('every outcome and every step is the same', async () => {
    const browser = await chromium.launch({ executablePath: executablePath ?? '', args: ARGUMENTS })
    try {
      const page = await browser.newPage()
      // A server that listens on a port has an AddressInfo, not a pipe's name.
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
      const roots = [world, ...pssWorlds].flatMap((one) => one.trustAnchors)
      const trustAnchors = roots.map((der) => [...der])
      for (const { name, file } of vectors) {
        const options = { trustAnchors: roots, validationTime: at }
        const here = await (name.endsWith('.pdf') ? validatePades : validateJades)(file, options)
        const there = await page.evaluate(
          `(${IN_BROWSER})(${JSON.stringify({ name, trustAnchors, at: at.getTime() })})`,
        )
        const { indication, subIndication, level, steps } = here
        if (name.startsWith('pss')) expect(indication, 'V15: RSA-PSS').toBe('TOTAL-PASSED')
        expect(there, name).toEqual(JSON.parse(JSON.stringify({ indication, subIndication, level, steps })))
      }
    } finally {
      await browser.close()
    }
  }, 120_000)
})

/** Runs in the page: plain text, since the page has other modules than this file. */
const IN_BROWSER = `async ({ name, trustAnchors, at }) => {
  const { validateJades, validatePades } = await import('/validation/index.js')
  const file = new Uint8Array(await (await fetch('/vectors/' + name)).arrayBuffer())
  const options = { trustAnchors: trustAnchors.map((der) => Uint8Array.from(der)), validationTime: new Date(at) }
  const { indication, subIndication, level, steps } = await (name.endsWith('.pdf') ? validatePades : validateJades)(file, options)
  return JSON.parse(JSON.stringify({ indication, subIndication, level, steps }))
}`
