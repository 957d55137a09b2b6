import type { Page } from 'playwright-core'
import type { MockAnswers } from './mock-site.ts'

/** A screen as a visitor meets it: its address, what the server says, what is done before it is looked at. */
export interface Screen {
  readonly path: string
  readonly answers?: MockAnswers
  readonly act?: (page: Page) => Promise<void>
  /** Only looked at in a window of 390 px, e.g. its mobile menu. */
  readonly isNarrow?: boolean
  /** Gone by itself or with the next click, so that it is opened anew in each language. */
  readonly isFleeting?: boolean
  /** The server has not answered yet: nothing to wait for. */
  readonly isLoading?: boolean
}
