import { useLingui } from '@lingui/react/macro'
import { TextField } from '@perga/ui/forms/field'
import { Breadcrumbs } from '@perga/ui/layout/breadcrumbs'
import { Spinner } from '@perga/ui/panels/spinner'
import { Page } from '../../../shell/page.tsx'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { ArchiveState } from './archive-state.tsx'
import { useArchive } from './use-archive.ts'

/** `/archive`: until when is my sealed file protected, and a new time stamp for it (row C12). Needs no login. */
export function Component() {
  const { t } = useLingui()
  const { archive, choose, renew } = useArchive()
  const title = t`Keep a sealed file valid`
  return (
    <Page
      before={<Breadcrumbs label={t`You are here`} crumbs={[{ text: t`Home`, href: '/' }, { text: title }]} />}
      title={title}
      intro={t`The time stamps that protect a sealed degree end after some years. See until when yours is protected, and renew it in time.`}
    >
      <TextField
        type="file"
        accept=".pdf,.json,.jose,application/pdf,application/json,application/jose+json"
        label={t`Sealed file`}
        hint={t`A sealed PDF or a JAdES file (JSON), up to 10 MB. We check it and do not keep it.`}
        error={archive.state === 'too-large' ? t`The file is larger than 10 MB.` : undefined}
        onChange={(event) => choose(event.target.files?.[0])}
      />
      {archive.state === 'inspecting' && <Spinner label={t`Checking the seal…`} />}
      {archive.state === 'renewing' && <Spinner label={t`Adding a time stamp…`} />}
      {archive.state === 'refused' && <ProblemPanel error={archive.error} onRetry={archive.retry} />}
      {archive.state === 'known' && <ArchiveState known={archive.known} onRenew={() => renew(archive.known)} />}
    </Page>
  )
}
