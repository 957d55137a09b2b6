import { useLingui } from '@lingui/react/macro'
import type { AdministeredOrganisation, OrganisationState } from '@perga/contracts'
import { Panel } from '@perga/ui/panels/panel'

/** How many of the four steps are behind an organisation. */
const DONE: Record<OrganisationState, number> = {
  ...{ requested: 1, 'administrator-in': 2, 'representatives-in': 3, confirmed: 4, refused: 0, suspended: 0 },
}

/** How far the registration is (spec 2 §4), or why it has ended. */
export function Progress({ organisation }: { readonly organisation: AdministeredOrganisation }) {
  const { t } = useLingui()
  const { state, decision_reason: reason } = organisation
  if (state === 'refused' || state === 'suspended') {
    const title = state === 'refused' ? t`The request was not accepted` : t`The services are suspended`
    return (
      <Panel tone="warning" title={title} headingLevel={3}>
        {reason !== null && <p>{t`Reason: ${reason}`}</p>}
        <p>
          {state === 'refused'
            ? t`You can correct the details below; the provider looks at them again.`
            : t`Contact the service.`}
        </p>
      </Panel>
    )
  }
  if (state === 'confirmed') {
    return (
      <Panel tone="success" title={t`Confirmed: the services are active`} headingLevel={3}>
        <p>{t`Graduates find the organisation in the list, and its representatives can read.`}</p>
      </Panel>
    )
  }
  return <Steps done={DONE[state]} />
}

function Steps({ done }: { readonly done: number }) {
  const { t } = useLingui()
  const steps = [
    t`The request was sent`,
    t`The administrator has logged in`,
    t`A representative is invited and accepts`,
    t`The provider confirms the registration`,
  ]
  return (
    <ol className="area-steps">
      {steps.map((step, position) => (
        <li
          key={step}
          data-done={position < done ? '' : undefined}
          aria-current={position === done ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  )
}
