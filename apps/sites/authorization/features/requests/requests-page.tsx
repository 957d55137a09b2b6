import { useLingui } from '@lingui/react/macro'
import type { OwnRequests } from '@perga/contracts'
import { ButtonLink } from '@perga/ui/actions/button'
import { Panel } from '@perga/ui/panels/panel'
import { Answered } from '../../../shell/answered.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { HolderPage } from '../holder-area/holder-page.tsx'
import { fetchRequests } from './requests-api.ts'
import { useRequestTexts } from './use-request-texts.ts'
import './requests.css'

/** `/authorization/data/requests`: what the holder asked institutions, and how it stands. */
export function Component() {
  const { t } = useLingui()
  return (
    <HolderPage
      name="data/requests"
      title={t`My requests`}
      intro={t`What you told institutions about degrees that are missing or wrong, and what they answered.`}
    >
      <Requests />
    </HolderPage>
  )
}

function Requests() {
  const { answer, retry } = useAnswer('requests', fetchRequests)
  return (
    <Answered answer={answer} retry={retry}>
      {(found) => (found.requests.length === 0 ? <NoRequests /> : <RequestList requests={found.requests} />)}
    </Answered>
  )
}

function NoRequests() {
  const { t } = useLingui()
  return (
    <Panel tone="info" title={t`You have not sent a request yet`}>
      <p>{t`If a degree of yours is missing or wrong, tell the institution from the page of your degrees.`}</p>
      <ButtonLink variant="secondary" href="/authorization/data">{t`Go to my degrees`}</ButtonLink>
    </Panel>
  )
}

function RequestList({ requests }: OwnRequests) {
  return (
    <ul className="holder__list requests">
      {requests.map((request) => (
        <RequestItem key={request.id} request={request} />
      ))}
    </ul>
  )
}

function RequestItem({ request }: { readonly request: OwnRequests['requests'][number] }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { kindText, stateText, outcomeText, dueText } = useRequestTexts()
  const { reference } = request
  const isLate = (request.working_days_left ?? 0) < 0
  return (
    <li>
      <p className="requests__head">
        <a href={`/authorization/data/requests/${request.id}`}>
          {kindText(request.kind)} · {request.institution[`name_${locale}`]}
        </a>
        <span className="requests__badge">{stateText(request.state)}</span>
        {request.has_new_answer && <span className="requests__badge requests__badge--new">{t`New answer`}</span>}
      </p>
      <p className="holder__quiet">{t`Reference ${reference}`}</p>
      {request.department !== null && <p className="holder__quiet">{request.department[locale]}</p>}
      <p className={isLate ? 'requests__overdue' : 'holder__quiet'}>
        {dueText(request) ?? outcomeText(request.outcome)}
      </p>
    </li>
  )
}
