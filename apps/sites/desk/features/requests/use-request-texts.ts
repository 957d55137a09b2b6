import { useLingui } from '@lingui/react/macro'
import type { DeskRequest } from '@perga/contracts'
import { levelName } from '@perga/domain'
import { useLocale } from '../../../shell/use-locale.ts'
import type { QueuedRequest } from './requests-api.ts'

/** Kinds, states and outcomes of a request in words. */
export function useRequestTexts() {
  const { t } = useLingui()
  const kinds: Record<DeskRequest['kind'], string> = {
    missing: t`Missing degree`,
    wrong: t`Wrong degree`,
    inspection: t`Ex-officio check`,
  }
  const states: Record<DeskRequest['state'], string> = {
    open: t`Not assigned`,
    assigned: t`Assigned`,
    resolved: t`Resolved`,
  }
  const outcomes: Record<NonNullable<DeskRequest['outcome']>, string> = {
    mended: t`The degree was added or put right`,
    'as-it-should-be': t`The record is as it should be`,
    'not-ours': t`The degree is not of this institution`,
    confirmed: t`The degree is confirmed`,
    'not-confirmed': t`The degree is not confirmed`,
  }
  return { kinds, states, outcomes }
}

/** Which department a request is for, and of which level its degree is. */
export function usePlaceText(): (request: Pick<QueuedRequest, 'department' | 'level'>) => string {
  const { t } = useLingui()
  const locale = useLocale()
  return ({ department, level }) => {
    const place = department?.[locale] ?? t`The whole institution`
    return level === null ? place : `${place} · ${levelName(level, locale)}`
  }
}
