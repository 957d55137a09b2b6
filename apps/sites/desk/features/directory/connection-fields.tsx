import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '@perga/ui/forms/checkbox'
import { TextField } from '@perga/ui/forms/field'
import { RadioGroup } from '@perga/ui/forms/radio-group'
import { DIALECTS, type EnteredSettings } from './connection-settings.ts'

interface FieldsProps {
  readonly entered: EnteredSettings
  readonly onChange: (entered: EnteredSettings) => void
}
type Texts = 'address' | 'key' | 'basicUser' | 'basicPassword' | 'connectionString' | 'view'

const SECRET = { type: 'password', autoComplete: 'off', code: true } as const
const NAMES = { postgresql: 'PostgreSQL', mysql: 'MySQL / MariaDB', oracle: 'Oracle', sqlserver: 'SQL Server' }

function fieldOf({ entered, onChange }: FieldsProps, name: Texts) {
  return {
    id: `connection-${name}`,
    value: entered[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...entered, [name]: event.target.value }),
  }
}

/** Where an institution's API is and what opens it. */
export function ApiFields(props: FieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <TextField label={t`Address`} hint={t`With https:// in front.`} type="url" {...fieldOf(props, 'address')} />
      <TextField label={t`Security key`} hint={t`Never shown again.`} {...SECRET} {...fieldOf(props, 'key')} />
      <TextField
        label={t`User of Basic authentication`}
        hint={t`Empty, where the institution does not ask for it.`}
        autoComplete="off"
        {...fieldOf(props, 'basicUser')}
      />
      {props.entered.basicUser !== '' && (
        <TextField label={t`Password of Basic authentication`} {...SECRET} {...fieldOf(props, 'basicPassword')} />
      )}
      <Checkbox
        label={t`Its answers are in windows-1253`}
        checked={props.entered.charset === 'windows-1253'}
        onChange={(isGreek) => props.onChange({ ...props.entered, charset: isGreek ? 'windows-1253' : 'utf-8' })}
      />
    </>
  )
}

/** Which view of which database, and what opens it. */
export function ViewFields(props: FieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <RadioGroup
        legend={t`Database`}
        options={DIALECTS.map((value) => ({ value, label: NAMES[value] }))}
        value={props.entered.dialect}
        onChange={(dialect) => props.onChange({ ...props.entered, dialect })}
      />
      <TextField
        label={t`Connection string`}
        hint={t`With the user and the password. Never shown again.`}
        {...SECRET}
        {...fieldOf(props, 'connectionString')}
      />
      <TextField label={t`Name of the view`} code {...fieldOf(props, 'view')} />
    </>
  )
}
