import type { SiteHistory } from './site-router.tsx'

/** Asked before the page is left: true lets it be left; otherwise `leave` is kept and run once the reader agrees. */
export type LeaveGuard = (leave: () => void) => boolean

const guards = new Set<LeaveGuard>()

/** Adds a guard of the page on show; the answer takes it away. */
export function addLeaveGuard(guard: LeaveGuard): () => void {
  guards.add(guard)
  return () => guards.delete(guard)
}

const mayLeave: LeaveGuard = (leave) => [...guards].every((guard) => guard(leave))

/**
 * Makes each move of the history to another page ask the guards first: by a link, by code, and by the buttons of the browser.
 * The declarative router has no blocker of its own (docs/decisions/0008-prerendered-pages.md).
 */
export function guardHistory(history: SiteHistory): SiteHistory {
  const { push, replace } = history
  const { listen } = history
  const isElsewhere = (to: Parameters<typeof push>[0]) => history.createURL(to).pathname !== location.pathname
  history.push = (to, state) => {
    const go = () => push(to, state)
    if (!isElsewhere(to) || mayLeave(go)) go()
  }
  history.replace = (to, state) => {
    const go = () => replace(to, state)
    if (!isElsewhere(to) || mayLeave(go)) go()
  }
  history.listen = (listener) => listen(askBeforeReturning(history, listener))
  return history
}

type Listener = Parameters<SiteHistory['listen']>[0]

// The browser has moved already when it tells of its buttons: the move is taken back until the reader agrees.
function askBeforeReturning(history: SiteHistory, listener: Listener): Listener {
  let shown = history.location.pathname
  let isTakenBack = false
  let isAgreed = false
  return (update) => {
    const { action, delta, location } = update
    if (isTakenBack) {
      isTakenBack = false
      return
    }
    const isAsked = action === 'POP' && !isAgreed && delta !== null && location.pathname !== shown
    isAgreed = false
    const leave = () => {
      isAgreed = true
      history.go(delta ?? 0)
    }
    if (isAsked && !mayLeave(leave)) {
      isTakenBack = true
      history.go(-delta)
      return
    }
    shown = location.pathname
    listener(update)
  }
}
