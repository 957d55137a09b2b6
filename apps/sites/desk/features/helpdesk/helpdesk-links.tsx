import { useLingui } from '@lingui/react/macro'
import '../../views.css'

/** The two pages of the helpdesk's settings. */
export function HelpdeskLinks({ current }: { readonly current: 'settings' | 'groups' }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Settings of the helpdesk`} className="desk-views">
      <ul>
        <li>
          <a href="/desk/helpdesk" aria-current={current === 'settings' ? 'page' : undefined}>
            {t`Settings`}
          </a>
        </li>
        <li>
          <a href="/desk/helpdesk/groups" aria-current={current === 'groups' ? 'page' : undefined}>
            {t`Groups`}
          </a>
        </li>
      </ul>
    </nav>
  )
}
