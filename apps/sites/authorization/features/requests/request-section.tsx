import { useLingui } from '@lingui/react/macro'
import type { DegreeRequestReceipt, OwnDegree } from '@perga/contracts'
import { Disclosure } from '@perga/ui/panels/disclosure'
import { useState } from 'react'
import { Answered } from '../../../shell/answered.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { RequestForm } from './request-form.tsx'
import { RequestSent } from './request-sent.tsx'
import { fetchOffer } from './requests-api.ts'
import { type RequestEntry, useRequestEntry } from './use-request-entry.ts'
import './requests.css'

/** "A degree is missing or wrong": a request to the institution's desk (spec 2 §6, row G23). */
export function RequestSection({ degrees }: { readonly degrees: readonly OwnDegree[] }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [receipt, setReceipt] = useState<DegreeRequestReceipt | null>(null)
  const entry = useRequestEntry(degrees.length > 0 ? 'wrong' : 'missing')
  const settle = (sent: DegreeRequestReceipt) => {
    setReceipt(sent)
    entry.clear()
  }
  return (
    <section className="holder__section">
      <h2>{t`Is a degree missing or wrong?`}</h2>
      <Disclosure
        title={t`Tell the institution`}
        summary={t`It looks in its archive and answers within five working days.`}
        open={isOpen}
        onToggle={() => setOpen(!isOpen)}
        headingLevel={3}
      >
        {receipt === null ? (
          <NewRequest degrees={degrees} entry={entry} onSent={settle} />
        ) : (
          <RequestSent receipt={receipt} onAgain={() => setReceipt(null)} />
        )}
      </Disclosure>
      <p className="requests-link">
        <a href="/authorization/data/requests">{t`The requests you have sent`}</a>
      </p>
    </section>
  )
}

interface NewRequestProps {
  readonly degrees: readonly OwnDegree[]
  readonly entry: RequestEntry
  readonly onSent: (receipt: DegreeRequestReceipt) => void
}

function NewRequest({ degrees, entry, onSent }: NewRequestProps) {
  const { t } = useLingui()
  const { answer, retry } = useAnswer('request-offer', fetchOffer)
  return (
    <Answered answer={answer} retry={retry} waiting={t`Loading the institutions…`}>
      {(found) => <RequestForm {...{ degrees, entry, onSent }} institutions={found.institutions} />}
    </Answered>
  )
}
