/** What a page that failed tells `/error` in the state of the history: where trying again leads. */
interface FailedPage {
  readonly failedPage: string
}

/** The state with which a page leaves for `/error`. */
export const failedPage = (path: string): FailedPage => ({ failedPage: path })

/** The page that failed, from the state of the history; null where `/error` was opened by itself. */
export function readFailedPage(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('failedPage' in state)) return null
  return typeof state.failedPage === 'string' ? state.failedPage : null
}
