import { useState } from 'react'
import { ApiError } from '../../../shell/api-client.ts'
import { activateLocale } from '../../../shell/i18n.ts'
import { switchedLanguage } from '../../../shell/language.ts'
import { organisationSession } from '../../organisation-session.ts'
import { type Reading, readingOf } from './reading.ts'
import { type AccessLinkAttempt, openAccessLink } from './reading-api.ts'

/** One search at a time. */
export function useReading() {
  const [reading, setReading] = useState<Reading>({ state: 'idle' })
  const search = async (attempt: AccessLinkAttempt) => {
    setReading({ state: 'loading' })
    try {
      const next = readingOf(attempt.code, await openAccessLink(attempt))
      await showChosenLanguage(next)
      setReading(next)
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) organisationSession.end()
      setReading({ state: 'failed', error })
    }
  }
  return { reading, search, reset: () => setReading({ state: 'idle' }) }
}

/** Row G18: the language that the holder chose for the reader, unless the reader has chosen one by hand. */
async function showChosenLanguage(reading: Reading): Promise<void> {
  if (reading.state !== 'found' || reading.language === null || switchedLanguage.wasUsed()) return
  await activateLocale(reading.language)
}
