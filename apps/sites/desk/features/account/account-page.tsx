import { useLingui } from '@lingui/react/macro'
import { DescriptionList } from '@perga/ui/panels/description-list'
import { Page } from '../../../shell/page.tsx'
import { useLocale } from '../../../shell/use-locale.ts'
import { useStaff } from '../../current-member.tsx'
import { EntitlementList } from './entitlement-list.tsx'

/** `/desk/account`: the account of whoever is signed in. */
export function Component() {
  const { t } = useLingui()
  const locale = useLocale()
  const member = useStaff()
  const facts =
    member.kind === 'provider'
      ? [{ term: t`You work for`, value: t`the provider of the service` }]
      : [
          { term: t`You work for`, value: locale === 'el' ? member.institution.name_el : member.institution.name_en },
          ...(member.email === null ? [] : [{ term: t`E-mail`, value: member.email }]),
        ]
  return (
    <Page title={t`Your account`}>
      <DescriptionList facts={[{ term: t`Name`, value: member.name }, ...facts]} />
      {member.kind === 'institution' && <EntitlementList entitlements={member.entitlements} />}
    </Page>
  )
}
