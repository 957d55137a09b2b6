import { useLingui } from '@lingui/react/macro'
import type { UploadState } from '@perga/contracts'
import { Answered } from '../../../shell/answered.tsx'
import { BackLink, Page } from '../../../shell/page.tsx'
import { useMoment } from '../../../shell/use-moment.ts'
import { ChooseInDirectory } from '../../choose-in-directory.tsx'
import { useStaff } from '../../current-member.tsx'
import { useInstitutionOrOwn } from '../../use-institution-or-own.ts'
import { useKeptAnswer } from '../../use-kept-answer.ts'
import { fetchUploadState } from './degree-file-api.ts'
import { FileForm } from './file-form.tsx'
import { UploadKeySection } from './upload-keys.tsx'

/** `/desk/degree-file` and `/desk/degree-file/{code}`: what is served of an uploaded file, and a new one (row I11). */
export function Component() {
  const { t } = useLingui()
  const institution = useInstitutionOrOwn()
  const isOwn = useStaff().kind === 'institution' || institution === null
  return (
    <Page
      title={isOwn ? t`File of degrees` : t`File of degrees: ${institution}`}
      before={isOwn ? undefined : <BackLink href={`/desk/directory/${institution}`} />}
      intro={t`A new file takes the place of the last one as a whole. It is checked by the same rules as a connection.`}
    >
      {institution === null ? <ChooseInDirectory /> : <DegreeFile key={institution} institution={institution} />}
    </Page>
  )
}

function DegreeFile({ institution }: { readonly institution: string }) {
  const { answer, renew } = useKeptAnswer({ subject: institution }, (signal) => fetchUploadState(institution, signal))
  return (
    <Answered answer={answer} retry={renew}>
      {(state) =>
        state.isAgreed ? (
          <>
            <Served state={state} />
            <FileForm institution={institution} onTaken={renew} />
            <UploadKeySection institution={institution} />
          </>
        ) : (
          <NotAgreed />
        )
      }
    </Answered>
  )
}

function NotAgreed() {
  const { t } = useLingui()
  return (
    <>
      <p>{t`The degrees of this institution are not read from a file.`}</p>
      <p>{t`Two members of the service set it up, in place of an API or a view: ask the service for it.`}</p>
    </>
  )
}

function Served({ state: { uploadedAt, degrees } }: { readonly state: UploadState }) {
  const { t } = useLingui()
  const moment = useMoment()
  if (uploadedAt === null) return <p>{t`No file has been taken yet.`}</p>
  const when = moment(Date.parse(uploadedAt) / 1000)
  return <p>{t`Served now: ${degrees} degrees, from the file of ${when}.`}</p>
}
