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

/** Opens one browser and one server for the tests of a file, and for each test a new visit on a good day of the server. */
export function openJourneys({ width = 1280, reducedMotion = 'reduce' }: JourneyOptions = {}): () => Journey {
  let context: BrowserContext
  let site: MockSite
  let journey: Journey | null = null
  beforeAll(async () => {
    site = await startMockSite(inject('dist'))
    context = await openBrowser({ width, reducedMotion })
  })
  afterAll(async () => {
    await context.close()
    await site.close()
  })
  beforeEach(async () => {
    // The language of an earlier visit would go on in this one.
    await context.clearCookies()
    site.restart(goodDay)
    journey = { site, page: await context.newPage() }
  })
  afterEach(async () => {
    await journey?.page.close()
  })
  return () => {
    if (journey === null) throw new Error('no journey has begun')
    return journey
  }
}
