import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Enquiries, Enquiry } from '@perga/contracts'
import { TableFrame } from '@perga/ui/panels/table-frame'
import { useLocale } from '../../../shell/use-locale.ts'
import { useMoment } from '../../../shell/use-moment.ts'
import { useEnquiryTexts } from './use-enquiry-texts.ts'

/** Enquiries as a table; on a small screen each row is a card. */
export function EnquiryTable({ found }: { readonly found: Enquiries }) {
  const { t } = useLingui()
  const headings = useHeadings()
  const count = found.enquiries.length
  if (count === 0) return <p role="status">{t`No enquiry fits what you chose.`}</p>
  return (
    <TableFrame label={t`Enquiries`}>
      <table className="area-table">
        <caption>
          {found.more
            ? t`The newest ${count}; narrow the days to see older ones.`
            : t`${plural(count, { one: '# enquiry', other: '# enquiries' })}, the newest first`}
        </caption>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.enquiries.map((enquiry) => (
            <EnquiryRow key={enquiry.id} enquiry={enquiry} headings={headings} />
          ))}
        </tbody>
      </table>
    </TableFrame>
  )
}

function useHeadings(): readonly string[] {
  const { t } = useLingui()
  return [t`When`, t`Who`, t`By`, t`Outcome`, t`Degrees`, t`Institutions`]
}

function EnquiryRow({ enquiry, headings }: { readonly enquiry: Enquiry; readonly headings: readonly string[] }) {
  const locale = useLocale()
  const moment = useMoment()
  const { kinds, states } = useEnquiryTexts()
  const cells = [
    moment(enquiry.at),
    enquiry.person ?? '–',
    kinds[enquiry.kind],
    states[enquiry.state],
    String(enquiry.degrees),
    enquiry.institutions.map((name) => name[locale]).join(' · ') || '–',
  ]
  return (
    <tr>
      {headings.map((heading, position) => (
        <td key={heading} data-label={heading}>
          <span>{cells[position]}</span>
        </td>
      ))}
    </tr>
  )
}
