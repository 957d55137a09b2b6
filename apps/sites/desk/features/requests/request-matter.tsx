import { useLingui } from '@lingui/react/macro'
import type { DeskRequest } from '@perga/contracts'
import { formatBasicDate } from '@perga/domain'
import { DescriptionList, type Fact } from '@perga/ui/panels/description-list'
import { useLocale } from '../../../shell/use-locale.ts'
import { AttachmentList } from './attachment-list.tsx'

/** What is asked: by a holder in their own words, or by an inspector for a purpose; about which degree, and whose. */
export function RequestMatter({ request }: { readonly request: DeskRequest }) {
  const { t } = useLingui()
  const { id, text, attachments } = request
  const inspection = useInspectionFacts(request)
  const degree = useDegreeFacts(request)
  const person = usePersonFacts(request)
  return (
    <>
      <section aria-labelledby="request-matter">
        <h2 id="request-matter">{t`What is asked`}</h2>
        {text !== null && <p className="request__words">{text}</p>}
        <DescriptionList facts={[...inspection, ...degree]} />
        <AttachmentList request={id} attachments={attachments} />
      </section>
      <section aria-labelledby="request-person">
        <h2 id="request-person">{t`Whose degree`}</h2>
        {person.length === 0 ? (
          <p>{t`Who it is was not kept with the request.`}</p>
        ) : (
          <DescriptionList facts={person} />
        )}
      </section>
    </>
  )
}

function useInspectionFacts({ inspection }: DeskRequest): Fact[] {
  const { t } = useLingui()
  const locale = useLocale()
  if (inspection === null) return []
  const { organisation, purpose, case_number } = inspection
  return [
    { term: t`Organisation that checks`, value: organisation[locale] },
    { term: t`Purpose`, value: purpose },
    ...(case_number === null ? [] : [{ term: t`Case number`, value: case_number }]),
  ]
}

function useDegreeFacts({ year, degree }: DeskRequest): Fact[] {
  const { t } = useLingui()
  const locale = useLocale()
  return [
    ...(year === null ? [] : [{ term: t`Year of graduation`, value: String(year) }]),
    ...(degree === null ? [] : [{ term: t`Degree`, value: degree.title[locale] }]),
    // The names are the institution's own fields (spec 2 §3.2), the same in every language.
    ...Object.entries(degree?.key ?? {}).map(([term, value]) => ({ term, value: <code>{value}</code> })),
  ]
}

function usePersonFacts({ person }: DeskRequest): Fact[] {
  const { t } = useLingui()
  const { first_name, last_name, fathers_name, birth_date, identifier } = person
  const known = [
    { term: t`Last name`, value: last_name },
    { term: t`First name`, value: first_name },
    { term: t`Father’s name`, value: fathers_name },
    { term: t`Birth date`, value: birth_date === null ? null : formatBasicDate(birth_date) || birth_date },
    {
      term: identifier?.scheme === 'tin' ? t`Tax number (AFM)` : t`Social security number (AMKA)`,
      value: identifier?.value ?? null,
    },
  ]
  return known.flatMap(({ term, value }) => (value === null || value === '' ? [] : [{ term, value }]))
}
