import { useLingui } from '@lingui/react/macro'
import type { AdministeredOrganisation, Representative } from '@perga/contracts'
import { Actions, Button } from '@perga/ui/actions/button'
import { Dialog } from '@perga/ui/panels/dialog'
import { useState } from 'react'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useChange } from '../../../shell/use-change.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { useMoment } from '../../../shell/use-moment.ts'
import { useServiceText } from '../area/use-service-text.ts'
import { reconfirmRepresentative } from './administrator-api.ts'

interface RepresentativesProps {
  readonly organisation: AdministeredOrganisation
  readonly onChanged: (organisation: AdministeredOrganisation) => void
}

/** The people who act for the organisation, and the administrator's yearly word on each (row R8). */
export function Representatives({ organisation, onChanged }: RepresentativesProps) {
  const { t } = useLingui()
  return (
    <section className="area__section">
      <h2>{t`Representatives`}</h2>
      <p className="area__narrow">
        {t`Once a year you say who still represents the organisation. We remind you 30 and 7 days before; whoever is not re-confirmed is suspended until you do.`}
      </p>
      <ul className="area__list">
        {organisation.representatives.map((person) => (
          <RepresentativeItem
            key={person.id}
            person={person}
            namesClient={organisation.clients.length > 1}
            onChanged={onChanged}
          />
        ))}
      </ul>
    </section>
  )
}

interface ItemProps extends Pick<RepresentativesProps, 'onChanged'> {
  readonly person: Representative
  readonly namesClient: boolean
}

function RepresentativeItem({ person, namesClient, onChanged }: ItemProps) {
  const { t } = useLingui()
  const moment = useMoment()
  const { change, run } = useChange(async () => onChanged(await reconfirmRepresentative(person.id, true)))
  const roles = useRoles(person, namesClient)
  const { name } = person
  const linked = moment(person.linked_at)
  return (
    <li>
      <div>
        <p>
          <strong>{name}</strong> {person.state === 'suspended' && <Suspended person={person} />}
        </p>
        <p className="area__quiet">{roles === '' ? t`No role at the moment` : roles}</p>
        <p className="area__quiet">{useTerm(person, linked)}</p>
        {change.state === 'failed' && <ProblemPanel error={change.error} />}
      </div>
      <div className="area__buttons">
        <Button
          variant="secondary"
          aria-label={t`Re-confirm for a year: ${name}`}
          unavailable={change.state === 'sending'}
          onClick={() => void run()}
        >{t`Re-confirm for a year`}</Button>
        {person.state === 'active' && <EndRepresentative person={person} onChanged={onChanged} />}
      </div>
    </li>
  )
}

function Suspended({ person }: { readonly person: Representative }) {
  const { t } = useLingui()
  return (
    <span className="area-mark area-mark--bad">
      {person.suspended_for === 'not-reconfirmed' ? t`Suspended: not re-confirmed` : t`Suspended by you`}
    </span>
  )
}

function useTerm(person: Representative, linked: string): string {
  const { t } = useLingui()
  const moment = useMoment()
  const until = moment(person.confirmed_until)
  return person.state === 'suspended'
    ? t`Since ${linked}; reads nothing now`
    : t`Since ${linked}, to be re-confirmed by ${until}`
}

function useRoles({ roles }: Representative, namesClient: boolean): string {
  const locale = useLocale()
  const serviceText = useServiceText()
  return roles
    .map((role) => {
      const service = serviceText(role.service)
      return namesClient ? `${service} (${role[`display_name_${locale}`]})` : service
    })
    .join(' · ')
}

function EndRepresentative({ person, onChanged }: Pick<ItemProps, 'person' | 'onChanged'>) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const { change, run } = useChange(async () => {
    const organisation = await reconfirmRepresentative(person.id, false)
    setAsking(false)
    onChanged(organisation)
  })
  const { name } = person
  return (
    <>
      <Button
        variant="quiet"
        aria-label={t`Not any more… ${name}`}
        onClick={() => setAsking(true)}
      >{t`Not any more…`}</Button>
      <Dialog title={t`${name} represents you no more?`} open={isAsking} onClose={() => setAsking(false)}>
        <p>{t`The person reads nothing more for the organisation from this moment. You can re-confirm the person later.`}</p>
        {change.state === 'failed' && <ProblemPanel error={change.error} />}
        <Actions>
          <Button variant="danger" unavailable={change.state === 'sending'} onClick={() => void run()}>
            {t`Suspend`}
          </Button>
          <Button variant="secondary" onClick={() => setAsking(false)}>{t`Cancel`}</Button>
        </Actions>
      </Dialog>
    </>
  )
}
