import { useLingui } from '@lingui/react/macro'
import type { AuthData, HandOvers } from '@perga/contracts'
import { ButtonLink } from '@perga/ui/actions/button'
import { Panel } from '@perga/ui/panels/panel'
import { Answered } from '../../../shell/answered.tsx'
import { Page } from '../../../shell/page.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { CompassLink } from '../compass/compass-link.tsx'
import { NeedsLogin } from '../login/needs-login.tsx'
import { fetchHandOvers, HAND_OVERS } from './check-api.ts'
import { HandOverItem } from './hand-over-item.tsx'
import { inspectionAccess } from './inspection-access.ts'
import { NoRight, SeveralClients } from './no-access.tsx'

/** `/organisation/check/hand-overs`: checks without a result that institutions answer by hand (row X14). */
export function Component() {
  const { t } = useLingui()
  const title = t`Checks passed on to institutions`
  return (
    <NeedsLogin target={{ kind: 'next', next: HAND_OVERS }} title={title}>
      {(identity) => (
        <Page
          before={<CompassLink />}
          title={title}
          intro={t`Where a check found no degree, the institution looks in its archive and answers here.`}
        >
          <HandOversOfUser identity={identity} />
        </Page>
      )}
    </NeedsLogin>
  )
}

function HandOversOfUser({ identity }: { readonly identity: AuthData }) {
  const access = inspectionAccess(identity)
  switch (access.kind) {
    case 'none':
      return <NoRight />
    case 'several':
      return <SeveralClients names={access.names} />
    case 'one':
      return <HandOverList />
  }
}

function HandOverList() {
  const { answer, retry } = useAnswer('hand-overs', fetchHandOvers)
  return (
    <Answered answer={answer} retry={retry}>
      {(found) => (found.hand_overs.length === 0 ? <Nothing /> : <List found={found} />)}
    </Answered>
  )
}

function Nothing() {
  const { t } = useLingui()
  return (
    <Panel tone="info" title={t`Nothing was passed on yet`}>
      <p>{t`When a check finds no degree, its last step offers to ask the institution.`}</p>
      <ButtonLink variant="secondary" href="/organisation/check">{t`Go to the check`}</ButtonLink>
    </Panel>
  )
}

function List({ found }: { readonly found: HandOvers }) {
  return (
    <ul className="hand-overs">
      {found.hand_overs.map((handOver) => (
        <HandOverItem key={handOver.request} handOver={handOver} />
      ))}
    </ul>
  )
}
