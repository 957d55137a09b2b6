import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from 'playwright-core'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

interface BrowserOptions {
  readonly width: number
  readonly height?: number
  readonly reducedMotion?: 'reduce' | 'no-preference'
}

/** A Chromium of its own with an empty profile, which is removed when it closes. */
export async function openBrowser({
  width,
  height = 900,
  reducedMotion = 'reduce',
}: BrowserOptions): Promise<BrowserContext> {
  const profile = await mkdtemp(join(tmpdir(), 'perga-browser-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: FLAGS,
    headless: true,
    viewport: { width, height },
    reducedMotion,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  context.on('close', () => void rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }))
  return context
}
