import { useLingui } from '@lingui/react/macro'
import type { OrganisationState, Vetting } from '@perga/contracts'

type EvidenceKind = NonNullable<Vetting['evidence_kind']>

/** The words of the vetting: states, acts, kinds of evidence. */
export function useVettingTexts(): {
  readonly states: Record<OrganisationState, string>
  readonly acts: Record<Vetting['act'], string>
  readonly kinds: Record<EvidenceKind, string>
} {
  const { t } = useLingui()
  return {
    states: {
      requested: t`Request sent`,
      'administrator-in': t`Administrator logged in`,
      'representatives-in': t`Ready to be confirmed`,
      confirmed: t`Confirmed`,
      refused: t`Refused`,
      suspended: t`Suspended`,
    },
    acts: {
      evidence: t`Evidence`,
      confirmed: t`Confirmed`,
      refused: t`Refused`,
      suspended: t`Suspended`,
      'institution-granted': t`Institution lets it check`,
      'institution-withdrawn': t`Institution lets it check no more`,
      'asked-anew': t`Corrected by its administrator, asks anew`,
      corrected: t`Details corrected`,
      'client-entered': t`Further client`,
    },
    kinds: {
      'business-registry': t`Business registry`,
      'government-gazette': t`Government gazette`,
      'tax-registry': t`Tax registry`,
      statute: t`Statute`,
      other: t`Other`,
    },
  }
}
