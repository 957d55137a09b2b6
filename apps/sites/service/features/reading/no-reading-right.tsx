import { Trans, useLingui } from '@lingui/react/macro'
import { Panel } from '@perga/ui/panels/panel'

/** A representative who holds other services than this one (row R4): only codes for anybody open for them. */
export function NoReadingRight() {
  const { t } = useLingui()
  return (
    <Panel tone="info" title={t`This is not among your services`}>
      <p>
        <Trans>
          You represent your organisation in other services. Codes that were issued for it do not open for you; codes
          for any authenticated user do. The administrator of your organisation can invite you to this service.
        </Trans>
      </p>
    </Panel>
  )
}
