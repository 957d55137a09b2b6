import { useSyncExternalStore } from 'react'

const QUERY = '(width <= 782px)'

/** Whether the mobile layout applies (spec 1 §9). */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(QUERY)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(QUERY).matches,
    () => false,
  )
}
