import { useLingui } from '@lingui/react/macro'
import { Actions, Button } from '@perga/ui/actions/button'
import { TextArea } from '@perga/ui/forms/field'
import { Notice, useNotice } from '@perga/ui/panels/notice'
import { useState } from 'react'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useChange } from '../holder-area/use-change.ts'
import { AttachmentField } from './attachment-field.tsx'
import { LONGEST_TEXT } from './request-draft.ts'
import { sendMessage } from './requests-api.ts'
import { useChosenFiles } from './use-chosen-files.ts'

interface MessageFormProps {
  readonly request: string
  /** Shows the request as it stands then. */
  readonly onSent: () => Promise<void>
}

/** A message to the institution, with files. What was typed stays until it has been sent. */
export function MessageForm({ request, onSent }: MessageFormProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const files = useChosenFiles()
  const notice = useNotice()
  const { change, run } = useChange(async () => {
    await sendMessage(request, { text: text.trim() }, files.files)
    setText('')
    files.clear()
    notice.show(t`Your message was sent.`)
    await onSent()
  })
  const isReady = text.trim() !== '' && files.areFine && change.state !== 'sending'
  return (
    <>
      <TextArea
        label={t`Write to the institution`}
        rows={4}
        maxLength={LONGEST_TEXT}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <AttachmentField files={files} />
      {change.state === 'failed' && <ProblemPanel error={change.error} />}
      <Actions>
        <Button unavailable={!isReady} onClick={() => void run()}>
          {change.state === 'sending' ? t`Sending…` : t`Send the message`}
        </Button>
      </Actions>
      <Notice text={notice.text} />
    </>
  )
}
