import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '@perga/ui/forms/checkbox'
import { TextArea, TextField } from '@perga/ui/forms/field'
import { RadioGroup } from '@perga/ui/forms/radio-group'
import { DIALECTS, type EnteredSettings } from './connection-settings.ts'

interface FieldsProps {
  readonly entered: EnteredSettings
  readonly onChange: (entered: EnteredSettings) => void
}
type Texts = Exclude<keyof EnteredSettings, 'mode' | 'charset' | 'dialect'>

const SECRET = { type: 'password', autoComplete: 'off', code: true } as const
const NAMES = { postgresql: 'PostgreSQL', mysql: 'MySQL / MariaDB', oracle: 'Oracle', sqlserver: 'SQL Server' }

function fieldOf({ entered, onChange }: FieldsProps, name: Texts) {
  return {
    id: `connection-${name}`,
    value: entered[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...entered, [name]: event.target.value }),
  }
}

/** What the chosen way needs: nothing, where it is a file. */
export function ConnectionFields(props: FieldsProps) {
  const { t } = useLingui()
  switch (props.entered.mode) {
    case 'api':
      return <ApiFields {...props} />
    case 'view':
      return <ViewFields {...props} />
    case 'file':
      return (
        <p>{t`The institution uploads its degrees as a CSV file, at the desk or by a program with a key of its own. Nothing is to be tried out before the first file.`}</p>
      )
  }
}

function ApiFields(props: FieldsProps) {
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
      <MemberNames {...props} />
      <Encoding label={t`Its answers are in windows-1253`} {...props} />
    </>
  )
}

function MemberNames(props: FieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <TextField
        label={t`Name of the request’s member with the key`}
        hint={t`Change this name and the next one only where the institution uses others.`}
        {...fieldOf(props, 'tokenName')}
      />
      <TextField label={t`Name of the member with the fields`} {...fieldOf(props, 'queryName')} />
    </>
  )
}

function ViewFields(props: FieldsProps) {
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
      <TextArea
        label={t`Certificate of the institution’s own authority`}
        hint={t`PEM text. Empty, where a public authority signed the database’s certificate.`}
        rows={4}
        spellCheck={false}
        {...fieldOf(props, 'ca')}
      />
      <Encoding label={t`It holds windows-1253 letters and calls them Latin 1`} {...props} />
    </>
  )
}

function Encoding({ label, entered, onChange }: FieldsProps & { readonly label: string }) {
  return (
    <Checkbox
      label={label}
      checked={entered.charset === 'windows-1253'}
      onChange={(isGreek) => onChange({ ...entered, charset: isGreek ? 'windows-1253' : 'utf-8' })}
    />
  )
}
