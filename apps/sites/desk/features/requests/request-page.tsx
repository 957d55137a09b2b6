import { useLingui } from '@lingui/react/macro'
import type { DeskRequest } from '@perga/contracts'
import { useState } from 'react'
import { useParams } from 'react-router'
import { Answered } from '../../../shell/answered.tsx'
import { BackLink, Page } from '../../../shell/page.tsx'
import { useKeptAnswer } from '../../use-kept-answer.ts'
import { ActOutcome } from './act-outcome.tsx'
import { AssignForm } from './assign-form.tsx'
import { type Drafts, NO_DRAFTS, type Writing } from './drafts.ts'
import { History } from './history.tsx'
import { Messages } from './messages.tsx'
import { MoveForm } from './move-form.tsx'
import { Notes } from './notes.tsx'
import { RequestFacts } from './request-facts.tsx'
import { RequestMatter } from './request-matter.tsx'
import { fetchRequest } from './requests-api.ts'
import { ResolveForm } from './resolve-form.tsx'
import { UnsentText } from './unsent-text.tsx'
import { isOutOfDate, type RunAct, useActs } from './use-acts.ts'
import { useRequestTexts } from './use-request-texts.ts'
import './requests.css'

/** `/desk/requests/{id}`: one request, and what the member may do with it. */
export function Component() {
  const { request = '' } = useParams()
  return <RequestPage key={request} id={request} />
}

function RequestPage({ id }: { readonly id: string }) {
  const { t } = useLingui()
  const { kinds } = useRequestTexts()
  const { answer, renew } = useKeptAnswer({ subject: id }, (signal) => fetchRequest(id, signal))
  const { outcome, isSending, run } = useActs(renew)
  const [drafts, setDrafts] = useState(NO_DRAFTS)
  const write = (changed: Partial<Drafts>) => setDrafts((before) => ({ ...before, ...changed }))
  // A request that was moved may be with a department whose requests the member does not see.
  const isGone = outcome !== null && 'done' in outcome && answer.state === 'failed' && isOutOfDate(answer.error)
  const shown = answer.state === 'ready' ? answer.value : null
  return (
    <Page
      title={shown === null ? t`Request` : t`Request ${shown.reference}`}
      intro={shown === null ? undefined : kinds[shown.kind]}
      before={<BackLink href="/desk/requests" />}
      narrow={false}
    >
      <ActOutcome outcome={outcome} />
      {isGone ? (
        <p>{t`You do not see it any more: it is with another department now.`}</p>
      ) : (
        <Answered answer={answer} retry={renew}>
          {(request) => <OneRequest {...{ request, run, isSending, drafts, write }} />}
        </Answered>
      )}
    </Page>
  )
}

interface OneRequestProps extends Writing {
  readonly request: DeskRequest
  readonly run: RunAct
  readonly isSending: boolean
}

function OneRequest(props: OneRequestProps) {
  const { request, drafts } = props
  const { rights, state, kind } = request
  const isOpen = state !== 'resolved'
  return (
    <div className="request-frame">
      <div className="request">
        <div className="request__facts">
          <RequestFacts request={request} />
        </div>
        <div className="request__main">
          {!isOpen && <UnsentText drafts={drafts} />}
          <RequestMatter request={request} />
          <Messages {...props} canWrite={isOpen && rights.resolve && kind !== 'inspection'} />
          {isOpen && rights.resolve && <ResolveForm {...props} />}
          <Notes {...props} canWrite={rights.assign || rights.resolve} />
        </div>
        <div className="request__acts">
          {isOpen && rights.assign && <AssignForm {...props} />}
          {isOpen && rights.assign && <MoveForm {...props} />}
          <History history={request.history} />
        </div>
      </div>
    </div>
  )
}
