import { useLingui } from '@lingui/react/macro'
import { TextField } from '@perga/ui/forms/field'
import { RadioGroup } from '@perga/ui/forms/radio-group'
import { Disclosure } from '@perga/ui/panels/disclosure'
import { useState } from 'react'
import type { ConsentDraft } from './consent-draft.ts'
import { FIELD_IDS } from './use-problem-texts.ts'

interface ProtectionChoiceProps {
  readonly draft: ConsentDraft
  readonly errors: { readonly pin: string | undefined; readonly viewLimit: string | undefined }
  readonly onChange: (part: Partial<ConsentDraft>) => void
}

/** What a link can have beyond its end: a PIN, a limit of views, the reader's language (rows G14, G15, G18). */
export function ProtectionChoice({ draft, errors, onChange }: ProtectionChoiceProps) {
  const { t } = useLingui()
  const [isOpened, setOpened] = useState(false)
  // An error must be seen, so it opens what the holder had closed.
  const open = isOpened || errors.pin !== undefined || errors.viewLimit !== undefined
  const digits = (text: string) => text.replace(/\D/g, '')
  return (
    <Disclosure
      title={t`More options`}
      summary={t`PIN, number of openings, language of the reader`}
      open={open}
      onToggle={() => setOpened(!open)}
    >
      <TextField
        id={FIELD_IDS.pin}
        label={t`PIN (optional)`}
        hint={t`Four to eight digits. Tell it to the reader in another way than the link.`}
        error={errors.pin}
        value={draft.pin}
        code
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        onChange={(event) => onChange({ pin: digits(event.target.value) })}
      />
      <TextField
        id={FIELD_IDS.viewLimit}
        label={t`Number of openings (optional)`}
        hint={t`How often the link can be opened. Leave it empty for no limit.`}
        error={errors.viewLimit}
        value={draft.viewLimit}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        onChange={(event) => onChange({ viewLimit: digits(event.target.value) })}
      />
      <LanguageChoice draft={draft} onChange={onChange} />
    </Disclosure>
  )
}

function LanguageChoice({ draft, onChange }: Pick<ProtectionChoiceProps, 'draft' | 'onChange'>) {
  const { t } = useLingui()
  return (
    <RadioGroup
      legend={t`Language of the reader`}
      options={[
        { value: 'own', label: t`The language I use now` },
        { value: 'el', label: t`Greek` },
        { value: 'en', label: t`English` },
      ]}
      value={draft.language ?? 'own'}
      onChange={(value) => onChange({ language: value === 'own' ? null : value })}
    />
  )
}
