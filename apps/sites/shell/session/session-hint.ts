import type { Session } from './session.ts'

/** A session cookie for this page alone: it says that somebody has logged in, never who, and the server does not read it. */
const NAME = 'loggedIn'

/** Whether a page of this browser has seen somebody logged in who has not been seen logged out since. */
export function hasSessionHint(cookies: string): boolean {
  return cookies.split('; ').includes(`${NAME}=1`)
}

/** Keeps the hint in step with what the server says, so that pages that need no login know whether asking is worth a call. */
export function keepSessionHint<Identity>(session: Session<Identity>): void {
  session.subscribe(() => {
    const { state } = session.current()
    if (state === 'known') writeHint('')
    if (state === 'anonymous') writeHint('; Max-Age=0')
  })
}

function writeHint(end: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from Firefox
  document.cookie = `${NAME}=1; Path=/; SameSite=Lax${secure}${end}`
}
