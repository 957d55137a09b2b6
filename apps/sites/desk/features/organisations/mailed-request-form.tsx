import { useLingui } from '@lingui/react/macro'
import type { Locale } from '@perga/domain'
import { Disclosure } from '@perga/ui/panels/disclosure'
import { Panel } from '@perga/ui/panels/panel'
import { useState } from 'react'
import { Form } from '../../../shell/form/form.tsx'
import { useForm } from '../../../shell/form/use-form.ts'
import { requestRules } from '../../../shell/organisation-form/organisation.rules.ts'
import {
  EMPTY_DRAFT,
  type OrganisationDraft,
  wrongTaxNumber,
} from '../../../shell/organisation-form/organisation-draft.ts'
import { OrganisationFields } from '../../../shell/organisation-form/organisation-fields.tsx'
import { useDraftTexts } from '../../../shell/organisation-form/use-draft-texts.ts'
import { LanguageChoice } from './language-choice.tsx'
import { enterMailedRequest } from './organisations-api.ts'

const EMPTY: OrganisationDraft & { readonly language: Locale } = { ...EMPTY_DRAFT, language: 'el' }

/** Enters a request that came by e-mail (row R1): the same record as by the form of the registration site. */
export function MailedRequestForm({ onEntered }: { readonly onEntered: () => void }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [requests, setRequests] = useState(0)
  const form = useForm({
    id: 'mailed',
    initial: EMPTY,
    rules: requestRules,
    check: wrongTaxNumber,
    fields: { ...useDraftTexts(), language: { label: t`Language of our messages to it` } },
    send: enterMailedRequest,
    onDone: (entered) => {
      setRequests(entered.requests)
      onEntered()
    },
    emptied: true,
  })
  return (
    <Disclosure title={t`A request that came by e-mail`} open={isOpen} onToggle={() => setOpen(!isOpen)}>
      {form.isDone && (
        <Panel tone="success" title={t`The request was entered`} announced headingLevel={3}>
          <p>
            {requests > 1
              ? t`There is a registration with this tax number already. The request was kept beside it and changed nothing of it.`
              : t`It stands in the list, and its contact was told what comes next.`}
          </p>
        </Panel>
      )}
      <Form form={form} narrow submit={t`Enter the request`}>
        <OrganisationFields form={form} />
        <LanguageChoice {...form.choice('language')} />
      </Form>
    </Disclosure>
  )
}
