import { useState } from 'react'
import { leaveTo } from '../../../shell/leave-to.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { usePageReturn } from '../../../shell/use-page-return.ts'
import { requestLogin } from './login-api.ts'
import type { ReturnTarget } from './return-target.ts'

type LoginState =
  | { readonly state: 'idle' }
  | { readonly state: 'leaving' }
  | { readonly state: 'failed'; readonly error: unknown }

/** The way to the tax authority's login; the page is left when it succeeds. */
export function useLogin(target: ReturnTarget) {
  const locale = useLocale()
  const [login, setLogin] = useState<LoginState>({ state: 'idle' })
  usePageReturn(() => setLogin({ state: 'idle' }))
  const start = async (asCitizen: boolean) => {
    setLogin({ state: 'leaving' })
    try {
      leaveTo(await requestLogin({ target, asCitizen, locale }))
    } catch (error) {
      setLogin({ state: 'failed', error })
    }
  }
  return { ...login, start }
}
