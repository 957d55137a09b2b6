import { useLingui } from '@lingui/react/macro'
import type { EntitlementCheck } from '@perga/contracts'
import { DescriptionList } from '@perga/ui/panels/description-list'
import { Panel } from '@perga/ui/panels/panel'
import { useLocale } from '../../../shell/use-locale.ts'
import { useEntitlementTexts } from '../../use-entitlement-texts.ts'
import { FindingList } from './finding-list.tsx'
import './entitlements.css'

type Grant = EntitlementCheck['grants'][number]
const OF_THE_SET = ['whole-institution-with-level', 'repeated-maintainer']

interface CheckResultProps {
  readonly check: EntitlementCheck
  readonly onReplace: (wrong: string, right: string) => void
}

/** What a set of values grants in words, and what is to be mended in it. */
export function CheckResult({ check, onReplace }: CheckResultProps) {
  const { t } = useLingui()
  const { grants, findings, prefix } = check
  return (
    <section aria-labelledby="entitlement-result" className="desk-section">
      <h2 id="entitlement-result">{t`What the user gets`}</h2>
      <Outcome check={check} />
      {grants.length > 0 && <GrantList grants={grants} />}
      {findings.length > 0 && <FindingList findings={findings} prefix={prefix} onReplace={onReplace} />}
    </section>
  )
}

function Outcome({ check: { grants, findings } }: { readonly check: EntitlementCheck }) {
  const { t } = useLingui()
  if (findings.some(({ rule }) => OF_THE_SET.includes(rule))) {
    return (
      <Panel tone="error" title={t`The whole set is ignored`} announced headingLevel={3}>
        <p>{t`One value voids all the others. At the sign-in the user gets no right and no explanation.`}</p>
      </Panel>
    )
  }
  if (grants.length === 0) {
    return (
      <Panel tone="error" title={t`The user gets no right`} announced headingLevel={3}>
        <p>{t`None of the values counts.`}</p>
      </Panel>
    )
  }
  if (findings.length > 0) {
    return <Panel tone="warning" title={t`Some values do not count`} announced headingLevel={3} />
  }
  if (grants.some(({ is_known }) => !is_known)) {
    const title = t`The values are well written, but a department is not known`
    return <Panel tone="warning" title={title} announced headingLevel={3} />
  }
  return <Panel tone="success" title={t`Every value counts`} announced headingLevel={3} />
}

function GrantList({ grants }: { readonly grants: readonly Grant[] }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { roles, levels } = useGrantTexts()
  const nameOf = ({ maintainer_id, department }: Grant) => {
    if (maintainer_id === '0') return t`The whole institution`
    return department === null ? t`Department ${maintainer_id}` : `${department[locale]} (${maintainer_id})`
  }
  return (
    <DescriptionList
      facts={grants.map((grant) => ({
        term: nameOf(grant),
        value: (
          <>
            <p>{roles[grant.role]}</p>
            {grant.levels.length > 0 && (
              <p>{t`Assigned by themselves: ${grant.levels.map((level) => levels[level]).join(', ')}`}</p>
            )}
            {!grant.is_known && (
              <p>
                <strong>{t`No department with this code is known here, so no request will ever be seen. Compare it with the ministry’s list.`}</strong>
              </p>
            )}
          </>
        ),
      }))}
    />
  )
}

function useGrantTexts() {
  const { t } = useLingui()
  const { levels } = useEntitlementTexts()
  const roles: Record<Grant['role'], string> = {
    view: t`Sees the requests.`,
    assign: t`Sees the requests and assigns them.`,
    resolve: t`Sees the requests and serves them.`,
    full: t`Sees the requests, assigns them and serves them.`,
  }
  return { roles, levels }
}
