import { useLingui } from '@lingui/react/macro'
import type { TourPersona } from '@perga/contracts'
import { formatBasicDate } from '@perga/domain'
import { ButtonLink } from '@perga/ui/actions/button'
import { DescriptionList } from '@perga/ui/panels/description-list'
import { useLocale } from '../../../shell/use-locale.ts'
import type { TourStep } from '../../content/tour-types.ts'

/** All steps share one tab beside the tour, for the wizard keeps in its tab what was chosen. */
const SECOND_TAB = 'perga-tour'

interface TourStepItemProps {
  readonly step: TourStep
  readonly persona: TourPersona | null
  readonly graduate: TourPersona['graduate']
  readonly isDone: boolean
  readonly onDone: (done: boolean) => void
}

/** A step: what to do, as whom, and the way there. */
export function TourStepItem({ step, persona, graduate, isDone, onDone }: TourStepItemProps) {
  const { t } = useLingui()
  return (
    <li className={isDone ? 'tour__step tour__step--done' : 'tour__step'}>
      <h3>{step.title}</h3>
      <p>{step.text}</p>
      {persona !== null && <Persona persona={persona} />}
      {graduate !== null && <Graduate graduate={graduate} />}
      <div className="tour__actions">
        <ButtonLink variant="secondary" href={step.href} target={SECOND_TAB}>
          {t`${step.action} (new tab)`}
        </ButtonLink>
        <label>
          <input type="checkbox" checked={isDone} onChange={(event) => onDone(event.target.checked)} />
          {t`Done: ${step.title}`}
        </label>
      </div>
    </li>
  )
}

function Persona({ persona: { displayName, userName, password } }: { readonly persona: TourPersona }) {
  const { t } = useLingui()
  const name = displayName[useLocale()]
  return (
    <DescriptionList
      facts={[
        { term: t`You are`, value: name },
        { term: t`User name`, value: <code translate="no">{userName}</code> },
        { term: t`Password`, value: <code translate="no">{password}</code> },
      ]}
    />
  )
}

function Graduate({ graduate }: { readonly graduate: NonNullable<TourPersona['graduate']> }) {
  const { t } = useLingui()
  return (
    <DescriptionList
      facts={[
        { term: t`Social security number`, value: graduate.number },
        { term: t`Last name`, value: graduate.lastName },
        { term: t`First name`, value: graduate.firstName },
        { term: t`Date of birth`, value: formatBasicDate(graduate.birthDate) },
      ]}
    />
  )
}
