import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'

/** From this scroll position on the link is shown (spec 1 §9). */
const THRESHOLD_PX = 200

/** The way back to the top of a long page. */
export function BackToTop() {
  const { t } = useLingui()
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const look = () => setShown(scrollY > THRESHOLD_PX)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  if (!isShown) return null
  return (
    <a className="guide__top" href="#main">
      {t`Back to top`}
    </a>
  )
}
