import { Trans, useLingui } from '@lingui/react/macro'
import { Actions, Button } from '@perga/ui/actions/button'
import { Panel } from '@perga/ui/panels/panel'
import { useState } from 'react'
import { copyText } from '../../../shell/copy-text.ts'

/** A registration link, shown once: whoever has it becomes that member. */
export function LinkOnce({ link }: { readonly link: string }) {
  const { t } = useLingui()
  const [isCopied, setCopied] = useState(false)
  return (
    <Panel tone="success" title={t`The registration link is ready`} announced>
      <p>
        <Trans>
          Give it to that person and to nobody else, by a way that you trust. It works once, within half an hour, and it
          is shown only here.
        </Trans>
      </p>
      <p>
        <code className="registration-link">{link}</code>
      </p>
      <Actions>
        <Button variant="secondary" onClick={async () => setCopied(await copyText(link))}>
          {t`Copy the link`}
        </Button>
      </Actions>
      <p role="status">{isCopied ? t`The link was copied.` : ''}</p>
    </Panel>
  )
}
