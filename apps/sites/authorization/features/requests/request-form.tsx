import { useLingui } from '@lingui/react/macro'
import type { DegreeRequestReceipt, OwnDegree, RequestOffer } from '@perga/contracts'
import { Actions, Button } from '@perga/ui/actions/button'
import { RadioGroup } from '@perga/ui/forms/radio-group'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useChange } from '../holder-area/use-change.ts'
import { AttachmentField } from './attachment-field.tsx'
import { InstitutionContact } from './institution-contact.tsx'
import { MissingDegreeFields } from './missing-degree-fields.tsx'
import { formOf, missingOf, mistakesOf, type RequestDraft } from './request-draft.ts'
import { RequestWords } from './request-words.tsx'
import { sendRequest } from './requests-api.ts'
import type { RequestEntry } from './use-request-entry.ts'
import { useRequirementNames } from './use-requirement-names.ts'
import { WrongDegreeField } from './wrong-degree-field.tsx'

type Institutions = RequestOffer['institutions']

interface RequestFormProps {
  readonly degrees: readonly OwnDegree[]
  readonly institutions: Institutions
  readonly entry: RequestEntry
  readonly onSent: (receipt: DegreeRequestReceipt) => void
}

/** Which degree, what is the matter, and files that show it. What was typed stays until it has been sent. */
export function RequestForm({ degrees, institutions, entry, onSent }: RequestFormProps) {
  const { draft, fill } = entry
  const asked = institutionOf(draft, { degrees, institutions })
  return (
    <div className="holder__narrow">
      {degrees.length > 0 && <KindChoice kind={draft.kind} onChange={fill} />}
      {draft.kind === 'wrong' ? (
        <WrongDegreeField degrees={degrees} value={draft.degree} onChange={(degree) => fill({ degree })} />
      ) : (
        <MissingDegreeFields draft={draft} institutions={institutions} onChange={fill} />
      )}
      {asked !== undefined && !asked.takes_requests ? (
        <InstitutionContact institution={asked} />
      ) : (
        <WordsAndFiles entry={entry} onSent={onSent} />
      )}
    </div>
  )
}

/** Whom the draft asks; a degree that was found names its institution only in words. */
function institutionOf(
  { kind, degree, institution }: RequestDraft,
  { degrees, institutions }: Pick<RequestFormProps, 'degrees' | 'institutions'>,
): Institutions[number] | undefined {
  if (kind === 'missing') return institutions.find(({ code }) => code === institution)
  const found = degrees.find((one) => one.degree === degree)
  return institutions.find(({ name_el }) => name_el === found?.institution.el)
}

interface KindChoiceProps {
  readonly kind: RequestDraft['kind']
  readonly onChange: (change: Partial<RequestDraft>) => void
}

function KindChoice({ kind, onChange }: KindChoiceProps) {
  const { t } = useLingui()
  return (
    <RadioGroup
      legend={t`What is the matter?`}
      options={[
        { value: 'wrong', label: t`A degree above is wrong` },
        { value: 'missing', label: t`A degree of mine is missing` },
      ]}
      value={kind}
      onChange={(value) => onChange({ kind: value })}
    />
  )
}

function WordsAndFiles({ entry, onSent }: Pick<RequestFormProps, 'entry' | 'onSent'>) {
  const { t } = useLingui()
  const { draft, files } = entry
  const names = useRequirementNames()
  const mistakes = mistakesOf(draft, new Date().getFullYear())
  const wanting = [...missingOf(draft), ...mistakes, ...(files.areFine ? [] : ['files' as const])]
  const { change, run } = useChange(async () => {
    const form = formOf(draft)
    if (form !== null) onSent(await sendRequest(form, files.files))
  })
  const isSending = change.state === 'sending'
  const needed = wanting.map((name) => names[name]).join(', ')
  return (
    <>
      <RequestWords draft={draft} mistakes={mistakes} onChange={entry.fill} />
      <AttachmentField files={files} />
      {change.state === 'failed' && <ProblemPanel error={change.error} />}
      <Actions>
        <Button
          unavailable={wanting.length > 0 || isSending}
          onClick={() => void run()}
          aria-describedby="request-needed"
        >
          {isSending ? t`Sending…` : t`Send the request`}
        </Button>
      </Actions>
      <p id="request-needed" className="ui-field__hint" hidden={needed === ''}>
        {t`Before you can send it, complete or correct: ${needed}.`}
      </p>
    </>
  )
}
