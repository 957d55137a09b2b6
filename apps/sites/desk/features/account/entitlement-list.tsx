import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffEntitlement } from '@perga/contracts'
import { DescriptionList } from '@perga/ui/panels/description-list'
import { useLocale } from '../../../shell/use-locale.ts'
import { useEntitlementTexts } from '../../use-entitlement-texts.ts'

/** What an account of an institution may do, department by department, in words. */
export function EntitlementList({ entitlements }: { readonly entitlements: readonly StaffEntitlement[] }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { roles, levels } = useEntitlementTexts()
  return (
    <>
      <h2>{t`What you may do`}</h2>
      <p>
        <Trans>Your institution decides this. A change holds from your next sign-in.</Trans>
      </p>
      <DescriptionList
        facts={entitlements.map(({ maintainer_id, role, levels: own, department }) => ({
          term:
            maintainer_id === '0' ? t`The whole institution` : (department?.[locale] ?? t`Department ${maintainer_id}`),
          value: (
            <>
              <p>{roles[role]}</p>
              {own.length > 0 && (
                <p>{t`Assigned to you by themselves: ${own.map((level) => levels[level]).join(', ')}`}</p>
              )}
            </>
          ),
        }))}
      />
    </>
  )
}
