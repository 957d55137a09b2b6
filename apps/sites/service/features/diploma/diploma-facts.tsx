import { useLingui } from '@lingui/react/macro'
import type { WireDiploma } from '@perga/contracts'
import { DescriptionList } from '@perga/ui/panels/description-list'
import { useDiplomaGroups } from './use-diploma-groups.ts'
import './diploma-facts.css'

/** The facts of a diploma in their groups. What the holder withheld is named, not drawn as an empty field. */
export function DiplomaFacts({ diploma }: { readonly diploma: WireDiploma }) {
  const { t } = useLingui()
  const groups = useDiplomaGroups(diploma)
  const disclosed = groups.filter(({ facts }) => facts.some(({ value }) => value !== undefined))
  const withheld = groups.filter((group) => !disclosed.includes(group)).map(({ title }) => title)
  return (
    <>
      {disclosed.map(({ title, facts }) => (
        <section key={title} className="diploma__group">
          <h3>{title}</h3>
          <DescriptionList
            facts={facts
              .filter(({ value }) => value !== undefined)
              .map(({ term, value }) => ({ term, value: value || '–' }))}
          />
        </section>
      ))}
      {withheld.length > 0 && (
        <p className="diploma__withheld">{t`The holder chose not to share: ${withheld.join(', ')}.`}</p>
      )}
    </>
  )
}
