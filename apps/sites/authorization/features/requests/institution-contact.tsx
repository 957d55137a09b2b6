import { useLingui } from '@lingui/react/macro'
import type { RequestOffer } from '@perga/contracts'
import { Panel } from '@perga/ui/panels/panel'
import { useLocale } from '../../../shell/use-locale.ts'

interface InstitutionContactProps {
  readonly institution: RequestOffer['institutions'][number]
}

/** An institution that takes no requests here: where it answers by itself. */
export function InstitutionContact({ institution }: InstitutionContactProps) {
  const { t } = useLingui()
  const name = institution[`name_${useLocale()}`]
  const { contact } = institution
  return (
    <Panel tone="info" title={t`This institution does not take requests here`} headingLevel={3} announced>
      {contact === null ? (
        <p>{t`Turn to the secretariat of your department at: ${name}.`}</p>
      ) : (
        <>
          <p>{t`${name} answers by itself. You reach it here:`}</p>
          <p className="words">
            <Contact contact={contact} />
          </p>
        </>
      )}
    </Panel>
  )
}

/** What the institution declared: an address of mail or of a site leads there, anything else is read. */
function Contact({ contact }: { readonly contact: string }) {
  if (/^https?:\/\/\S+$/i.test(contact)) {
    return (
      <a href={contact} rel="noreferrer">
        {contact}
      </a>
    )
  }
  if (/^[^\s@]+@[^\s@]+$/.test(contact)) return <a href={`mailto:${contact}`}>{contact}</a>
  return contact
}
