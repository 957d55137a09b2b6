import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { OwnRequest } from '@perga/contracts'
import { useDayText } from '../interaction/use-day-text.ts'

type Told = Pick<OwnRequest, 'answer_by' | 'working_days_left'>

/** What a request is about, how it stands and how it ended, in words for its holder. */
export function useRequestTexts() {
  const { t } = useLingui()
  const dayText = useDayText()
  const kinds: Record<OwnRequest['kind'], string> = {
    missing: t`A degree is missing`,
    wrong: t`A degree is wrong`,
    inspection: t`Check by a public body`,
  }
  const states: Record<OwnRequest['state'], string> = {
    open: t`Sent`,
    assigned: t`Being looked at`,
    resolved: t`Answered`,
  }
  const outcomes: Record<NonNullable<OwnRequest['outcome']>, string> = {
    mended: t`The institution corrected it`,
    'as-it-should-be': t`The institution found it right as it is`,
    'not-ours': t`The institution does not hold it`,
    confirmed: t`The degree was confirmed`,
    'not-confirmed': t`The degree was not confirmed`,
  }
  return {
    kindText: (kind: OwnRequest['kind']) => kinds[kind],
    stateText: (state: OwnRequest['state']) => states[state],
    outcomeText: (outcome: OwnRequest['outcome']) => (outcome === null ? null : outcomes[outcome]),
    /** "Answer due by 27 November 2026, 3 working days left"; null once it is answered. */
    dueText({ answer_by, working_days_left: left }: Told): string | null {
      if (left === null) return null
      const day = dayText(answer_by)
      if (left < 0) return t`The answer was due by ${day} and is late.`
      if (left === 0) return t`The answer is due today, ${day}.`
      return t`Answer due by ${day}: ${plural(left, { one: '# working day left', other: '# working days left' })}.`
    },
  }
}
