import { useLingui } from '@lingui/react/macro'
import type { Mistake, Requirement } from './request-draft.ts'

/** What is still missing or to be mended, in words that fit into a list. */
export function useRequirementNames(): Record<Requirement | Mistake | 'files', string> {
  const { t } = useLingui()
  return {
    degree: t`the degree`,
    institution: t`the institution`,
    department: t`the department`,
    level: t`the level`,
    text: t`a few words`,
    year: t`the year`,
    email: t`the e-mail`,
    files: t`the files`,
  }
}
