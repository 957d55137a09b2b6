import { useLingui } from '@lingui/react/macro'
import type { Outcome } from './outcome.ts'

/** The words and the tone of each outcome (spec 2 §8). */
export function useOutcomeText(kind: Outcome['kind']) {
  const { t } = useLingui()
  const texts = {
    unchanged: {
      tone: 'success',
      title: t`Valid Signature`,
      body: t`The degree was issued by this service and its content is the same today.`,
    },
    changed: {
      tone: 'warning',
      title: t`Valid Signature – not matching`,
      body: t`The degree's content has changed. The institution holds other details today than those that were signed.`,
    },
    'not-comparable': {
      tone: 'info',
      title: t`Valid Signature – not compared`,
      body: t`The signature is genuine, but the content could not be compared with the institution now. Try again later.`,
    },
    'not-valid': {
      tone: 'error',
      title: t`Invalid signature`,
      body: t`The digital signature you entered is not valid!`,
    },
    unable: {
      tone: 'error',
      title: t`Unable to verify the verification identifier`,
      body: t`It was not issued by this service, or it was not issued for your organisation.`,
    },
  } as const
  return texts[kind]
}
