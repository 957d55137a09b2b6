import { useLingui } from '@lingui/react/macro'
import { Actions, Button } from '@perga/ui/actions/button'
import { CodeText } from '@perga/ui/code/code-text'
import { Notice, useNotice } from '@perga/ui/panels/notice'
import { Panel } from '@perga/ui/panels/panel'
import { copyText } from '../../../shell/copy-text.ts'

interface KeyOnceProps {
  readonly uploadKey: string
  readonly address: string
  readonly onClose: () => void
}

/** An upload key, shown once, with the command that uses it. */
export function KeyOnce({ uploadKey, address, onClose }: KeyOnceProps) {
  const { t } = useLingui()
  const { text, show } = useNotice()
  const header = `Authorization: Bearer ${uploadKey}`
  const command = `curl --fail-with-body -H @upload-header.txt -H "Content-Type: text/csv" -T degrees.csv ${address}`
  const copy = async () => show((await copyText(header)) ? t`The line was copied` : t`The line could not be copied`)
  return (
    <Panel tone="warning" title={t`Keep this key now: it is not shown again`} headingLevel={3} announced>
      <p>{t`Put this line into a file upload-header.txt that only the program can read:`}</p>
      <CodeText>{header}</CodeText>
      <p>{t`Then the program sends the file like this:`}</p>
      <CodeText>{command}</CodeText>
      <Actions>
        <Button variant="secondary" onClick={() => void copy()}>{t`Copy the line with the key`}</Button>
        <Button variant="quiet" onClick={onClose}>{t`I have kept it`}</Button>
      </Actions>
      <Notice text={text} />
    </Panel>
  )
}
