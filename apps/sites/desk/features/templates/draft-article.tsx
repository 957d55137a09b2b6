import { useLingui } from '@lingui/react/macro'
import type { TemplateDraft } from '@perga/contracts'
import { Actions, Button, ButtonLink } from '@perga/ui/actions/button'
import { TextArea } from '@perga/ui/forms/field'
import { Form } from '../../../shell/form/form.tsx'
import { useForm } from '../../../shell/form/use-form.ts'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useLocale } from '../../../shell/use-locale.ts'
import { DifferenceList } from './difference-list.tsx'
import { commentRules } from './templates.rules.ts'
import { decideDraft, returnDraft } from './templates-api.ts'
import { useAct } from './use-act.ts'

interface DraftProps {
  readonly draft: TemplateDraft
  readonly onDone: () => void
}

/** One draft or proposal: what it changes, and what can be done about it. */
export function DraftArticle({ draft, onDone }: DraftProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const { error, isRunning, run } = useAct()
  const states: Record<TemplateDraft['state'], string> = {
    ...{ draft: t`Draft`, proposed: t`Waits for approval`, 'sent-back': t`Sent back` },
    ...{ approved: t`Approved`, withdrawn: t`Given up` },
  }
  const title = draft.content[locale === 'el' ? 'titleEl' : 'titleEn']
  const decide = (act: 'propose' | 'approve' | 'withdraw') =>
    void run(async () => {
      await decideDraft(draft.id, act)
      onDone()
    })
  const canDecide = draft.state === 'proposed' && !draft.isOwnProposal
  return (
    <article className="template-draft" aria-labelledby={`draft-${draft.id}`}>
      <h2 id={`draft-${draft.id}`}>{title}</h2>
      <p>
        <strong>{states[draft.state]}</strong> · {draft.institution.name[locale]} · {draft.titleId}
        {draft.blueprintId === null ? ` · ${t`new template`}` : ` · ${draft.blueprintId}`}
      </p>
      {draft.comment !== null && <p>{t`Comment of whoever sent it back: ${draft.comment}`}</p>}
      <DifferenceList differences={draft.differences} />
      {draft.state === 'proposed' && draft.isOwnProposal && <p>{t`You proposed this; someone else decides.`}</p>}
      {error !== null && <ProblemPanel error={error} />}
      <Actions>
        {draft.state === 'draft' && (
          <Button unavailable={isRunning} onClick={() => decide('propose')}>{t`Propose for approval`}</Button>
        )}
        {canDecide && <Button unavailable={isRunning} onClick={() => decide('approve')}>{t`Approve`}</Button>}
        {draft.state !== 'proposed' && (
          <ButtonLink
            variant="secondary"
            href={`/desk/templates/edit/${draft.institution.id}/${encodeURIComponent(draft.titleId)}`}
          >
            {t`Edit`}
          </ButtonLink>
        )}
        <Button
          variant="quiet"
          unavailable={isRunning}
          onClick={() => decide('withdraw')}
        >{t`Give up the change`}</Button>
      </Actions>
      {canDecide && <ReturnForm draft={draft} onDone={onDone} />}
    </article>
  )
}

function ReturnForm({ draft, onDone }: DraftProps) {
  const { t } = useLingui()
  const form = useForm({
    id: `return-${draft.id}`,
    initial: { comment: '' },
    rules: commentRules,
    fields: { comment: { label: t`Or send it back: what is to be mended` } },
    send: (comment) => returnDraft(draft.id, comment),
    onDone,
  })
  return (
    <Form form={form} submit={t`Send back`} variant="secondary">
      <TextArea {...form.text('comment')} />
    </Form>
  )
}
