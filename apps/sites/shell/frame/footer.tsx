import { useLingui } from '@lingui/react/macro'
import { FooterFrame } from '@perga/ui/layout/frames'
import { siteSettings } from '../site-settings.ts'
import { useInBrowser } from '../use-in-browser.ts'
import { useLocale } from '../use-locale.ts'
import { useFooterColumns } from './footer-links.ts'
import './footer.css'

/** The footer of every page: every way on, the provider and the current year. */
export function Footer() {
  const { t } = useLingui()
  const locale = useLocale()
  const columns = useFooterColumns()
  const { contact, providerName } = siteSettings
  const year = useInBrowser() ? new Date().getFullYear() : new Date(BUILD_TIME).getUTCFullYear()
  return (
    <FooterFrame>
      <div className="footer__columns">
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ text, href }) => (
                <li key={href}>
                  <a href={href}>{text}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <h2>{t`Contact`}</h2>
          <ul>
            <li>
              <span>{providerName[locale]}</span>
            </li>
            <li>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </li>
            <li>
              <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>
            </li>
          </ul>
        </div>
      </div>
      <p className="footer__end">
        © {year} {providerName[locale]}
      </p>
    </FooterFrame>
  )
}
