import { useLingui } from '@lingui/react/macro'
import type { Enquiries } from '@perga/contracts'
import { ButtonLink } from '@perga/ui/actions/button'
import { Spinner } from '@perga/ui/panels/spinner'
import { useState } from 'react'
import { addressOf, call } from '../../../shell/api-client.ts'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import type { UserKind } from '../../registration-addresses.ts'
import { EnquiryFilter, type Filter } from './enquiry-filter.tsx'
import { EnquiryTable } from './enquiry-table.tsx'

const EVERYTHING: Filter = { state: '', person: '', from: '', until: '' }

/** The enquiries of the organisation, filtered, and the same as a file. */
export function EnquiryList({ kind }: { readonly kind: UserKind }) {
  const { t } = useLingui()
  const locale = useLocale()
  const [filter, setFilter] = useState(EVERYTHING)
  const [people, setPeople] = useState<Enquiries['people']>([])
  const { answer, retry } = useAnswer(`${kind} ${JSON.stringify(filter)}`, async (signal) => {
    const found = await call(`GET /api/${kind}/enquiries`, { query: asked(filter), signal })
    setPeople(found.people)
    return found
  })
  return (
    <>
      <EnquiryFilter filter={filter} people={people} onChange={setFilter} />
      {answer.state === 'loading' && <Spinner label={t`One moment, please…`} />}
      {answer.state === 'failed' && <ProblemPanel error={answer.error} onRetry={retry} />}
      {answer.state === 'ready' && (
        <>
          <EnquiryTable found={answer.value} />
          <div className="area__section area__buttons">
            <ButtonLink
              variant="secondary"
              href={addressOf(`GET /api/${kind}/enquiries.csv`, { query: { ...asked(filter), lang: locale } })}
              download
            >{t`Download for a spreadsheet (CSV)`}</ButtonLink>
          </div>
          <p className="area__quiet">{t`The file holds up to 20,000 enquiries, the newest ones. For older ones, choose the days.`}</p>
        </>
      )}
    </>
  )
}

const asked = ({ state, ...filter }: Filter) => ({ ...filter, state: state === '' ? null : state })
