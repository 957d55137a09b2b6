import { useLingui } from '@lingui/react/macro'
import { DEGREE_FIELDS, type DegreeFieldDefinition } from '@perga/domain'

/** The fields of a degree record, from the very rules by which records are read. */
export function FieldTable({ names }: { readonly names: 'view' | 'api' }) {
  const { t } = useLingui()
  const fields: readonly DegreeFieldDefinition[] = DEGREE_FIELDS
  const types = { text: t`text`, number: t`number` }
  return (
    <table className="guide__table">
      <caption>{names === 'view' ? t`Columns of the view` : t`Fields of the answer`}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Name`}</th>
          <th scope="col">{t`Type`}</th>
          <th scope="col">{t`Greatest length`}</th>
          <th scope="col">{t`May be null`}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field.name}>
            <th scope="row">
              <code translate="no">{names === 'view' ? field.column : field.name}</code>
            </th>
            <td>{field.readings.map((reading) => types[reading]).join(' / ')}</td>
            <td>{field.maxLength}</td>
            <td>{field.nullable ? t`Yes` : t`No`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
