import { useLingui } from '@lingui/react/macro'
import { Answered } from '../../../shell/answered.tsx'
import { Page } from '../../../shell/page.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { fetchSettings } from './helpdesk-api.ts'
import { HelpdeskLinks } from './helpdesk-links.tsx'
import { SettingsForm } from './settings-form.tsx'

/** `/desk/helpdesk`: whether requests are taken, and whom reminders reach. */
export function Component() {
  const { t } = useLingui()
  const { answer, retry } = useAnswer('settings', fetchSettings)
  return (
    <Page title={t`Helpdesk settings`} before={<HelpdeskLinks current="settings" />}>
      <Answered answer={answer} retry={retry}>
        {(settings) => <SettingsForm settings={settings} />}
      </Answered>
    </Page>
  )
}
