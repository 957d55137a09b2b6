import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { DirectoryList } from '@perga/contracts'
import { normalizeName } from '@perga/domain'
import { TextField } from '@perga/ui/forms/field'
import { useState } from 'react'
import { Answered } from '../../../shell/answered.tsx'
import { Page } from '../../../shell/page.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { DeskTable } from '../../desk-table.tsx'
import { fetchDirectory } from './directory-api.ts'
import { NewInstitutionForm } from './new-institution-form.tsx'
import { useAdoptionTexts } from './use-adoption-texts.ts'
import { useWayTexts } from './use-way-texts.ts'

/** `/desk/directory`: every institution. */
export function Component() {
  const { t } = useLingui()
  const { answer, retry } = useAnswer('directory', fetchDirectory)
  return (
    <Page title={t`Directory`} intro={t`The institutions and who answers for their degrees.`} narrow={false}>
      <Answered answer={answer} retry={retry}>
        {({ institutions }) => <SearchableList institutions={institutions} />}
      </Answered>
      <NewInstitutionForm onEntered={retry} />
    </Page>
  )
}

function SearchableList({ institutions }: DirectoryList) {
  const { t } = useLingui()
  const [sought, setSought] = useState('')
  const found = institutions.filter(({ code, name_el, name_en }) =>
    normalizeName(`${code} ${name_el} ${name_en}`).includes(normalizeName(sought)),
  )
  return (
    <>
      <TextField
        id="directory-search"
        label={t`Search`}
        hint={t`A part of the name or the code.`}
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      <p role="status">{t`${plural(found.length, { one: '# institution', other: '# institutions' })}`}</p>
      <InstitutionTable institutions={found} />
    </>
  )
}

function InstitutionTable({ institutions }: DirectoryList) {
  const { t } = useLingui()
  const locale = useLocale()
  const adoptions = useAdoptionTexts()
  const modes = { ...useWayTexts(), none: '–' }
  return (
    <DeskTable
      caption={t`Institutions`}
      columns={[t`Institution`, t`Takes part`, t`Connection`]}
      rows={institutions.map(({ code, name_el, name_en, adoption, merged_into, connection, has_proposal }) => ({
        key: code,
        cells: [
          <a key="name" href={`/desk/directory/${code}`}>
            {locale === 'el' ? name_el : name_en}
          </a>,
          merged_into === null ? adoptions[adoption] : t`Merged into ${merged_into}`,
          has_proposal ? t`${modes[connection ?? 'none']}, a change waits for approval` : modes[connection ?? 'none'],
        ],
      }))}
    />
  )
}
