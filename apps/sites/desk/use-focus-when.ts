import { useEffect, useRef } from 'react'

/** A heading that takes the focus when the form below it opens because of something elsewhere on the page. */
export function useFocusWhen(isOpened: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isOpened) heading.current?.focus()
  }, [isOpened])
  return heading
}
