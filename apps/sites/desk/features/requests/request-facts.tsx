import { useLingui } from '@lingui/react/macro'
import type { DeskRequest } from '@perga/contracts'
import { levelName } from '@perga/domain'
import { DescriptionList } from '@perga/ui/panels/description-list'
import { useLocale } from '../../../shell/use-locale.ts'
import { useWhen } from '../../use-when.ts'
import { Deadline } from './deadline.tsx'
import { Given } from './given.tsx'
import { useRequestTexts } from './use-request-texts.ts'

/** Where a request stands: who has it, until when. */
export function RequestFacts({ request }: { readonly request: DeskRequest }) {
  const { t } = useLingui()
  const locale = useLocale()
  const when = useWhen()
  const { states, outcomes } = useRequestTexts()
  const { state, outcome, department, level, assignee, rights } = request
  return (
    <section aria-labelledby="request-facts">
      <h2 id="request-facts">{t`Where it stands`}</h2>
      <DescriptionList
        facts={[
          { term: t`State`, value: outcome === null ? states[state] : `${states[state]}: ${outcomes[outcome]}` },
          { term: t`Deadline`, value: <Deadline request={request} /> },
          { term: t`Given to`, value: assignee === null ? t`nobody` : <Given request={request} /> },
          { term: t`Department`, value: department?.[locale] ?? t`The whole institution` },
          { term: t`Level`, value: level === null ? t`not known` : levelName(level, locale) },
          { term: t`Made`, value: when(request.created_at) },
        ]}
      />
      {!rights.assign && !rights.resolve && (
        <p>{t`You can look at this request. Your institution has not given you the right to assign or answer it.`}</p>
      )}
    </section>
  )
}
