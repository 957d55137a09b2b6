import { useLingui } from '@lingui/react/macro'
import { WizardProgress } from '@perga/ui/panels/wizard-progress'

/** "Step n of 3" of the graduate's way to a link. */
export function Step({ step }: { readonly step: 1 | 2 | 3 }) {
  const { t } = useLingui()
  return <WizardProgress step={step} steps={3} label={t`Step ${step} of 3`} />
}
