import type { Locale } from '@perga/domain'
import { call } from '../../../shell/api-client.ts'
import { type ReturnTarget, targetParameters } from './return-target.ts'

interface LoginRequest {
  readonly target: ReturnTarget
  /** "I am a citizen with a code": a session without an organisation. */
  readonly asCitizen: boolean
  readonly locale: Locale
}

/** The address of the tax authority's login. */
export async function requestLogin({ target, asCitizen, locale }: LoginRequest): Promise<string> {
  const query = { ...targetParameters(target), citizen: asCitizen ? ('1' as const) : null, lang: locale }
  const { gsisURI } = await call('GET /api/client/login', { query })
  return gsisURI
}
