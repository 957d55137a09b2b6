import { useLingui } from '@lingui/react/macro'
import { Button } from '@perga/ui/actions/button'

interface ExampleSetsProps {
  readonly prefix: string
  readonly onFill: (values: readonly string[]) => void
}

/** Sets that keep to the rules (spec 2 §6), to begin with. */
export function ExampleSets({ prefix, onFill }: ExampleSetsProps) {
  const { t } = useLingui()
  const examples = [
    { title: t`Serves bachelor requests of one department`, ends: ['512:resolve:6'] },
    { title: t`Looks at the requests of the whole institution`, ends: ['0:view'] },
    { title: t`A different role in each of two departments`, ends: ['512:full:6,8', '423:view'] },
  ]
  return (
    <div className="entitlement-examples">
      <p>{t`Begin with an example; 512 and 423 stand for the codes of your departments:`}</p>
      <ul>
        {examples.map(({ title, ends }) => (
          <li key={title}>
            <Button variant="quiet" onClick={() => onFill(ends.map((end) => `${prefix}:${end}`))}>
              {title}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
