import { useLingui } from '@lingui/react/macro'
import type { DeskDepartment } from '@perga/contracts'
import { Button } from '@perga/ui/actions/button'
import { useState } from 'react'
import { Answered } from '../../../shell/answered.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { DeskTable } from '../../desk-table.tsx'
import { DepartmentForm } from './department-form.tsx'
import { fetchEntry } from './directory-api.ts'
import { InstitutionFrame, useInstitutionCode } from './institution-frame.tsx'

/** `/desk/directory/{code}/departments`: who keeps the data, who issued, who answers for whom. */
export function Component() {
  const { t } = useLingui()
  const code = useInstitutionCode()
  const { answer, retry } = useAnswer(code, () => fetchEntry(code))
  const [edited, setEdited] = useState<DeskDepartment | null>(null)
  const saved = () => {
    setEdited(null)
    retry()
  }
  return (
    <InstitutionFrame title={t`Departments of ${code}`}>
      <Answered answer={answer} retry={retry}>
        {({ departments }) => (
          <>
            <DepartmentForm key={edited?.id ?? 'new'} edited={edited} known={departments} onSaved={saved} />
            <DepartmentTable departments={departments} onEdit={setEdited} />
          </>
        )}
      </Answered>
    </InstitutionFrame>
  )
}

function DepartmentTable(props: {
  readonly departments: readonly DeskDepartment[]
  readonly onEdit: (department: DeskDepartment) => void
}) {
  const { t } = useLingui()
  const locale = useLocale()
  const nameOf = (named: { name_el: string; name_en: string }) => named[locale === 'el' ? 'name_el' : 'name_en']
  return (
    <DeskTable
      caption={t`Departments`}
      columns={[t`Department`, t`Kind`, t`Kept by`, t`What to do`]}
      rows={props.departments.map((department) => ({
        key: department.id,
        cells: [
          nameOf(department),
          department.kind === 'issuing' ? t`Issued degrees` : t`Keeps the data (${department.minedu_id ?? '–'})`,
          department.maintainer === null
            ? '–'
            : `${nameOf(department.maintainer)} (${department.maintainer.institution_code})`,
          <Button
            key="edit"
            variant="secondary"
            aria-label={t`Change ${nameOf(department)}`}
            onClick={() => props.onEdit(department)}
          >
            {t`Change`}
          </Button>,
        ],
      }))}
    />
  )
}
