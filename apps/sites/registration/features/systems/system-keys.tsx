import { useLingui } from '@lingui/react/macro'
import type { OwnSystem } from '@perga/contracts'
import { TextArea } from '@perga/ui/forms/field'
import { Notice, useNotice } from '@perga/ui/panels/notice'
import { Form } from '../../../shell/form/form.tsx'
import { useForm } from '../../../shell/form/use-form.ts'
import { readKeySet } from './system-draft.ts'
import { keyRules } from './systems.rules.ts'
import { replaceKeys } from './systems-api.ts'
import { useSystemTexts } from './use-system-texts.ts'

interface SystemKeysProps {
  readonly system: OwnSystem
  readonly onChanged: (systems: readonly OwnSystem[]) => void
}

/** The public keys of a system; a set that holds the old and the new key changes over without an interruption (row R7). */
export function SystemKeys({ system, onChanged }: SystemKeysProps) {
  const { t } = useLingui()
  const { text, show } = useNotice()
  const { keys } = useSystemTexts()
  const form = useForm({
    id: `keys-${system.id}`,
    initial: { keys: JSON.stringify(system.jwks, null, 2) },
    rules: keyRules,
    toBody: (entered) => ({ jwks: readKeySet(entered.keys) }),
    check: (entered) => (readKeySet(entered.keys) === null ? ['keys'] : []),
    fields: { keys },
    send: (set) => replaceKeys(system.id, set),
    onDone: ({ systems }) => {
      onChanged(systems)
      show(t`The keys were replaced`)
    },
  })
  return (
    <div className="area__part">
      <Form form={form} title={t`Keys`} titleLevel={3} submit={t`Replace the keys`} variant="secondary">
        <p>{t`To change the key without an interruption: enter the old and the new one together, and later the new one alone.`}</p>
        <TextArea {...form.text('keys')} code rows={8} spellCheck={false} />
      </Form>
      <Notice text={text} />
    </div>
  )
}
