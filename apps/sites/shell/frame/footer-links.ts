import { useLingui } from '@lingui/react/macro'
import { siteSettings } from '../site-settings.ts'

const { addresses } = siteSettings

/** Every link that the footer owes its readers (spec 1 §1), in three groups. */
export function useFooterColumns() {
  const { t } = useLingui()
  return [
    {
      title: t`Services`,
      links: [
        { text: t`Signature verification`, href: '/organisation/verify' },
        { text: t`Keep a sealed file valid`, href: '/archive' },
        { text: t`Diploma check`, href: '/organisation/check' },
        { text: t`Revocation of consents`, href: `${addresses.authorization}/consents` },
        { text: t`Support requests`, href: addresses.supportRequests },
      ],
    },
    {
      title: t`For organisations and institutions`,
      links: [
        { text: t`Register of organisations`, href: addresses.registration },
        { text: t`Degree template tool`, href: addresses.templateTool },
        { text: t`Desk for requests about degrees`, href: addresses.supportDesk },
        { text: t`Developers' guide`, href: addresses.developersGuide },
      ],
    },
    {
      title: t`About the service`,
      links: [
        { text: t`Participating institutions`, href: '/institutions' },
        { text: t`The service in figures`, href: '/figures' },
        { text: t`Guided tour`, href: '/tour' },
        { text: t`Terms of use`, href: '/terms' },
        { text: t`Accessibility`, href: '/accessibility' },
      ],
    },
  ]
}
