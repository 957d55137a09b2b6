import { useLingui } from '@lingui/react/macro'
import type { Locale } from '@perga/domain'
import { Actions, Button } from '@perga/ui/actions/button'
import { Disclosure } from '@perga/ui/panels/disclosure'
import { Panel } from '@perga/ui/panels/panel'
import { useState } from 'react'
import { MistakeSummary } from '../../../shell/organisation-form/mistake-summary.tsx'
import {
  type DraftField,
  detailsOf,
  draftMistakes,
  EMPTY_DRAFT,
  type OrganisationDraft,
} from '../../../shell/organisation-form/organisation-draft.ts'
import { fieldId, OrganisationFields } from '../../../shell/organisation-form/organisation-fields.tsx'
import { useDraftTexts } from '../../../shell/organisation-form/use-draft-texts.ts'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useChange } from '../../../shell/use-change.ts'
import { LanguageChoice } from './language-choice.tsx'
import { enterMailedRequest } from './organisations-api.ts'

const PREFIX = 'mailed'

/** Enters a request that came by e-mail (row R1): the same record as by the form of the registration site. */
export function MailedRequestForm({ onEntered }: { readonly onEntered: () => void }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [entered, setEntered] = useState({ count: 0, requests: 0 })
  const { change, run } = useChange(async (draft: OrganisationDraft, language: Locale) => {
    const form = { ...detailsOf(draft, language), tax_number: draft.tax_number.trim() }
    const { requests } = await enterMailedRequest(form)
    setEntered(({ count }) => ({ count: count + 1, requests }))
    onEntered()
  })
  return (
    <Disclosure title={t`A request that came by e-mail`} open={isOpen} onToggle={() => setOpen(!isOpen)}>
      {change.state === 'failed' && <ProblemPanel error={change.error} />}
      {change.state === 'done' && (
        <Panel tone="success" title={t`The request was entered`} announced headingLevel={3}>
          <p>
            {entered.requests > 1
              ? t`There is a registration with this tax number already. The request was kept beside it and changed nothing of it.`
              : t`It stands in the list, and its contact was told what comes next.`}
          </p>
        </Panel>
      )}
      <RequestFields
        key={entered.count}
        isSending={change.state === 'sending'}
        onSend={(draft, language) => void run(draft, language)}
      />
    </Disclosure>
  )
}

interface RequestFieldsProps {
  readonly isSending: boolean
  readonly onSend: (draft: OrganisationDraft, language: Locale) => void
}

function RequestFields({ isSending, onSend }: RequestFieldsProps) {
  const { t } = useLingui()
  const texts = useDraftTexts()
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const [language, setLanguage] = useState<Locale>('el')
  const [mistakes, setMistakes] = useState<readonly DraftField[]>([])
  return (
    <form
      noValidate
      className="page--text"
      onSubmit={(event) => {
        event.preventDefault()
        const found = draftMistakes(draft)
        setMistakes(found)
        if (found.length === 0) onSend(draft, language)
      }}
    >
      <MistakeSummary
        mistakes={mistakes}
        describe={(field) => ({ fieldId: fieldId(field, PREFIX), text: texts[field].mistake })}
      />
      <OrganisationFields draft={draft} onChange={setDraft} mistakes={mistakes} idPrefix={PREFIX} />
      <LanguageChoice language={language} onChange={setLanguage} />
      <Actions>
        <Button type="submit" unavailable={isSending}>{t`Enter the request`}</Button>
      </Actions>
    </form>
  )
}
