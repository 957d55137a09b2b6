import { useLingui } from '@lingui/react/macro'
import { TextArea } from '@perga/ui/forms/field'
import { Panel } from '@perga/ui/panels/panel'
import type { Drafts } from './drafts.ts'

/** What was being written when somebody else resolved the request, so that it is not lost. */
export function UnsentText({ drafts: { message, answer } }: { readonly drafts: Drafts }) {
  const { t } = useLingui()
  const text = [answer, message].filter((part) => part.trim() !== '').join('\n\n')
  if (text === '') return null
  return (
    <Panel tone="info" title={t`What you wrote was not sent`}>
      <p>{t`The request has been answered meanwhile. You can copy your text, or keep it as a note.`}</p>
      <TextArea label={t`Your text`} rows={5} readOnly value={text} />
    </Panel>
  )
}
