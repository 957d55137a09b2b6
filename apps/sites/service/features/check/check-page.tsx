import { useLingui } from '@lingui/react/macro'
import type { AuthData } from '@perga/contracts'
import { Page } from '../../../shell/page.tsx'
import { CompassLink } from '../compass/compass-link.tsx'
import { NeedsLogin } from '../login/needs-login.tsx'
import { HAND_OVERS } from './check-api.ts'
import { CheckWizard } from './check-wizard.tsx'
import { inspectionAccess } from './inspection-access.ts'
import { NoRight, SeveralClients } from './no-access.tsx'

/** `/organisation/check`: does this person hold this degree? */
export function Component() {
  const { t } = useLingui()
  const title = t`Ex-Officio Degree Check`
  return (
    <NeedsLogin target={{ kind: 'next', next: '/organisation/check' }} title={title}>
      {(identity) => (
        <Page
          before={<CompassLink />}
          title={title}
          intro={t`Check a degree by the holder's personal data. For the public sector only.`}
        >
          <CheckForUser identity={identity} />
        </Page>
      )}
    </NeedsLogin>
  )
}

function CheckForUser({ identity }: { readonly identity: AuthData }) {
  const access = inspectionAccess(identity)
  switch (access.kind) {
    case 'none':
      return <NoRight />
    case 'several':
      return <SeveralClients names={access.names} />
    case 'one':
      return (
        <>
          <CheckWizard />
          <HandOversLink />
        </>
      )
  }
}

function HandOversLink() {
  const { t } = useLingui()
  return (
    <p>
      <a href={HAND_OVERS}>{t`Checks passed on to institutions`}</a>
    </p>
  )
}
