import { useLingui } from '@lingui/react/macro'
import { ISCED_FIELDS, type IscedField, parseIscedField } from '@perga/domain'
import { Button } from '@perga/ui/actions/button'
import { useLocale } from '../../../shell/use-locale.ts'
import { Choice } from '../../choice.tsx'

interface FieldsOfEducationProps {
  readonly id: string
  readonly fields: readonly IscedField[]
  readonly onChange: (fields: readonly IscedField[]) => void
}

/** The fields of education of a curriculum, added and removed one by one. */
export function FieldsOfEducation({ id, fields, onChange }: FieldsOfEducationProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const chosen = ISCED_FIELDS.filter(({ code }) => fields.includes(code))
  return (
    <>
      <Choice
        key={fields.join()}
        id={id}
        label={t`Add a field of education (ISCED-F 2013)`}
        options={ISCED_FIELDS.filter(({ code }) => !fields.includes(code)).map((field) => ({
          ...{ value: field.code, label: `${field.code} – ${field[locale]}` },
        }))}
        value={null}
        onChange={(value) => {
          const code = parseIscedField(value ?? '')
          if (code !== null) onChange([...fields, code])
        }}
      />
      {chosen.length > 0 && (
        <ul>
          {chosen.map((field) => (
            <li key={field.code}>
              {field.code} – {field[locale]}{' '}
              <Button variant="quiet" onClick={() => onChange(fields.filter((code) => code !== field.code))}>
                {t`Remove ${field[locale]}`}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
