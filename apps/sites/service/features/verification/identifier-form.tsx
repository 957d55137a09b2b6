import { useLingui } from '@lingui/react/macro'
import { Actions, Button } from '@perga/ui/actions/button'
import { TextArea } from '@perga/ui/forms/field'

interface IdentifierFormProps {
  readonly text: string
  readonly onChange: (text: string) => void
  readonly error: string | undefined
  readonly onVerify: () => void
}

/** One field for the verification identifier. White space goes when the field is left (spec 1 §5). */
export function IdentifierForm({ text, onChange, error, onVerify }: IdentifierFormProps) {
  const { t } = useLingui()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onVerify()
      }}
    >
      <TextArea
        label={t`Verification identifier`}
        hint={t`It is printed on the degree, next to the QR code. Paste the whole text: three parts separated by dots.`}
        error={error}
        code
        rows={4}
        value={text}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => onChange(text.replace(/\s+/g, ''))}
      />
      <Actions>
        <Button type="submit">{t`Verify`}</Button>
      </Actions>
    </form>
  )
}
