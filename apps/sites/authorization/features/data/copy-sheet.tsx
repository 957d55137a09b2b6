import { useLingui } from '@lingui/react/macro'
import type { ReleasedDiploma } from '@perga/contracts'
import { formatUnixUtc } from '@perga/domain'
import { Actions, Button } from '@perga/ui/actions/button'
import { CodeText } from '@perga/ui/code/code-text'
import { DescriptionList } from '@perga/ui/panels/description-list'
import { Notice, useNotice } from '@perga/ui/panels/notice'
import { useEffect } from 'react'
import { copyText } from '../../../shell/copy-text.ts'
import { Page } from '../../../shell/page.tsx'
import { VerificationQr } from '../../../shell/verification-qr.tsx'
import { useOwnLanguage } from '../holder-area/use-own-language.ts'
import { DegreeFacts } from './degree-facts.tsx'
import './copy-sheet.css'

interface CopySheetProps {
  readonly released: ReleasedDiploma
  readonly onClose: () => void
}

/** The holder's own copy as a sheet of paper: everything that the degree says, and how anybody checks it. */
export function CopySheet({ released, onClose }: CopySheetProps) {
  const { t } = useLingui()
  const { diploma, verificationIdentifier } = released
  const own = useOwnLanguage()
  const institution = own(diploma.issuerInstitution, diploma.issuerInstitutionEn)
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  return (
    <Page title={own(diploma.title, diploma.titleEn) ?? t`Degree`} intro={institution}>
      <CopyActions identifier={verificationIdentifier} onClose={onClose} />
      <article className="copy-sheet">
        <DegreeFacts diploma={diploma} headingLevel={2} />
        <section className="holder__group">
          <h2>{t`Signature`}</h2>
          <DescriptionList
            facts={[
              { term: t`Signed for`, value: t`the holder of the degree` },
              { term: t`Signed at (UTC)`, value: formatUnixUtc(diploma.timestamp) },
              { term: t`Verification identifier`, value: <CodeText>{verificationIdentifier}</CodeText> },
            ]}
          />
        </section>
        <VerificationQr identifier={verificationIdentifier}>
          {t`Any verifier who logs in checks a printout with this QR code, or with the identifier above.`}
        </VerificationQr>
      </article>
    </Page>
  )
}

function CopyActions({ identifier, onClose }: { readonly identifier: string; readonly onClose: () => void }) {
  const { t } = useLingui()
  const { text, show } = useNotice()
  const copy = async () =>
    show(
      (await copyText(identifier)) ? t`The verification identifier was copied` : t`The identifier could not be copied`,
    )
  return (
    <>
      <Actions>
        <Button onClick={() => window.print()}>{t`Print`}</Button>
        <Button variant="secondary" onClick={() => void copy()}>{t`Copy the verification identifier`}</Button>
        <Button variant="quiet" onClick={onClose}>{t`Back to my degrees`}</Button>
      </Actions>
      <Notice text={text} />
    </>
  )
}
