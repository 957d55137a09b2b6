import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { InstitutionLookup } from '@perga/contracts'
import { Panel } from '@perga/ui/panels/panel'
import { useLocale } from '../../../shell/use-locale.ts'
import './lookup.css'

/** What is known of a name: each result says in words whether the institution is recognised. */
export function LookupResults({ found: { recognised, unrecognised } }: { readonly found: InstitutionLookup }) {
  const { t } = useLingui()
  const count = recognised.length + unrecognised.length
  return (
    <section className="lookup-results" aria-labelledby="lookup-results">
      <div role="status">
        <h2 id="lookup-results">{t`${plural(count, { one: '# result', other: '# results' })}`}</h2>
      </div>
      {count === 0 && (
        <p>{t`Nothing is known of this name. That it is not here does not prove that the institution is recognised, nor that it is not.`}</p>
      )}
      {recognised.map((institution) => (
        <Recognised key={institution.code} institution={institution} />
      ))}
      {unrecognised.map((name) => (
        <Unrecognised key={name.name} name={name} />
      ))}
    </section>
  )
}

function Recognised({ institution }: { readonly institution: InstitutionLookup['recognised'][number] }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { name, city, formerNames } = institution
  return (
    <Panel tone="success" headingLevel={3} title={t`Recognised: ${name[locale]}`}>
      {city !== null && <p>{city[locale]}</p>}
      {formerNames.length > 0 && (
        <>
          <p>{t`Names that it had, or whose archives it keeps:`}</p>
          <ul>
            {formerNames.map((former) => (
              <li key={former.el}>{former[locale]}</li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}

function Unrecognised({
  name: { name, country, reason },
}: {
  readonly name: InstitutionLookup['unrecognised'][number]
}) {
  const { t } = useLingui()
  const locale = useLocale()
  const countryName = country === null ? null : new Intl.DisplayNames([locale], { type: 'region' }).of(country)
  return (
    <Panel tone="error" headingLevel={3} title={t`Not recognised: ${name}`}>
      <p>{reason[locale]}</p>
      {countryName !== null && <p>{t`Claims to be in: ${countryName}`}</p>}
    </Panel>
  )
}
