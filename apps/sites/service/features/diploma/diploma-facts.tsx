import { useLingui } from '@lingui/react/macro'
import type { WireDiploma } from '@perga/contracts'
import { DescriptionList } from '@perga/ui/panels/description-list'
import { useDiplomaGroups } from './use-diploma-groups.ts'
import './diploma-facts.css'

interface DiplomaFactsProps {
  readonly diploma: WireDiploma
  /** Read by law, not by the holder's leave: what is missing was not withheld by the holder. */
  readonly isByLaw?: boolean
}

/** The facts of a diploma in their groups. What was withheld is named, not drawn as an empty field. */
export function DiplomaFacts({ diploma, isByLaw = false }: DiplomaFactsProps) {
  const { t } = useLingui()
  const groups = useDiplomaGroups(diploma)
  const disclosed = groups.filter(({ facts }) => facts.some(({ value }) => value !== undefined))
  const withheld = groups.filter((group) => !disclosed.includes(group)).map(({ title }) => title)
  const list = withheld.join(', ')
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
        <p className="diploma__withheld">
          {isByLaw ? t`Not given for this check: ${list}.` : t`The holder chose not to share: ${list}.`}
        </p>
      )}
    </>
  )
}
