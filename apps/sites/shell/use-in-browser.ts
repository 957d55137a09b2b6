import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether the browser draws: false at build time, and while the browser takes over what the build has drawn, which must
 * come out the same.
 */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
