import { useLingui } from '@lingui/react/macro'
import type { Registry } from '@perga/contracts'
import { Panel } from '@perga/ui/panels/panel'
import { NumberForm } from './number-form.tsx'

interface RegistryNoticeProps {
  readonly registry: Registry | null | undefined
  /** The holder has said their number: degrees can be asked by it. */
  readonly onDeclared: () => void
}

/** Why degrees may be missing: the civil registry did not find the holder, found several, or is not asked here. */
export function RegistryNotice({ registry, onDeclared }: RegistryNoticeProps) {
  const { t } = useLingui()
  switch (registry) {
    case 'unknown':
      return (
        <Panel tone="warning" title={t`The civil registry did not find you`}>
          <p>{t`It knows nobody with the tax number, the name and the year of birth of your tax account.`}</p>
          <WhatFollows />
        </Panel>
      )
    case 'ambiguous':
      return (
        <Panel tone="warning" title={t`The civil registry found more than one person`}>
          <p>{t`The details of your tax account fit several of its entries. So it cannot say which is yours.`}</p>
          <WhatFollows />
        </Panel>
      )
    case 'absent':
      return <NumberForm onDeclared={onDeclared} />
    default:
      return null
  }
}

function WhatFollows() {
  const { t } = useLingui()
  return (
    <>
      <p>{t`Your degrees are therefore looked for by your tax number alone. A degree that your institution holds under your social security number (AMKA) only does not appear.`}</p>
      <p>{t`Have your entry in the civil registry put right, or your details at the tax authority, and log in again. Your institution can help you too: tell it which degree is missing.`}</p>
    </>
  )
}
