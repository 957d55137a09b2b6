import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest'
import { openBrowser } from './browser.ts'
import { goodDay } from './mock-answers.ts'
import { type MockSite, startMockSite } from './mock-site.ts'

/** What a journey works with: a page of a fresh visit, and the mock server behind it. */
export interface Journey {
  readonly page: Page
  readonly site: MockSite
}

interface JourneyOptions {
  readonly width?: number
  readonly reducedMotion?: 'reduce' | 'no-preference'
}

/** Opens one browser for the tests of a file, and for each test a new visit on a good day of the server. */
export function openJourneys({ width = 1280, reducedMotion = 'reduce' }: JourneyOptions = {}): () => Journey {
  let context: BrowserContext
  let journey: Journey | null = null
  beforeAll(async () => {
    context = await openBrowser({ width, reducedMotion })
  })
  afterAll(() => context.close())
  beforeEach(async () => {
    // The language of an earlier visit would go on in this one.
    await context.clearCookies()
    const site = await startMockSite(inject('dist'), goodDay)
    journey = { site, page: await context.newPage() }
  })
  afterEach(async () => {
    await journey?.page.close()
    await journey?.site.close()
  })
  return () => {
    if (journey === null) throw new Error('no journey has begun')
    return journey
  }
}
