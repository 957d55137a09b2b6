import { useLingui } from '@lingui/react/macro'
import type { AdministeredOrganisation, Invitation } from '@perga/contracts'
import { Button } from '@perga/ui/actions/button'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useChange } from '../../../shell/use-change.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { useMoment } from '../../../shell/use-moment.ts'
import { useServiceText } from '../area/use-service-text.ts'
import { resendInvitation, revokeInvitation } from './administrator-api.ts'

interface InvitationsProps {
  readonly organisation: AdministeredOrganisation
  readonly onChanged: (organisation: AdministeredOrganisation) => void
}

/** Every invitation, newest first: what became of it, and what can still be done. */
export function Invitations({ organisation, onChanged }: InvitationsProps) {
  const { t } = useLingui()
  return (
    <section className="area__section">
      <h2>{t`Invitations`}</h2>
      <ul className="area__list">
        {organisation.invitations.map((invitation) => (
          <InvitationItem
            key={invitation.id}
            invitation={invitation}
            namesClient={organisation.clients.length > 1}
            onChanged={onChanged}
          />
        ))}
      </ul>
    </section>
  )
}

interface InvitationItemProps extends Pick<InvitationsProps, 'onChanged'> {
  readonly invitation: Invitation
  readonly namesClient: boolean
}

function InvitationItem({ invitation, namesClient, onChanged }: InvitationItemProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const serviceText = useServiceText()
  const resending = useChange(async () => onChanged(await resendInvitation(invitation.id)))
  const revocation = useChange(async () => onChanged(await revokeInvitation(invitation.id)))
  const failed = [resending, revocation].find(({ change }) => change.state === 'failed')?.change
  const { email } = invitation
  const isLive = invitation.state !== 'accepted' && invitation.state !== 'revoked'
  const service = serviceText(invitation.service)
  return (
    <li>
      <div>
        <p>
          <strong>{email}</strong> <StateMark state={invitation.state} />
        </p>
        <p className="area__quiet">{namesClient ? `${service} · ${invitation[`display_name_${locale}`]}` : service}</p>
        <p className="area__quiet">{useDates(invitation)}</p>
        {failed?.state === 'failed' && <ProblemPanel error={failed.error} />}
      </div>
      {isLive && (
        <div className="area__buttons">
          <Button
            variant="secondary"
            aria-label={t`Send again to ${email}`}
            onClick={() => void resending.run()}
          >{t`Send again`}</Button>
          <Button
            variant="quiet"
            aria-label={t`Withdraw the invitation of ${email}`}
            onClick={() => void revocation.run()}
          >{t`Withdraw`}</Button>
        </div>
      )}
    </li>
  )
}

function useDates({ state, invited_at, expires_at }: Invitation): string {
  const { t } = useLingui()
  const moment = useMoment()
  const sent = moment(invited_at)
  const end = moment(expires_at)
  if (state === 'open' || state === 'not-sent') return t`Invited ${sent}, valid until ${end}`
  return t`Invited ${sent}`
}

function StateMark({ state }: { readonly state: Invitation['state'] }) {
  const { t } = useLingui()
  const texts: Record<Invitation['state'], string> = {
    open: t`Waiting`,
    'not-sent': t`Not sent yet`,
    expired: t`Expired`,
    accepted: t`Accepted`,
    revoked: t`Withdrawn`,
  }
  const tone = state === 'accepted' ? ' area-mark--good' : state === 'not-sent' ? ' area-mark--bad' : ''
  return <span className={`area-mark${tone}`}>{texts[state]}</span>
}
