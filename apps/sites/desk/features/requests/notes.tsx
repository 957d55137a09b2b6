import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { DeskRequest } from '@perga/contracts'
import { useWhen } from '../../use-when.ts'
import type { Writing } from './drafts.ts'
import { writeNote } from './requests-api.ts'
import { TextForm } from './text-form.tsx'
import type { RunAct } from './use-acts.ts'

interface NotesProps extends Writing {
  readonly request: DeskRequest
  readonly canWrite: boolean
  readonly isSending: boolean
  readonly run: RunAct
}

/** Words among the staff, which the holder and the inspector never see. */
export function Notes({ request: { id, notes }, canWrite, isSending, run, drafts, write }: NotesProps) {
  const { t } = useLingui()
  const when = useWhen()
  const send = (text: string) => run(() => writeNote(id, text), msg`The note was kept`)
  return (
    <section aria-labelledby="request-notes">
      <h2 id="request-notes">{t`Notes among the staff`}</h2>
      <p>{t`Neither the holder nor an inspector sees them.`}</p>
      <ol className="request__talk">
        {notes.map((note) => (
          <li key={note.id}>
            <p className="request__by">{t`${note.by_name}, on ${when(note.at)}`}</p>
            <p className="request__words">{note.text}</p>
          </li>
        ))}
      </ol>
      {canWrite && (
        <TextForm
          id="request-note"
          label={t`New note`}
          value={drafts.note}
          onChange={(note) => write({ note })}
          isSending={isSending}
          onSend={send}
          button={t`Keep the note`}
        />
      )}
    </section>
  )
}
