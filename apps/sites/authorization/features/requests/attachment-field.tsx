import { useLingui } from '@lingui/react/macro'
import { Button } from '@perga/ui/actions/button'
import { TextField } from '@perga/ui/forms/field'
import { useId } from 'react'
import { type ChosenFile, type FileProblem, LIMITS } from './chosen-file.ts'
import type { ChosenFiles } from './use-chosen-files.ts'
import { useFileSize } from './use-file-size.ts'
import './requests.css'

/** Files to send along: each with its size, what is wrong with it, and the way to take it back. */
export function AttachmentField({ files }: { readonly files: ChosenFiles }) {
  const { t } = useLingui()
  const id = useId()
  const most = LIMITS.files
  const remove = (chosen: ChosenFile) => {
    files.remove(chosen.id)
    // The pressed button is gone with its file.
    document.getElementById(id)?.focus()
  }
  return (
    <div className="attachments-field">
      <TextField
        id={id}
        type="file"
        multiple
        accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
        label={t`Files (optional)`}
        hint={t`For example a photograph of your degree. PDF, JPEG or PNG, up to ${most} files of 5 MB each.`}
        error={files.areTooMany ? t`These are more than ${most} files. Remove some.` : undefined}
        onChange={(event) => {
          files.add([...(event.target.files ?? [])])
          // The list below is what counts; so the same file can be chosen again after it was removed.
          event.target.value = ''
        }}
      />
      {files.chosen.length > 0 && (
        <ul className="attachments" aria-label={t`Chosen files`}>
          {files.chosen.map((chosen) => (
            <ChosenFileItem key={chosen.id} chosen={chosen} onRemove={() => remove(chosen)} />
          ))}
        </ul>
      )}
    </div>
  )
}

function ChosenFileItem({ chosen, onRemove }: { readonly chosen: ChosenFile; readonly onRemove: () => void }) {
  const { t } = useLingui()
  const sizeText = useFileSize()
  const problemText = useProblemText()
  const { name, size } = chosen.file
  return (
    <li>
      <div>
        <p className="attachments__name">{name}</p>
        <p className="holder__quiet">{sizeText(size)}</p>
        {chosen.problem !== null && (
          <p className="ui-field__error" role="alert">
            {problemText(chosen.problem)}
          </p>
        )}
      </div>
      <Button variant="quiet" aria-label={t`Remove ${name}`} onClick={onRemove}>{t`Remove`}</Button>
    </li>
  )
}

function useProblemText() {
  const { t } = useLingui()
  const texts: Record<FileProblem, string> = {
    'too-large': t`The file is larger than 5 MB. Make it smaller or remove it.`,
    'wrong-type': t`This is no PDF, JPEG or PNG. Remove it.`,
    empty: t`The file is empty or cannot be read. Remove it.`,
  }
  return (problem: FileProblem) => texts[problem]
}
