import { useLingui } from '@lingui/react/macro'
import type { Enquiry } from '@perga/contracts'

/** The words for how an enquiry was made and how it came out. */
export function useEnquiryTexts(): {
  readonly kinds: Record<Enquiry['kind'], string>
  readonly states: Record<Enquiry['state'], string>
} {
  const { t } = useLingui()
  return {
    kinds: { link: t`Authorization code`, check: t`Ex-officio check`, oauth: t`Own system` },
    states: {
      read: t`Read`,
      nothing: t`No degree found`,
      unanswered: t`The institution did not answer`,
      refused: t`Not completed`,
      'under-way': t`Under way`,
    },
  }
}
