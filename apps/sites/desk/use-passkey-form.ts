import { useLingui } from '@lingui/react/macro'
import { useForm } from '../shell/form/use-form.ts'
import { passkeyRules } from './passkey.rules.ts'

interface PasskeyFormOptions {
  /** Makes the passkey and keeps it under this name. */
  readonly make: (label: string) => Promise<void>
  readonly onMade: () => void
}

/** The form of a new passkey, which asks for its name alone. */
export function usePasskeyForm({ make, onMade }: PasskeyFormOptions) {
  const { t } = useLingui()
  return useForm({
    id: 'passkey',
    initial: { label: '' },
    rules: passkeyRules,
    fields: {
      label: {
        label: t`Name of the passkey`,
        hint: t`So that you know it later, e.g. “Office laptop”.`,
        mistake: t`Give the passkey a name.`,
      },
    },
    send: ({ label }) => make(label),
    onDone: onMade,
  })
}
