import { useLingui } from '@lingui/react/macro'
import type { DescribedConnection } from '@perga/contracts'
import { DescriptionList } from '@perga/ui/panels/description-list'

/** What of settings is no secret. */
export function SettingsFacts({ settings }: { readonly settings: DescribedConnection }) {
  const { t } = useLingui()
  const names: Record<string, string> = {
    address: t`Address`,
    basic_user: t`User of Basic authentication`,
    member_names: t`Names of the request’s members`,
    charset: t`Encoding`,
    dialect: t`Database`,
    host: t`Server`,
    database: t`Name of the database`,
    user: t`User`,
    view: t`View`,
  }
  return (
    <DescriptionList
      facts={[
        { term: t`Way`, value: settings.mode === 'api' ? 'API' : t`Database view` },
        ...settings.facts.map(({ name, value }) => ({ term: names[name] ?? name, value: <code>{value}</code> })),
      ]}
    />
  )
}
