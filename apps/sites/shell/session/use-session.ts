import { useEffect, useSyncExternalStore } from 'react'
import type { Session } from './session.ts'

/** The session as it stands now, refreshed when the component appears. */
export function useSession<Identity>(session: Session<Identity>) {
  useEffect(() => void session.refresh(), [session])
  return useSyncExternalStore(session.subscribe, session.current, session.current)
}
