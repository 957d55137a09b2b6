import { useLingui } from '@lingui/react/macro'
import type { HandOvers } from '@perga/contracts'
import { formatUnixIn, type Locale } from '@perga/domain'
import { CodeText } from '@perga/ui/code/code-text'
import { DescriptionList, type Fact } from '@perga/ui/panels/description-list'
import { GREEK_TIME } from '../../../shell/time-zone.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import './hand-overs.css'

type HandOver = HandOvers['hand_overs'][number]

/** One check that was passed on: why, by when it is answered, and the answer. */
export function HandOverItem({ handOver }: { readonly handOver: HandOver }) {
  const { t } = useLingui()
  const locale = useLocale()
  const states: Record<HandOver['state'], string> = {
    open: t`Waiting at the institution`,
    assigned: t`Being looked at`,
    resolved: t`Answered`,
  }
  return (
    <li>
      <h2>{handOver.institution[`name_${locale}`]}</h2>
      <p className="hand-overs__state">{states[handOver.state]}</p>
      <DescriptionList facts={useFacts(handOver)} />
      {handOver.answer !== null && (
        <section aria-label={t`Answer of the institution`}>
          <h3>{t`Answer of the institution`}</h3>
          <p className="hand-overs__answer">{handOver.answer}</p>
        </section>
      )}
    </li>
  )
}

function useFacts(handOver: HandOver): Fact[] {
  const { t } = useLingui()
  const locale = useLocale()
  const outcomes: Record<NonNullable<HandOver['outcome']>, string> = {
    confirmed: t`The degree was confirmed`,
    'not-confirmed': t`The degree was not confirmed`,
    'not-ours': t`The institution does not hold it`,
    mended: t`The institution corrected it`,
    'as-it-should-be': t`The institution found it right as it is`,
  }
  const moment = (time: string) => formatUnixIn(Math.floor(Date.parse(time) / 1000), locale, GREEK_TIME)
  return [
    ...(handOver.outcome === null ? [] : [{ term: t`Outcome`, value: outcomes[handOver.outcome] }]),
    { term: t`Reference of the request`, value: <CodeText>{handOver.reference}</CodeText> },
    { term: t`Purpose of the check`, value: handOver.purpose },
    ...(handOver.case_number === null ? [] : [{ term: t`Case number`, value: handOver.case_number }]),
    { term: t`Passed on`, value: moment(handOver.created_at) },
    handOver.resolved_at === null
      ? { term: t`Answer until`, value: dayText(handOver.answer_by, locale) }
      : { term: t`Answered on`, value: moment(handOver.resolved_at) },
  ]
}

function dayText(day: string, locale: Locale): string {
  const form = new Intl.DateTimeFormat(locale === 'el' ? 'el-GR' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  return form.format(new Date(day))
}
