import { useEffect, useState } from 'react'
import './notice.css'

/** How long a notice stays (spec 1 §9). */
export const NOTICE_MS = 1800

interface NoticeState {
  readonly text: string
  /** Tells the same text said twice apart, so that the clock starts anew. */
  readonly count: number
}

/** The text of a passing notice and the function that shows one; it is gone after 1800 ms. */
export function useNotice() {
  const [notice, setNotice] = useState<NoticeState>({ text: '', count: 0 })
  useEffect(() => {
    if (notice.text === '') return
    const timer = setTimeout(() => setNotice(({ count }) => ({ text: '', count })), NOTICE_MS)
    return () => clearTimeout(timer)
  }, [notice])
  const show = (text: string) => setNotice(({ count }) => ({ text, count: count + 1 }))
  return { text: notice.text, show }
}

/** A polite live region. It stands on the page from the start: a region that appears with its text is not read. */
export function Notice({ text }: { readonly text: string }) {
  return (
    <div className="ui-notice" role="status">
      {text !== '' && <p className="ui-notice__text">{text}</p>}
    </div>
  )
}
