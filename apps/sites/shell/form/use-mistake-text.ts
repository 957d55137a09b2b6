import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { MistakeKind } from './judge-body.ts'

/** What is wrong with the field `label`, in words that say what to do. */
export function useMistakeText(): (kind: MistakeKind, label: string, limit?: number) => string {
  const { t } = useLingui()
  return (kind, label, limit = 0) => {
    const texts: Record<MistakeKind, string> = {
      missing: t`Fill in: ${label}`,
      'too-short': t`${label}: write at least ${plural(limit, { one: '# character', other: '# characters' })}.`,
      'too-long': t`${label}: write at most ${plural(limit, { one: '# character', other: '# characters' })}.`,
      'too-many': t`${label}: at most ${limit} are taken.`,
      'not-an-email': t`${label}: write an e-mail address like name@example.gr`,
      'not-an-address': t`${label}: write a web address that starts with https://`,
      'not-a-day': t`${label}: write a day that exists.`,
      'not-a-number': t`${label}: write a whole number.`,
      'too-small': t`${label}: write a number from ${limit} up.`,
      'too-big': t`${label}: write a number up to ${limit}.`,
      'not-right': t`${label}: this is not in the right form.`,
    }
    return texts[kind]
  }
}
