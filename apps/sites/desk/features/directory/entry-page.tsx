import { useLingui } from '@lingui/react/macro'
import type { DirectoryEntry } from '@perga/contracts'
import { Panel } from '@perga/ui/panels/panel'
import { Answered } from '../../../shell/answered.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { fetchEntry } from './directory-api.ts'
import { FormerNames } from './former-names.tsx'
import { InstitutionFrame, useInstitutionCode } from './institution-frame.tsx'
import { MergerForm } from './merger-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import { RenamingForm } from './renaming-form.tsx'

/** `/desk/directory/{code}`: what is kept of an institution. */
export function Component() {
  const { t } = useLingui()
  const locale = useLocale()
  const code = useInstitutionCode()
  const { answer, retry } = useAnswer(code, () => fetchEntry(code))
  const title = answer.state === 'ready' ? answer.value[locale === 'el' ? 'name_el' : 'name_en'] : t`Institution`
  return (
    <InstitutionFrame title={title}>
      <Answered answer={answer} retry={retry}>
        {(entry) => <Entry key={JSON.stringify(entry)} entry={entry} onChanged={retry} />}
      </Answered>
    </InstitutionFrame>
  )
}

function Entry({ entry, onChanged }: { readonly entry: DirectoryEntry; readonly onChanged: () => void }) {
  const { t } = useLingui()
  return (
    <div className="page--text">
      {entry.merged_into !== null && (
        <Panel tone="info" title={t`Merged into ${entry.merged_into} on ${entry.merged_on}`}>
          <p>{t`Its name goes on standing on its degrees. The other institution answers for them.`}</p>
        </Panel>
      )}
      <ProfileForm entry={entry} />
      <FormerNames entry={entry} onChanged={onChanged} />
      <RenamingForm entry={entry} onChanged={onChanged} />
      {entry.merged_into === null && <MergerForm entry={entry} onChanged={onChanged} />}
    </div>
  )
}
