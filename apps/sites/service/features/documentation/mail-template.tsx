import { useLingui } from '@lingui/react/macro'
import { Actions, Button, ButtonLink } from '@perga/ui/actions/button'
import { Notice, useNotice } from '@perga/ui/panels/notice'
import { copyText } from '../../../shell/copy-text.ts'
import { mailtoAddress } from '../../../shell/mailto-address.ts'
import { siteSettings } from '../../../shell/site-settings.ts'
import { plainText } from './plain-text.ts'

/** A message to the provider, ready to send or to copy (row R1). */
export function MailTemplate({ subject, body }: { readonly subject: string; readonly body: string }) {
  const { t } = useLingui()
  const { text, show } = useNotice()
  const message = plainText(body)
  const copy = async () => show((await copyText(message)) ? t`Copied Content` : t`The content could not be copied`)
  return (
    <div className="guide__mail">
      <p>
        <strong>{t`Subject: ${subject}`}</strong>
      </p>
      <pre>{message}</pre>
      <Actions>
        <ButtonLink
          variant="secondary"
          href={mailtoAddress({ to: siteSettings.contact.email, subject, body: message })}
        >{t`Send e-mail`}</ButtonLink>
        <Button variant="quiet" onClick={() => void copy()}>{t`Copy the text`}</Button>
      </Actions>
      <Notice text={text} />
    </div>
  )
}
