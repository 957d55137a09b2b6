import { execFileSync } from 'node:child_process'
import type { webcrypto } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { signJades, signPades } from '@perga/ades'
import { canonicalBytes } from '@perga/server/diplomas/content-hash.ts'
import { DEMO_DIPLOMA } from '@perga/server/documents/testing/demo-diploma.ts'
import { atLeast, type Figure, forComparison, unmeasured } from './figures.ts'
import { bestOfThree, measureRate } from './rate.ts'
import { localSeal } from './signatures.ts'
import { demoPage } from './typeset-page.ts'

const DSS = fileURLToPath(new URL('../packages/ades/interop/var/dss', import.meta.url))
const PROGRAM = fileURLToPath(new URL('dss/SignRate.java', import.meta.url))
const UNIT = 'per s and core'

/** What other makers' programs do with the same key, payload and page in the same run, where they are installed. */
export async function measureComparators(): Promise<Figure[]> {
  return [...(await measureDss()), await measureLibPdf(), await measurePdfKit()]
}

async function measureDss(): Promise<Figure[]> {
  const goal = 'Perga against EU DSS'
  if (!existsSync(join(DSS, 'classpath.txt'))) return [unmeasured(goal, '×', 'EU DSS is not built: npm run interop')]
  const { world, signing } = localSeal()
  const [payload, page] = [canonicalBytes(DEMO_DIPLOMA), demoPage()]
  const rates = dssRates({ world, payload, page })
  if (rates === null) return [unmeasured(goal, '×', 'Java is not installed')]
  const ours = {
    jades: await perCore(() => signJades(payload, signing)),
    pades: await perCore(() => signPades(page, signing)),
  }
  return (['jades', 'pades'] as const).flatMap((format) => {
    const name = format === 'jades' ? 'JAdES B-B' : 'PAdES B-B'
    const value = ours[format] / rates[format]
    return [
      forComparison({ goal: `EU DSS, ${name}`, value: rates[format], unit: UNIT }),
      atLeast({ goal: `Perga against EU DSS, ${name}`, value, target: 1, unit: '×' }),
    ]
  })
}

/** Runs EU DSS on the same inputs; null where there is no Java. */
function dssRates(inputs: { world: ReturnType<typeof localSeal>['world']; payload: Uint8Array; page: Uint8Array }) {
  const { world, payload, page } = inputs
  const folder = mkdtempSync(join(tmpdir(), 'perga-dss-'))
  try {
    writeFileSync(join(folder, 'seal.der'), world.seal.der)
    writeFileSync(join(folder, 'issuing.der'), world.issuing.der)
    writeFileSync(join(folder, 'seal.p8'), world.seal.key.export({ format: 'der', type: 'pkcs8' }))
    writeFileSync(join(folder, 'payload.json'), payload)
    writeFileSync(join(folder, 'document.pdf'), page)
    const classpath = readFileSync(join(DSS, 'classpath.txt'), 'utf8').trim()
    const parameters = ['-XX:-UsePerfData', '-cp', classpath, PROGRAM, folder]
    const output = execFileSync('java', parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    const [jades = Number.NaN, pades = Number.NaN] = output.trim().split('\n').map(Number)
    return { jades, pades }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function measureLibPdf(): Promise<Figure> {
  const goal = 'Perga against @libpdf/core, PAdES B-B'
  // Its documented face, as far as it is used here.
  const libpdf = (await load('@libpdf/core')) as LibPdf | null
  if (libpdf === null) return unmeasured(goal, '×', '@libpdf/core is not installed')
  const { world, signing } = localSeal()
  const page = demoPage()
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  const pkcs8 = Uint8Array.from(world.seal.key.export({ format: 'der', type: 'pkcs8' }))
  const key = await crypto.subtle.importKey('pkcs8', pkcs8, algorithm, false, ['sign'])
  const signer = new libpdf.CryptoKeySigner(key, world.seal.der, 'EC', 'ECDSA', [world.issuing.der])
  const theirs = await perCore(async () => (await libpdf.PDF.load(page)).sign({ signer }))
  const ours = await perCore(() => signPades(page, signing))
  return atLeast({ goal, value: ours / theirs, target: 1, unit: '×' })
}

interface LibPdf {
  PDF: { load(bytes: Uint8Array): Promise<{ sign(options: { signer: object }): Promise<unknown> }> }
  CryptoKeySigner: new (
    key: webcrypto.CryptoKey,
    certificate: Uint8Array,
    keyType: string,
    algorithm: string,
    chain: readonly Uint8Array[],
  ) => object
}

async function measurePdfKit(): Promise<Figure> {
  const goal = 'pdfkit, one untagged page of plain text'
  // Its documented face, as far as it is used here.
  const module = (await load('pdfkit')) as { default: new () => PdfKitDocument } | null
  if (module === null) return unmeasured(goal, 'per s', 'pdfkit is not installed')
  const lines = Object.values(DEMO_DIPLOMA).map(String).join('\n')
  const draw = () =>
    new Promise<void>((resolve) => {
      const document = new module.default()
      document.on('data', () => undefined).on('end', resolve)
      document.text(lines)
      document.end()
    })
  const { perSecond } = await bestOfThree(
    () => measureRate(draw),
    (rate) => rate.perSecond,
  )
  return forComparison({ goal, value: perSecond, unit: 'per s' })
}

interface PdfKitDocument {
  on(event: string, listener: () => void): PdfKitDocument
  text(text: string): void
  end(): void
}

/** A package to compare with, also from another folder in `PERGA_BENCH_PACKAGES`; null where it is not installed. */
async function load(name: string): Promise<unknown> {
  const folder = process.env.PERGA_BENCH_PACKAGES ?? fileURLToPath(new URL('..', import.meta.url))
  try {
    const path = createRequire(pathToFileURL(join(folder, 'package.json'))).resolve(name)
    return await import(pathToFileURL(path).href)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return null
    throw error
  }
}

const perCore = async (step: () => unknown) =>
  (
    await bestOfThree(
      () => measureRate(step),
      (rate) => rate.perCoreSecond,
    )
  ).perCoreSecond
