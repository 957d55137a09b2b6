// `npm run pictures`: every screen in both languages and widths, and the main job in the running demonstration.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOCALES } from '@perga/domain'
import type { BrowserContext } from 'playwright-core'
import { openBrowser } from '../browser.ts'
import { SCREENS } from '../every-page.ts'
import { goodDay } from '../mock-answers.ts'
import { startMockSite } from '../mock-site.ts'
import { openScreen } from '../open-screen.ts'
import type { Screen } from '../screen.ts'
import { walkDemo } from './demo-journey.ts'
import { type Gallery, openGallery } from './gallery.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const DIST = join(ROOT, 'apps/sites/dist')
const WIDTHS = [390, 1280]
/** Of these a picture with forced colours too. */
const FORCED = [
  'landing',
  'organisation picker, open',
  'degrees found, one open',
  'check, mistakes',
  'verified, changed',
]
const only = process.argv[2]
const tell = (text: string) => process.stdout.write(`${text}\n`)

/** One browser window walks through all screens; two windows of different width work side by side. */
async function walkScreens(gallery: Gallery, width: number): Promise<void> {
  const context = await openBrowser({ width })
  const screens = Object.entries(SCREENS).filter(([name]) => only === undefined || name.includes(only))
  for (const [name, screen] of screens) {
    if (screen.isNarrow && width !== Math.min(...WIDTHS)) continue
    for (const locale of LOCALES) {
      await takeScreen(context, { name, screen, locale, variant: `${locale} ${width}`, gallery }).catch(
        (error: unknown) => tell(`No picture of “${name}” (${locale}, ${width} px): ${String(error).split('\n')[0]}`),
      )
    }
  }
  await context.close()
}

interface Shot {
  readonly name: string
  readonly screen: Screen
  readonly locale: string
  readonly variant: string
  readonly gallery: Gallery
}

async function takeScreen(context: BrowserContext, { name, screen, locale, variant, gallery }: Shot): Promise<void> {
  const site = await startMockSite(DIST, { ...goodDay, ...screen.answers })
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  try {
    await openScreen(page, { origin: site.origin, lang: locale }, screen)
    await gallery.add(page, name, variant)
    if (!FORCED.includes(name)) return
    await page.emulateMedia({ forcedColors: 'active' })
    await gallery.add(page, name, `${variant} forced colours`)
  } finally {
    await page.close()
    await site.close()
  }
}

async function walkRunningDemo(gallery: Gallery): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'perga-pictures-'))
  const port = await freePort()
  const demo = spawn(process.execPath, ['apps/sandbox/src/demo.ts'], {
    cwd: ROOT,
    env: { ...process.env, PERGA_VAR: directory, PERGA_PORT: String(port), SANDBOX_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // Whoever interrupts us ends the demonstration too.
  process.once('exit', () => demo.kill('SIGTERM'))
  try {
    await untilReady(demo)
    for (const width of WIDTHS) for (const locale of LOCALES) await visitDemo(gallery, { port, width, locale })
  } finally {
    const ended = new Promise((resolve) => demo.once('exit', resolve))
    demo.kill('SIGTERM')
    await ended
    await rm(directory, { recursive: true, force: true })
  }
}

async function visitDemo(
  gallery: Gallery,
  { port, width, locale }: { port: number; width: number; locale: 'el' | 'en' },
) {
  const context = await openBrowser({ width })
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  const take = (shown: typeof page, name: string) => gallery.add(shown, name, `${locale} ${width}`)
  try {
    await walkDemo({ page, origin: `http://localhost:${port}`, locale, take })
  } finally {
    await context.close()
  }
}

const untilReady = (demo: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    demo.once('exit', (code) => reject(new Error(`the demonstration ended with ${code}`)))
    demo.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Ctrl+C')) resolve()
    })
  })

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const gallery = await openGallery(join(ROOT, 'var/pictures'))
tell('Taking pictures of every screen; this takes a few minutes …')
await Promise.all(WIDTHS.map((width) => walkScreens(gallery, width)))
if (only === undefined || 'demo'.startsWith(only)) {
  await walkRunningDemo(gallery).catch((error: unknown) => {
    tell(`The demonstration was not walked to its end: ${String(error)}`)
    process.exitCode = 1
  })
}
tell(`The pictures are in ${await gallery.write()}`)
