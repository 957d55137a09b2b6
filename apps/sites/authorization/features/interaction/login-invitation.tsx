import { useLingui } from '@lingui/react/macro'
import type { Interaction } from '@perga/contracts'
import { Actions, ButtonLink } from '@perga/ui/actions/button'
import { DescriptionList } from '@perga/ui/panels/description-list'
import { Page } from '../../../shell/page.tsx'
import { useLocale } from '../../../shell/use-locale.ts'
import { interactionLoginAddress } from '../../holder-addresses.ts'
import { LoginRefused } from './login-refused.tsx'
import { useReaderText, useRecipientName } from './recipient.ts'
import { useScopeText } from './use-scope-texts.ts'

/** Before the login: who asks, for what, and what comes next. */
export function LoginInvitation({ interaction }: { readonly interaction: Interaction }) {
  const { t } = useLingui()
  const locale = useLocale()
  const recipient = useRecipientName(interaction.client)
  const scopeText = useScopeText()
  const title =
    interaction.client.kind === 'any-tax-user'
      ? t`Share your degrees with any authenticated user`
      : t`${recipient} asks to read your degrees`
  return (
    <Page title={title} intro={t`Log in, so that we can find your degrees. Nothing is shared before you say so.`}>
      <LoginRefused />
      <Purpose interaction={interaction} />
      <h2>{t`What is asked for`}</h2>
      <ul>
        {interaction.scopes.map((scope) => (
          <li key={scope}>
            <strong>{scopeText(scope).label}</strong>
            <br />
            {scopeText(scope).hint}
          </li>
        ))}
      </ul>
      <p>{t`After the login you choose the degrees, the details and the duration.`}</p>
      <Actions>
        <ButtonLink
          href={interactionLoginAddress(interaction.uid, locale)}
        >{t`Log in with your tax account`}</ButtonLink>
      </Actions>
    </Page>
  )
}

function Purpose({ interaction }: { readonly interaction: Interaction }) {
  const { t } = useLingui()
  const locale = useLocale()
  const reader = useReaderText(interaction)
  const purpose = interaction.purpose?.[locale]
  return (
    <DescriptionList
      facts={[
        { term: t`Who will read`, value: reader },
        ...(purpose === undefined ? [] : [{ term: t`Purpose, as it states`, value: purpose }]),
      ]}
    />
  )
}
