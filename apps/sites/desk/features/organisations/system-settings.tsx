import { useLingui } from '@lingui/react/macro'
import type { OwnSystem, SystemConfirmation } from '@perga/contracts'
import { Checkbox } from '@perga/ui/forms/checkbox'
import { TextField } from '@perga/ui/forms/field'
import { Panel } from '@perga/ui/panels/panel'

/** What is typed of a system's settings. */
export interface SystemSettingsDraft {
  readonly quota: string
  readonly allowsGetRenewal: boolean
}

const MOST_CALLS = 6000

/** The settings as the server takes them; null while the number of calls is none. */
export function settingsOf({ quota, allowsGetRenewal }: SystemSettingsDraft): SystemConfirmation | null {
  const calls = /^\d{1,4}$/.test(quota.trim()) ? Number(quota) : 0
  if (calls < 1 || calls > MOST_CALLS) return null
  return { quota_per_minute: calls, allows_get_renewal: allowsGetRenewal }
}

interface SystemSettingsProps {
  readonly system: Pick<OwnSystem, 'method'>
  readonly draft: SystemSettingsDraft
  readonly onChange: (draft: SystemSettingsDraft) => void
}

/** How often a system may call (row D12), and whether it may renew by GET as older documentation says (row D2). */
export function SystemSettings({ system, draft, onChange }: SystemSettingsProps) {
  const { t } = useLingui()
  return (
    <>
      <TextField
        label={t`Calls in a minute`}
        hint={t`From 1 to ${MOST_CALLS}.`}
        inputMode="numeric"
        maxLength={4}
        value={draft.quota}
        error={settingsOf(draft) === null ? t`Give a number from 1 to ${MOST_CALLS}.` : undefined}
        onChange={(event) => onChange({ ...draft, quota: event.target.value })}
      />
      {system.method === 'client_secret_basic' && (
        <Checkbox
          label={t`It may renew its tokens by GET`}
          hint={t`Only for an older system that cannot be changed.`}
          checked={draft.allowsGetRenewal}
          onChange={(allowsGetRenewal) => onChange({ ...draft, allowsGetRenewal })}
        />
      )}
      {draft.allowsGetRenewal && (
        <Panel tone="warning" title={t`Renewal by GET is not advised`} headingLevel={3}>
          <p>{t`The refresh token stands in the address, and addresses are kept in the logs of servers on the way. Ask the organisation to move to POST.`}</p>
        </Panel>
      )}
    </>
  )
}
