import { useLingui } from '@lingui/react/macro'
import type { ConnectionOverview } from '@perga/contracts'
import { Answered } from '../../../shell/answered.tsx'
import { useKeptAnswer } from '../../use-kept-answer.ts'
import { ConnectionFormPanel } from './connection-form.tsx'
import { ConnectionInForce } from './connection-in-force.tsx'
import { fetchConnection } from './directory-api.ts'
import { InstitutionFrame, useInstitutionCode } from './institution-frame.tsx'
import { OpenProposal } from './open-proposal.tsx'
import { PastProposals } from './past-proposals.tsx'
import { SettingsFacts } from './settings-facts.tsx'
import { TestResult } from './test-result.tsx'
import { useWayTexts } from './use-way-texts.ts'

/** `/desk/directory/{code}/connection`: how the institution is asked, changed by two members and ended by one. */
export function Component() {
  const { t } = useLingui()
  const code = useInstitutionCode()
  const { answer, renew } = useKeptAnswer({ subject: code }, () => fetchConnection(code))
  return (
    <InstitutionFrame title={t`Connection of ${code}`}>
      <Answered answer={answer} retry={renew}>
        {(overview) => <Connection overview={overview} onChanged={renew} />}
      </Answered>
    </InstitutionFrame>
  )
}

function Connection(props: { readonly overview: ConnectionOverview; readonly onChanged: () => void }) {
  const { t } = useLingui()
  const ways = useWayTexts()
  const { current, proposals } = props.overview
  const open = proposals.find(({ state }) => state === 'open')
  return (
    <div className="page--text">
      <ConnectionInForce current={current} onRemoved={props.onChanged} />
      {open === undefined ? (
        <ConnectionFormPanel current={current} onProposed={props.onChanged} />
      ) : (
        <OpenProposal subject="connection" proposal={open} onDecided={props.onChanged}>
          <SettingsFacts settings={open.settings} />
          {open.test !== null && <TestResult test={open.test} />}
        </OpenProposal>
      )}
      <PastProposals
        proposals={proposals.filter((proposal) => proposal !== open)}
        what={t`Way`}
        tell={({ settings }) => ways[settings.mode]}
      />
    </div>
  )
}
