import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { OwnAuthorization } from '@perga/contracts'
import { useMoment } from './use-moment.ts'

type Opening = OwnAuthorization['openings'][number]

/** Every time that somebody opened the link, or was refused (row G16). */
export function Openings({ openings }: { readonly openings: readonly Opening[] }) {
  const { t } = useLingui()
  const describe = useDescription()
  return (
    <section className="holder__group">
      <h4>{t`Openings`}</h4>
      {openings.length === 0 ? (
        <p>{t`Nobody has opened it yet.`}</p>
      ) : (
        <ol className="holder__list">
          {openings.map((opening, position) => (
            // Openings never change their order: new ones come at the end.
            // biome-ignore lint/suspicious/noArrayIndexKey: two may fall into one second
            <li key={position}>{describe(opening)}</li>
          ))}
        </ol>
      )}
    </section>
  )
}

function useDescription() {
  const { t } = useLingui()
  const moment = useMoment()
  return ({ at, outcome, basis, diplomas }: Opening) => {
    const when = moment(at)
    if (outcome === 'refused') return t`${when}: refused`
    const what = plural(diplomas, { one: '# degree', other: '# degrees' })
    return basis === 'oauth' ? t`${when}: ${what}, by the organisation's application` : t`${when}: ${what}`
  }
}
