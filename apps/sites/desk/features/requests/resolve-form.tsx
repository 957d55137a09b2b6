import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { DeskRequest, ResolutionForm } from '@perga/contracts'
import { Actions, Button } from '@perga/ui/actions/button'
import { TextArea } from '@perga/ui/forms/field'
import { RadioGroup } from '@perga/ui/forms/radio-group'
import { useState } from 'react'
import type { Writing } from './drafts.ts'
import { resolveRequest } from './requests-api.ts'
import { LONGEST_TEXT } from './text-form.tsx'
import type { RunAct } from './use-acts.ts'
import { useRequestTexts } from './use-request-texts.ts'

type RequestOutcome = ResolutionForm['outcome']

// An inspector asks whether a degree is so; a holder, that it be put right (spec 2 §6, row X14).
const OF_HOLDER: readonly RequestOutcome[] = ['mended', 'as-it-should-be', 'not-ours']
const OF_INSPECTION: readonly RequestOutcome[] = ['confirmed', 'not-confirmed', 'not-ours']

interface ResolveFormProps extends Writing {
  readonly request: DeskRequest
  readonly isSending: boolean
  readonly run: RunAct
}

/** The answer that ends a request: how it ended, and in words. */
export function ResolveForm({ request, isSending, run, drafts, write }: ResolveFormProps) {
  const { t } = useLingui()
  const { outcomes } = useRequestTexts()
  const [isChecked, setChecked] = useState(false)
  const { outcome, answer } = drafts
  const fitting = request.kind === 'inspection' ? OF_INSPECTION : OF_HOLDER
  const resolve = async () => {
    setChecked(true)
    if (outcome === null || answer.trim() === '') return
    const isDone = await run(() => resolveRequest(request.id, { outcome, text: answer }), msg`The request is resolved`)
    if (isDone) write({ answer: '', outcome: null })
  }
  return (
    <section aria-labelledby="request-resolve">
      <h2 id="request-resolve">{t`Answer and resolve`}</h2>
      <p>{t`A resolved request does not open again. If something is left, a new one is made.`}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void resolve()
        }}
      >
        <RadioGroup
          legend={t`How it ended`}
          options={fitting.map((value) => ({ value, label: outcomes[value] }))}
          value={outcome}
          error={isChecked && outcome === null ? t`Choose how it ended.` : undefined}
          onChange={(chosen) => write({ outcome: chosen })}
        />
        <TextArea
          id="request-answer"
          label={request.kind === 'inspection' ? t`Answer to the inspector` : t`Answer to the holder`}
          rows={5}
          maxLength={LONGEST_TEXT}
          value={answer}
          error={isChecked && answer.trim() === '' ? t`Write the answer.` : undefined}
          onChange={(event) => write({ answer: event.target.value })}
        />
        <Actions>
          <Button type="submit" unavailable={isSending}>{t`Resolve the request`}</Button>
        </Actions>
      </form>
    </section>
  )
}
