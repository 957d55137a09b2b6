import { useLingui } from '@lingui/react/macro'
import type { OwnRoles } from '@perga/contracts'
import { Panel } from '@perga/ui/panels/panel'
import { Spinner } from '@perga/ui/panels/spinner'
import { useState } from 'react'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { useMoment } from '../../../shell/use-moment.ts'
import { AreaPage } from '../area/area-page.tsx'
import { fetchRoles } from './representative-api.ts'
import { RoleList } from './role-list.tsx'
import { Unlink } from './unlink.tsx'

/** `/registration/representative`: what a person may do for which organisation, and how to stop (row R4). */
export function Component() {
  const { t } = useLingui()
  return (
    <AreaPage
      kind="representative"
      path="representative"
      title={t`My roles`}
      intro={t`The organisation that you represent and the services that you use for it.`}
    >
      <Roles />
    </AreaPage>
  )
}

function Roles() {
  const { t } = useLingui()
  const { answer, retry } = useAnswer('roles', fetchRoles)
  switch (answer.state) {
    case 'loading':
      return <Spinner label={t`One moment, please…`} />
    case 'failed':
      return <ProblemPanel error={answer.error} onRetry={retry} />
    case 'ready':
      return <RolesOf found={answer.value} />
  }
}

function RolesOf({ found }: { readonly found: OwnRoles }) {
  const { t } = useLingui()
  const locale = useLocale()
  const [own, setOwn] = useState(found)
  if (own.organisation === null) {
    return (
      <Panel tone="info" title={t`You represent no organisation`}>
        <p>{t`The administrator of an organisation can invite you by e-mail. Follow the link of the message to accept.`}</p>
      </Panel>
    )
  }
  const name = own.organisation[`name_${locale}`]
  return (
    <div className="area__narrow">
      <h2>{name}</h2>
      <Standing own={own} />
      <RoleList roles={own.roles} onChanged={setOwn} />
      <Unlink organisation={name} onChanged={setOwn} />
    </div>
  )
}

function Standing({ own }: { readonly own: OwnRoles }) {
  const { t } = useLingui()
  const moment = useMoment()
  if (own.state === 'suspended') {
    return (
      <Panel tone="warning" title={t`Your roles are suspended`} headingLevel={3}>
        <p>
          {own.suspended_for === 'administrator'
            ? t`The administrator of the organisation has said that you represent it no more. If that is a mistake, ask them to re-confirm you.`
            : t`The administrator of the organisation has not re-confirmed you. Ask them to do it: it is one press of a button.`}
        </p>
      </Panel>
    )
  }
  if (own.organisation?.is_active === false) {
    return (
      <Panel tone="info" title={t`Not active yet`} headingLevel={3}>
        <p>{t`The registration of the organisation is not confirmed. Its services become active with the confirmation.`}</p>
      </Panel>
    )
  }
  const until = own.confirmed_until === null ? '' : moment(own.confirmed_until)
  return <p className="area__quiet">{t`Your administrator re-confirms you once a year; next by ${until}.`}</p>
}
