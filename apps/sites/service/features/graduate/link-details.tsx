import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AccessLinkToken } from '@perga/contracts'
import { formatUnixIn } from '@perga/domain'
import { Actions, Button, ButtonLink } from '@perga/ui/actions/button'
import { CodeText } from '@perga/ui/code/code-text'
import { Notice, useNotice } from '@perga/ui/panels/notice'
import { Panel } from '@perga/ui/panels/panel'
import { copyText } from '../../../shell/copy-text.ts'
import { mailtoAddress } from '../../../shell/mailto-address.ts'
import { GREEK_TIME } from '../../../shell/time-zone.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { daysUntil } from './days-until.ts'
import { accessLinkAddress } from './link-actions.ts'
import { LinkQr } from './link-qr.tsx'
import { holderLogoutAddress } from './sharing-api.ts'

/** The link with everything that can be done with it. */
export function LinkDetails({ link }: { readonly link: AccessLinkToken }) {
  const { t } = useLingui()
  const locale = useLocale()
  const address = accessLinkAddress(location.origin, link.token)
  const days = daysUntil(link.expires_at * 1000, Date.now())
  const end = formatUnixIn(link.expires_at, locale, GREEK_TIME)
  return (
    <>
      <h2>{t`Link`}</h2>
      <CodeText>{address}</CodeText>
      <Sharing address={address} email={link.email} end={end} />
      <LinkQr address={address} />
      <h2>{t`Code`}</h2>
      <p>{t`Whoever cannot open the link can type this code instead.`}</p>
      <CodeText>{link.token}</CodeText>
      <h2>{t`Duration`}</h2>
      <p>{t`${plural(days, { 0: 'Until the end of today', one: '# day from today', other: '# days from today' })}`}</p>
      <h2>{t`Valid until`}</h2>
      <p>
        <Trans>
          <strong>{end}</strong> (Greek time). After that nobody can open the link.
        </Trans>
      </p>
      <Panel tone="info" title={t`Log out of your tax account`}>
        <p>
          <Trans>
            You are still logged in here and to your tax account. If others use this device, copy the link first and
            then <a href={holderLogoutAddress(locale)}>log out of both</a>.
          </Trans>
        </p>
      </Panel>
    </>
  )
}

interface SharingProps {
  readonly address: string
  readonly email: string | null
  readonly end: string
}

function Sharing({ address, email, end }: SharingProps) {
  const { t } = useLingui()
  const { text, show } = useNotice()
  const subject = t`My degrees`
  const body = t`You can read my degrees at this link until ${end}:\n\n${address}`
  const copy = async () => show((await copyText(address)) ? t`The link was copied` : t`The link could not be copied`)
  // Whoever closes the share sheet has refused nothing that needs a message.
  const share = () => navigator.share({ title: subject, text: subject, url: address }).catch(() => undefined)
  return (
    <>
      <Actions>
        <Button onClick={() => void copy()}>{t`Copy the link`}</Button>
        <ButtonLink
          variant="secondary"
          href={mailtoAddress({ to: email, subject, body })}
        >{t`Send by e-mail`}</ButtonLink>
        {'share' in navigator && <Button variant="secondary" onClick={() => void share()}>{t`Share`}</Button>}
      </Actions>
      <Notice text={text} />
    </>
  )
}
