import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '@perga/ui/forms/checkbox'
import { TextArea, TextField } from '@perga/ui/forms/field'
import { RadioGroup } from '@perga/ui/forms/radio-group'
import type { FormHandle } from '../../../shell/form/use-form.ts'
import { DIALECTS } from './connection-settings.ts'
import type { ConnectionEntry } from './use-connection-texts.ts'

interface FieldsProps {
  readonly form: FormHandle<ConnectionEntry>
}

const SECRET = { type: 'password', autoComplete: 'off', code: true } as const
const NAMES = { postgresql: 'PostgreSQL', mysql: 'MySQL / MariaDB', oracle: 'Oracle', sqlserver: 'SQL Server' }

/** What the chosen way needs: nothing, where it is a file. */
export function ConnectionFields({ form }: FieldsProps) {
  const { t } = useLingui()
  switch (form.values.mode) {
    case 'api':
      return <ApiFields form={form} />
    case 'view':
      return <ViewFields form={form} />
    case 'file':
      return (
        <p>{t`The institution uploads its degrees as a CSV file, at the desk or by a program with a key of its own. Nothing is to be tried out before the first file.`}</p>
      )
  }
}

function ApiFields({ form }: FieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <TextField {...form.text('address')} type="url" />
      <TextField {...form.text('key')} {...SECRET} />
      <TextField {...form.text('basicUser')} autoComplete="off" />
      {form.values.basicUser !== '' && <TextField {...form.text('basicPassword')} {...SECRET} />}
      <TextField {...form.text('tokenName')} />
      <TextField {...form.text('queryName')} />
      <Encoding label={t`Its answers are in windows-1253`} form={form} />
    </>
  )
}

function ViewFields({ form }: FieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <RadioGroup {...form.choice('dialect')} options={DIALECTS.map((value) => ({ value, label: NAMES[value] }))} />
      <TextField {...form.text('connectionString')} {...SECRET} />
      <TextField {...form.text('view')} code />
      <TextArea {...form.text('ca')} rows={4} spellCheck={false} />
      <Encoding label={t`It holds windows-1253 letters and calls them Latin 1`} form={form} />
    </>
  )
}

function Encoding({ label, form }: FieldsProps & { readonly label: string }) {
  return (
    <Checkbox
      label={label}
      checked={form.values.charset === 'windows-1253'}
      onChange={(isGreek) => form.set('charset', isGreek ? 'windows-1253' : 'utf-8')}
    />
  )
}
