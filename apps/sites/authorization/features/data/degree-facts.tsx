import { DescriptionList } from '@perga/ui/panels/description-list'
import { type DegreeGroupSource, useDegreeGroups } from './use-degree-groups.ts'

interface DegreeFactsProps {
  readonly diploma: DegreeGroupSource
  readonly headingLevel: 2 | 3
}

/** Everything that a degree says, in groups; what the institution does not hold is left out. */
export function DegreeFacts({ diploma, headingLevel }: DegreeFactsProps) {
  const Heading = `h${headingLevel}` as const
  const groups = useDegreeGroups(diploma)
  return (
    <>
      {groups.map(({ title, facts }) => (
        <section key={title} className="holder__group">
          <Heading>{title}</Heading>
          <DescriptionList facts={facts} />
        </section>
      ))}
    </>
  )
}
