import { useLingui } from '@lingui/react/macro'
import { ISCED_FIELDS, type IscedField, parseIscedField } from '@perga/domain'
import { Button } from '@perga/ui/actions/button'
import { useLocale } from '../../../shell/use-locale.ts'
import { Choice } from '../../choice.tsx'

interface FieldsOfEducationProps {
  readonly id: string
  readonly label: string
  readonly error: string | undefined
  readonly fields: readonly IscedField[]
  readonly onChange: (fields: readonly IscedField[]) => void
}

/** The fields of education of a curriculum, added and removed one by one. */
export function FieldsOfEducation({ fields, onChange, ...described }: FieldsOfEducationProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const chosen = ISCED_FIELDS.filter(({ code }) => fields.includes(code))
  return (
    <>
      <Choice
        key={fields.join()}
        {...described}
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
