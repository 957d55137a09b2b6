import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * Where a new page begins: at the element of its fragment, else at its top. Going back and forth is left to the browser,
 * which remembers its own positions.
 */
export function useScrollPosition(): void {
  const { pathname, hash } = useLocation()
  const type = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page, though the path itself is not read
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(hash.slice(1))
    if (target !== null) target.scrollIntoView()
    else if (type !== 'POP') scrollTo(0, 0)
  }, [pathname, hash, type])
}
