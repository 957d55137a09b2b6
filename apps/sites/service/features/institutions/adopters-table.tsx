import { useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from '@perga/ui/layout/visually-hidden'
import { TableFrame } from '@perga/ui/panels/table-frame'
import { useAdopterText } from './adopter-text.ts'
import { ContactLinks } from './contact-links.tsx'
import { InstitutionLogo } from './institution-logo.tsx'
import type { Adopter } from './institutions-api.ts'
import { LevelList } from './level-list.tsx'

/** The institutions on a wide screen. */
export function AdoptersTable({
  adopters,
  caption,
}: {
  readonly adopters: readonly Adopter[]
  readonly caption: string
}) {
  const { t } = useLingui()
  const text = useAdopterText()
  return (
    <TableFrame label={caption}>
      <table className="adopters">
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t`Logo`}</VisuallyHidden>
            </th>
            <th scope="col">{t`Institution`}</th>
            <th scope="col">{t`Registered degrees`}</th>
            <th scope="col">{t`Signed PDF`}</th>
            <th scope="col">{t`Comments`}</th>
            <th scope="col">{t`Requests served`}</th>
            <th scope="col">{t`Contact`}</th>
          </tr>
        </thead>
        <tbody>
          {adopters.map((adopter) => (
            <tr key={adopter.institution.name}>
              <td>
                <InstitutionLogo institution={adopter.institution} />
              </td>
              <th scope="row">{text.name(adopter.institution)}</th>
              <td>
                <LevelList rows={text.counts(adopter)} note={text.countedOn(adopter)} />
              </td>
              <td>{text.signedPdf(adopter)}</td>
              <td>{text.comments(adopter)}</td>
              <td>
                <LevelList rows={text.support(adopter)} />
              </td>
              <td>
                <ContactLinks adopter={adopter} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  )
}
