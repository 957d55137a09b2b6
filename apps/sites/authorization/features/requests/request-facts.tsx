import { useLingui } from '@lingui/react/macro'
import type { OwnRequest } from '@perga/contracts'
import { levelName } from '@perga/domain'
import { CodeText } from '@perga/ui/code/code-text'
import { DescriptionList, type Fact } from '@perga/ui/panels/description-list'
import { useLocale } from '../../../shell/use-locale.ts'
import { useMoment } from '../../../shell/use-moment.ts'
import { useRequestTexts } from './use-request-texts.ts'

/** Seconds of a moment of the wire (RFC 3339). */
export const secondsOf = (moment: string) => Math.floor(Date.parse(moment) / 1000)

/** What a request is about, whom it asks, how it stands and by when it is answered. */
export function RequestFacts({ request }: { readonly request: OwnRequest }) {
  const { t } = useLingui()
  const locale = useLocale()
  const moment = useMoment()
  const { kindText, stateText, dueText } = useRequestTexts()
  const due = dueText(request)
  const facts: Fact[] = [
    { term: t`Reference of the request`, value: <CodeText>{request.reference}</CodeText> },
    { term: t`About`, value: kindText(request.kind) },
    { term: t`Institution`, value: request.institution[`name_${locale}`] },
    ...(request.department === null ? [] : [{ term: t`Department`, value: request.department[locale] }]),
    ...(request.level === null ? [] : [{ term: t`Level`, value: levelName(request.level, locale) }]),
    ...(request.year === null ? [] : [{ term: t`Year of graduation`, value: String(request.year) }]),
    { term: t`Sent on`, value: moment(secondsOf(request.created_at)) },
    { term: t`State`, value: stateText(request.state) },
    ...(due === null ? [] : [{ term: t`Deadline`, value: due }]),
    ...(request.resolved_at === null ? [] : [{ term: t`Answered on`, value: moment(secondsOf(request.resolved_at)) }]),
    { term: t`We write to`, value: request.email ?? t`no e-mail was given` },
  ]
  return <DescriptionList facts={facts} />
}
