import { useLingui } from '@lingui/react/macro'
import { lastPathSegment } from '@perga/domain'
import { Actions, Button } from '@perga/ui/actions/button'
import { TextField } from '@perga/ui/forms/field'
import { useState } from 'react'

/** Takes a code or a whole link, of which the last path segment counts (row O2). */
export function CodeForm({ onSearch }: { readonly onSearch: (code: string) => void }) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const code = lastPathSegment(text)
        setMissing(code === '')
        if (code !== '') onSearch(code)
      }}
    >
      <TextField
        label={t`Authorization code or link`}
        hint={t`Paste the link or the code that the degree holder gave you.`}
        error={isMissing ? t`Enter a code or a link.` : undefined}
        code
        value={text}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      <Actions>
        <Button type="submit">{t`Search`}</Button>
      </Actions>
    </form>
  )
}
