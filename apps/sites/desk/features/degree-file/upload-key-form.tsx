import { useLingui } from '@lingui/react/macro'
import { TextField } from '@perga/ui/forms/field'
import { Form } from '../../../shell/form/form.tsx'
import { useForm } from '../../../shell/form/use-form.ts'
import { makeUploadKey } from './degree-file-api.ts'
import { uploadKeyRules } from './upload-key.rules.ts'

interface UploadKeyFormProps {
  readonly institution: string
  readonly onMade: (key: string) => void
}

/** Makes a key for one program, bound to addresses where its owner wants that. */
export function UploadKeyFormPanel({ institution, onMade }: UploadKeyFormProps) {
  const { t } = useLingui()
  const form = useForm({
    id: 'upload-key',
    initial: { label: '', networks: '' },
    rules: uploadKeyRules,
    toBody: ({ label, networks }) => ({ label, networks: networks.split(/[\s,]+/).filter(Boolean) }),
    fields: {
      label: { label: t`Which program uses it`, mistake: t`Write which program uses it.` },
      networks: {
        label: t`Only from these addresses`,
        hint: t`Addresses or networks with spaces between them, e.g. 192.0.2.7 198.51.100.0/24`,
        optional: true,
      },
    },
    send: (body) => makeUploadKey(institution, body),
    onDone: ({ key }) => onMade(key),
    emptied: true,
  })
  return (
    <Form form={form} narrow title={t`A new key`} titleLevel={3} submit={t`Make a key`}>
      <TextField {...form.text('label')} autoComplete="off" />
      <TextField {...form.text('networks')} autoComplete="off" />
    </Form>
  )
}
