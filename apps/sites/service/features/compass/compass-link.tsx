import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { countVisit } from './compass-hint.ts'
import './compass.css'

/** The compass: back to the menu of organisations, with a hint that explains it on the first visits (row O11). */
export function CompassLink() {
  const { t } = useLingui()
  const [isHinted, setHinted] = useState(() => countVisit(sessionStorage))
  return (
    <div className="compass">
      <a className="compass__link" href="/organisation/menu" aria-describedby={isHinted ? 'compass-hint' : undefined}>
        <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.75">
          <circle cx="12" cy="12" r="9.5" />
          <path d="m15.8 8.2-2.3 5.3-5.3 2.3 2.3-5.3z" fill="currentColor" />
        </svg>
        {t`Menu of services`}
      </a>
      {isHinted && (
        <div className="compass__hint">
          <span id="compass-hint">{t`The compass takes you back to all services.`}</span>
          <button
            type="button"
            className="compass__close"
            aria-label={t`Close the hint`}
            onClick={() => setHinted(false)}
          >
            <span aria-hidden="true">×</span>
          </button>
        </div>
      )}
    </div>
  )
}
