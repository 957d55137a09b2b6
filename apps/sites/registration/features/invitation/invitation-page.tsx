import { useLingui } from '@lingui/react/macro'
import type { OfferedRole } from '@perga/contracts'
import { Actions, Button, ButtonLink } from '@perga/ui/actions/button'
import { DescriptionList } from '@perga/ui/panels/description-list'
import { Panel } from '@perga/ui/panels/panel'
import { Spinner } from '@perga/ui/panels/spinner'
import { useParams } from 'react-router'
import { call } from '../../../shell/api-client.ts'
import { Page } from '../../../shell/page.tsx'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useSession } from '../../../shell/session/use-session.ts'
import { useAnswer } from '../../../shell/use-answer.ts'
import { useChange } from '../../../shell/use-change.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { useMoment } from '../../../shell/use-moment.ts'
import { loginAddress, logoutAddress } from '../../registration-addresses.ts'
import { registrationSessions } from '../../registration-sessions.ts'
import { LoginRefused } from '../area/login-refused.tsx'
import { useServiceText } from '../area/use-service-text.ts'

/** `/registration/invitation/{code}`: what is offered, the login with a personal account, the acceptance (row R4). */
export function Component() {
  const { t } = useLingui()
  const { code = '' } = useParams()
  const { answer, retry } = useAnswer(code, (signal) =>
    call('GET /api/registration/invitations/{code}', { path: { code }, signal }),
  )
  return (
    <Page title={t`Invitation of a representative`}>
      {answer.state === 'loading' && <Spinner label={t`One moment, please…`} />}
      {answer.state === 'failed' && <ProblemPanel error={answer.error} onRetry={retry} />}
      {answer.state === 'ready' && <Offer code={code} offered={answer.value} />}
    </Page>
  )
}

function Offer({ code, offered }: { readonly code: string; readonly offered: OfferedRole }) {
  const { t } = useLingui()
  const session = useSession(registrationSessions.representative)
  const { change, run } = useChange(() =>
    call('POST /api/registration/invitations/{code}/acceptance', { path: { code } }),
  )
  const facts = useFacts(offered)
  if (change.state === 'done') return <Accepted />
  return (
    <>
      <p>{t`An organisation asks you to act for it in this service:`}</p>
      <DescriptionList facts={facts} />
      {change.state === 'failed' && <ProblemPanel error={change.error} />}
      {session.state === 'known' ? (
        <Accept name={session.identity.name ?? ''} isSending={change.state === 'sending'} onAccept={() => void run()} />
      ) : (
        <LogIn code={code} />
      )}
    </>
  )
}

function useFacts(offered: OfferedRole) {
  const { t } = useLingui()
  const locale = useLocale()
  const moment = useMoment()
  const serviceText = useServiceText()
  const organisation = offered[`organisation_${locale}`]
  const part = offered[`display_name_${locale}`]
  return [
    { term: t`Organisation`, value: organisation },
    ...(part === organisation ? [] : [{ term: t`Part of it`, value: part }]),
    { term: t`Service`, value: serviceText(offered.service) },
    { term: t`The invitation is valid until`, value: moment(offered.expires_at) },
  ]
}

function LogIn({ code }: { readonly code: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <>
      <LoginRefused kind="representative" />
      <p>{t`Log in with your personal tax account, not with the account of the organisation. A representative belongs to one organisation only.`}</p>
      <Actions>
        <ButtonLink
          href={loginAddress('representative', locale, code)}
        >{t`Log in with your personal account`}</ButtonLink>
      </Actions>
    </>
  )
}

interface AcceptProps {
  readonly name: string
  readonly isSending: boolean
  readonly onAccept: () => void
}

function Accept({ name, isSending, onAccept }: AcceptProps) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <>
      <p>{t`You are logged in as ${name}. What you read for the organisation is recorded under this name, and its administrator sees when you read.`}</p>
      <Actions>
        <Button unavailable={isSending} onClick={onAccept}>{t`Accept the role`}</Button>
        <ButtonLink variant="secondary" href={logoutAddress('representative', locale)}>{t`That is not me`}</ButtonLink>
      </Actions>
    </>
  )
}

function Accepted() {
  const { t } = useLingui()
  return (
    <Panel tone="success" title={t`You have accepted the role`} announced>
      <p>{t`As soon as the registration of the organisation is confirmed, you log in to the services for organisations with the same account.`}</p>
      <div className="area__buttons">
        <ButtonLink href="/organisation/menu">{t`Services for organisations`}</ButtonLink>
        <ButtonLink variant="secondary" href="/registration/representative">{t`My roles`}</ButtonLink>
      </div>
    </Panel>
  )
}
