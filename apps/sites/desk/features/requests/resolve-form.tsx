import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { DeskRequest, ResolutionForm } from '@perga/contracts'
import { TextArea } from '@perga/ui/forms/field'
import { RadioGroup } from '@perga/ui/forms/radio-group'
import { Form } from '../../../shell/form/form.tsx'
import { useForm } from '../../../shell/form/use-form.ts'
import type { Writing } from './drafts.ts'
import { resolutionRules } from './requests.rules.ts'
import { resolveRequest } from './requests-api.ts'
import { type RunAct, sendAs } from './use-acts.ts'
import { useRequestTexts } from './use-request-texts.ts'

type RequestOutcome = ResolutionForm['outcome']

// An inspector asks whether a degree is so; a holder, that it be put right (spec 2 §6, row X14).
const OF_HOLDER: readonly RequestOutcome[] = ['mended', 'as-it-should-be', 'not-ours']
const OF_INSPECTION: readonly RequestOutcome[] = ['confirmed', 'not-confirmed', 'not-ours']

const EMPTY: { outcome: RequestOutcome | null; text: string } = { outcome: null, text: '' }

interface ResolveFormProps extends Writing {
  readonly request: DeskRequest
  readonly isSending: boolean
  readonly run: RunAct
}

/** The answer that ends a request: how it ended, and in words. */
export function ResolveForm({ request, isSending, run, drafts, write }: ResolveFormProps) {
  const { t } = useLingui()
  const { outcomes } = useRequestTexts()
  const fitting = request.kind === 'inspection' ? OF_INSPECTION : OF_HOLDER
  const form = useForm({
    id: 'request',
    initial: EMPTY,
    entered: { outcome: drafts.outcome, text: drafts.answer },
    onEntered: ({ outcome, text }) => write({ outcome, answer: text }),
    rules: resolutionRules,
    fields: {
      outcome: { label: t`How it ended`, mistake: t`Choose how it ended.` },
      text: {
        id: 'request-answer',
        label: request.kind === 'inspection' ? t`Answer to the inspector` : t`Answer to the holder`,
        mistake: t`Write the answer.`,
      },
    },
    send: (resolution) => sendAs(run(() => resolveRequest(request.id, resolution), msg`The request is resolved`)),
    emptied: true,
  })
  return (
    <section aria-labelledby="request-resolve">
      <h2 id="request-resolve">{t`Answer and resolve`}</h2>
      <p>{t`A resolved request does not open again. If something is left, a new one is made.`}</p>
      <Form form={form} submit={t`Resolve the request`} blocked={isSending} failed={() => <></>}>
        <RadioGroup {...form.choice('outcome')} options={fitting.map((value) => ({ value, label: outcomes[value] }))} />
        <TextArea {...form.text('text')} rows={5} />
      </Form>
    </section>
  )
}
