import type { LoginAnswer } from '@perga/contracts'
import type { Locale } from '@perga/domain'
import { callApi, withQuery } from '../../../shell/api-client.ts'
import { type ReturnTarget, targetParameters } from './return-target.ts'

interface LoginRequest {
  readonly target: ReturnTarget
  /** "I am a citizen with a code": a session without an organisation. */
  readonly asCitizen: boolean
  readonly locale: Locale
}

/** The address of the tax authority's login. */
export async function requestLogin({ target, asCitizen, locale }: LoginRequest): Promise<string> {
  const parameters = { ...targetParameters(target), citizen: asCitizen ? '1' : null, lang: locale }
  const answer = await callApi<LoginAnswer>(withQuery('/api/client/login', parameters))
  return answer.gsisURI
}
