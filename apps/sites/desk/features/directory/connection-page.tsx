import { useLingui } from '@lingui/react/macro'
import type { ConnectionOverview } from '@perga/contracts'
import { useAnswer } from '../../../shell/use-answer.ts'
import { AnswerView } from '../../answer-view.tsx'
import { useWhen } from '../../use-when.ts'
import { ConnectionFormPanel } from './connection-form.tsx'
import { fetchConnection } from './directory-api.ts'
import { InstitutionFrame, useInstitutionCode } from './institution-frame.tsx'
import { OpenProposal } from './open-proposal.tsx'
import { PastProposals } from './past-proposals.tsx'
import { SettingsFacts } from './settings-facts.tsx'
import { TestResult } from './test-result.tsx'

/** `/desk/directory/{code}/connection`: how the institution is asked, changed by two members. */
export function Component() {
  const { t } = useLingui()
  const code = useInstitutionCode()
  const { answer, retry } = useAnswer(code, () => fetchConnection(code))
  return (
    <InstitutionFrame title={t`Connection of ${code}`}>
      <AnswerView answer={answer} retry={retry}>
        {(overview) => <Connection overview={overview} onChanged={retry} />}
      </AnswerView>
    </InstitutionFrame>
  )
}

function Connection(props: { readonly overview: ConnectionOverview; readonly onChanged: () => void }) {
  const { t } = useLingui()
  const when = useWhen()
  const { current, proposals } = props.overview
  const open = proposals.find(({ state }) => state === 'open')
  return (
    <div className="page--text">
      <h2>{t`In force`}</h2>
      {current === null ? (
        <p>{t`The institution is not connected.`}</p>
      ) : (
        <>
          <p>{t`Since ${when(current.changed_at)}. Keys and passwords are never shown.`}</p>
          <SettingsFacts settings={current} />
        </>
      )}
      {open === undefined ? (
        <ConnectionFormPanel onProposed={props.onChanged} />
      ) : (
        <OpenProposal subject="connection" proposal={open} onDecided={props.onChanged}>
          <SettingsFacts settings={open.settings} />
          <TestResult test={open.test} />
        </OpenProposal>
      )}
      <PastProposals
        proposals={proposals.filter((proposal) => proposal !== open)}
        what={t`Way`}
        tell={({ settings }) => (settings.mode === 'api' ? 'API' : t`Database view`)}
      />
    </div>
  )
}
