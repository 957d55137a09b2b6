import { useLingui } from '@lingui/react/macro'
import type { DescribedConnection } from '@perga/contracts'
import { DescriptionList } from '@perga/ui/panels/description-list'
import { useWayTexts } from './use-way-texts.ts'

/** What of settings is no secret. */
export function SettingsFacts({ settings }: { readonly settings: DescribedConnection }) {
  const { t } = useLingui()
  const ways = useWayTexts()
  const names: Record<string, string> = {
    address: t`Address`,
    basic_user: t`User of Basic authentication`,
    token_name: t`Name of the request’s member with the key`,
    query_name: t`Name of the member with the fields`,
    filter_name: t`Name of the member with a filter`,
    charset: t`Encoding`,
    dialect: t`Database`,
    host: t`Server`,
    database: t`Name of the database`,
    user: t`User`,
    view: t`View`,
    authority: t`Authority of its certificate`,
  }
  return (
    <DescriptionList
      facts={[
        { term: t`Way`, value: ways[settings.mode] },
        ...settings.facts.map(({ name, value }) => ({ term: names[name] ?? name, value: <code>{value}</code> })),
      ]}
    />
  )
}
