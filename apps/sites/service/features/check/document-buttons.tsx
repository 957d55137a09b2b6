import { useLingui } from '@lingui/react/macro'
import type { InspectedDiploma } from '@perga/contracts'
import { Button } from '@perga/ui/actions/button'
import { Spinner } from '@perga/ui/panels/spinner'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useLocale } from '../../../shell/use-locale.ts'
import { documentName } from './document-name.ts'
import { type DocumentRequest, useDocument } from './use-document.ts'

/** The sealed PDF and the page for printing of a check result, each in a new tab (row X9). */
export function DocumentButtons({ found }: { readonly found: InspectedDiploma }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { document, open } = useDocument()
  const { diploma, diploma_data: diplomaData } = found
  if (diplomaData === undefined) return null
  const name = documentName(diploma)
  const show = (kind: DocumentRequest['kind']) => void open({ kind, filename: name, diplomaData, language: locale })
  return (
    <>
      <Button onClick={() => show('diploma_pdf')}>{t`Download PDF (new tab)`}</Button>
      <Button variant="secondary" onClick={() => show('diploma_printable')}>{t`Print (new tab)`}</Button>
      {document.state === 'open' && (
        <p role="status">
          <a href={document.address} download={name}>{t`Save as ${name}`}</a>
        </p>
      )}
      {document.state === 'loading' && <Spinner label={t`Preparing the document…`} />}
      {document.state === 'failed' && <ProblemPanel error={document.error} />}
    </>
  )
}
