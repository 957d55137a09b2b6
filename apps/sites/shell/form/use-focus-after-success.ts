import { type RefObject, useLayoutEffect, useRef } from 'react'

/** After success a form may close with the focus in it: then the focus goes to the heading of the page, not to nowhere. */
export function useFocusAfterSuccess(wasSent: RefObject<boolean>): RefObject<HTMLFormElement | null> {
  const frame = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    const form = frame.current
    return () => {
      if (wasSent.current && form?.contains(document.activeElement)) requestAnimationFrame(focusHeading)
    }
  }, [wasSent])
  return frame
}

function focusHeading(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus()
}
