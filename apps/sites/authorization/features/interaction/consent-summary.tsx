import { useLingui } from '@lingui/react/macro'
import type { Interaction, ShareableDegree } from '@perga/contracts'
import { dayAfter } from '@perga/domain'
import { DescriptionList } from '@perga/ui/panels/description-list'
import { Panel } from '@perga/ui/panels/panel'
import { useLocale } from '../../../shell/use-locale.ts'
import { useOwnLanguage } from '../holder-area/use-own-language.ts'
import type { ConsentDraft } from './consent-draft.ts'
import { useReaderText } from './recipient.ts'
import { useDayText } from './use-day-text.ts'
import { useScopeText } from './use-scope-texts.ts'
import './consent-summary.css'

interface ConsentSummaryProps {
  readonly interaction: Interaction
  readonly draft: ConsentDraft
  readonly degrees: readonly ShareableDegree[]
  readonly today: string
}

/** The decision as it stands, in plain words: who will read what, for what purpose, until when. */
export function ConsentSummary({ interaction, draft, degrees, today }: ConsentSummaryProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const reader = useReaderText(interaction)
  const own = useOwnLanguage()
  const until = useUntil(draft, today)
  const scopeText = useScopeText()
  const labels = (isIn: boolean) =>
    interaction.scopes.filter((scope) => draft.scopes.has(scope) === isIn).map((scope) => scopeText(scope).label)
  const titles = degrees
    .filter(({ degree }) => draft.degrees.has(degree))
    .map((degree) => own(degree.title, degree.titleEn))
  const withheld = labels(false)
  const purpose = interaction.purpose?.[locale]
  const facts = [
    { term: t`Who will read`, value: reader },
    ...(purpose === undefined ? [] : [{ term: t`Purpose, as it states`, value: purpose }]),
    { term: t`Degrees`, value: titles.join(' · ') || t`none yet` },
    { term: t`Details`, value: labels(true).join(', ') || t`none yet` },
    ...(withheld.length === 0 ? [] : [{ term: t`Not shared`, value: withheld.join(', ') }]),
    { term: t`Until`, value: until ?? t`not chosen yet` },
  ]
  return (
    <div className="consent-summary">
      <Panel tone="info" title={t`What you are about to allow`}>
        <DescriptionList facts={facts} />
      </Panel>
    </div>
  )
}

function useUntil({ end }: ConsentDraft, today: string): string | null {
  const dayText = useDayText()
  if (end.kind === 'days') return dayText(dayAfter(today, end.days))
  return end.date === '' ? null : dayText(end.date)
}
