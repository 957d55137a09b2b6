import { useLingui } from '@lingui/react/macro'
import type { OwnAuthorization } from '@perga/contracts'
import { ButtonLink } from '@perga/ui/actions/button'
import { useOneOpen } from '@perga/ui/panels/disclosure'
import { Panel } from '@perga/ui/panels/panel'
import { useState } from 'react'
import { Answered } from '../../../shell/answered.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { HolderPage } from '../holder-area/holder-page.tsx'
import { AuthorizationItem } from './authorization-item.tsx'
import { fetchAuthorizations } from './consents-api.ts'
import { ReceiptAddressSection } from './receipt-address.tsx'
import { Receipts } from './receipts.tsx'

/** `/authorization/consents`: what the holder shares, how to end it, and who read it. */
export function Component() {
  const { t } = useLingui()
  return (
    <HolderPage
      name="consents"
      title={t`My authorizations`}
      intro={t`Who may read your degrees, until when, and who has. You can end an authorization at any time.`}
    >
      <Authorizations />
      <Receipts />
      <ReceiptAddressSection />
    </HolderPage>
  )
}

function Authorizations() {
  const { answer, retry } = useAnswer('authorizations', fetchAuthorizations)
  return (
    <Answered answer={answer} retry={retry}>
      {(found) => <AuthorizationList found={found.authorizations} />}
    </Answered>
  )
}

function AuthorizationList({ found }: { readonly found: readonly OwnAuthorization[] }) {
  const { t } = useLingui()
  const [authorizations, setAuthorizations] = useState(found)
  const { openId, toggle } = useOneOpen()
  if (authorizations.length === 0) {
    return (
      <Panel tone="info" title={t`You have not shared anything yet`}>
        <p>{t`An authorization appears here as soon as you let an organisation read your degrees.`}</p>
        <ButtonLink variant="secondary" href="/graduate">{t`Authorize an organisation`}</ButtonLink>
      </Panel>
    )
  }
  const inForce = authorizations.filter(({ state }) => state !== 'expired' && state !== 'revoked')
  const ended = authorizations.filter((authorization) => !inForce.includes(authorization))
  return (
    <>
      {[
        { title: t`In force`, members: inForce },
        { title: t`Ended`, members: ended },
      ]
        .filter(({ members }) => members.length > 0)
        .map(({ title, members }) => (
          <section key={title} className="holder__section">
            <h2>{title}</h2>
            {members.map((authorization) => (
              <AuthorizationItem
                key={authorization.id}
                authorization={authorization}
                open={openId === authorization.id}
                onToggle={() => toggle(authorization.id)}
                onChanged={setAuthorizations}
              />
            ))}
          </section>
        ))}
    </>
  )
}
