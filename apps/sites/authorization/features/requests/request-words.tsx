import { useLingui } from '@lingui/react/macro'
import { TextArea, TextField } from '@perga/ui/forms/field'
import { LONGEST_TEXT, type Mistake, type RequestDraft } from './request-draft.ts'

interface RequestWordsProps {
  readonly draft: RequestDraft
  readonly mistakes: readonly Mistake[]
  readonly onChange: (change: Partial<RequestDraft>) => void
}

/** The year, the matter in the holder's own words, and where to tell that there is an answer. */
export function RequestWords({ draft, mistakes, onChange }: RequestWordsProps) {
  const { t } = useLingui()
  return (
    <>
      {draft.kind === 'missing' && (
        <TextField
          label={t`Year of graduation (optional)`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          error={mistakes.includes('year') ? t`Write the year with four digits, like 2012.` : undefined}
          value={draft.year}
          onChange={(event) => onChange({ year: event.target.value.trim() })}
        />
      )}
      <TextArea
        label={draft.kind === 'wrong' ? t`What is wrong` : t`What the institution should know`}
        hint={t`Do not write your tax or social security number: the institution receives what it needs to find you.`}
        rows={5}
        maxLength={LONGEST_TEXT}
        value={draft.text}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      <TextField
        type="email"
        autoComplete="email"
        label={t`E-mail (optional)`}
        hint={t`We write to you when there is an answer. The answer itself is read here alone.`}
        error={mistakes.includes('email') ? t`Enter an e-mail address like name@example.gr.` : undefined}
        value={draft.email}
        onChange={(event) => onChange({ email: event.target.value })}
      />
    </>
  )
}
