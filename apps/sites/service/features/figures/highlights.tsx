import { useLingui } from '@lingui/react/macro'
import type { Figures } from '@perga/contracts'
import { useFigureTexts } from './figure-texts.ts'

/** The three figures that most people come for. */
export function Highlights({ figures: { totals, since, institutions } }: { readonly figures: Figures }) {
  const { t } = useLingui()
  const text = useFigureTexts()
  const { link, oauth, inspection, 'holder-copy': copy, verification } = totals
  const answering = institutions.filter(({ answersNow }) => answersNow === true).length
  const all = text.number(institutions.length)
  const day = since === null ? '' : text.date(since)
  const sinceWhen = since === null ? t`nothing yet` : t`since ${day}`
  return (
    <dl className="figures__highlights">
      <Highlight name={t`Degrees released`} value={text.sum([link, oauth, inspection, copy])} note={sinceWhen} />
      <Highlight name={t`Signatures verified`} value={text.sum([verification])} note={sinceWhen} />
      <Highlight name={t`Institutions answering now`} value={text.number(answering)} note={t`of ${all} connected`} />
    </dl>
  )
}

function Highlight({ name, value, note }: Record<'name' | 'value' | 'note', string>) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="figures__value">{value}</dd>
      <dd>{note}</dd>
    </div>
  )
}
