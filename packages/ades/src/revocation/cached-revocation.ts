import { toBase64Once } from '../encoding/base64.ts'
import type { RevocationData, RevocationSource } from './revocation-client.ts'

export interface RevocationCaching {
  readonly now: () => Date
  /** How long an answer is given again, in milliseconds; never beyond its nextUpdate. */
  readonly maximumAge: number
  /** How many certificates are remembered; 1,000 unless told. */
  readonly capacity?: number
}

interface Remembered {
  readonly answer: Promise<RevocationData>
  readonly at: number
}

/**
 * Remembers answers of another source, for authorities' certificates that every signature needs. An answer remembered is
 * older than the stamp it accompanies: choose the age by the freshness that verifiers demand. Failures are not kept.
 */
export function cachedRevocation(source: RevocationSource, caching: RevocationCaching): RevocationSource {
  const { now, maximumAge, capacity = 1000 } = caching
  const remembered = new Map<string, Remembered>()
  const isFresh = async ({ answer, at }: Remembered) => {
    const time = now().getTime()
    const { nextUpdate } = await answer
    return time - at <= maximumAge && (nextUpdate === undefined || nextUpdate.getTime() > time)
  }
  return {
    async statusOf(question) {
      const name = toBase64Once(question.certificate.der)
      const known = remembered.get(name)
      if (known !== undefined && (await isFresh(known))) return known.answer
      const answer = source.statusOf(question)
      if (remembered.size >= capacity) remembered.clear()
      remembered.set(name, { answer, at: now().getTime() })
      answer.catch(() => remembered.delete(name))
      return answer
    },
  }
}
