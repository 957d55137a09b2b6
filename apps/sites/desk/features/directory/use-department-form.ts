import { useLingui } from '@lingui/react/macro'
import type { DeskDepartment } from '@perga/contracts'
import { useForm } from '../../../shell/form/use-form.ts'
import { departmentRules } from './directory.rules.ts'
import { enterDepartment, saveDepartment } from './directory-api.ts'
import { useInstitutionCode } from './institution-frame.tsx'

/** A department as it is typed. */
export interface DepartmentEntry {
  readonly kind: DeskDepartment['kind']
  readonly name_el: string
  readonly name_en: string
  readonly minedu_id: string
  readonly maintainer_id: string | null
  readonly former_institution_el: string
  readonly former_institution_en: string
}

/** The form of a new department, or of the one that is changed. */
export function useDepartmentForm(edited: DeskDepartment | null, onSaved: () => void) {
  const { t } = useLingui()
  const institution = useInstitutionCode()
  return useForm({
    id: 'department',
    initial: entryOf(edited),
    rules: departmentRules,
    fields: {
      kind: { label: t`Kind` },
      name_el: { label: t`Greek name` },
      name_en: { label: t`English name` },
      minedu_id: { label: t`Code of the ministry` },
      maintainer_id: {
        id: 'department-maintainer',
        label: t`Department that keeps its data`,
        hint: t`Type a part of the name, or open the list.`,
      },
      former_institution_el: { label: t`Former name of the institution on its degrees, in Greek` },
      former_institution_en: { label: t`The same in English` },
    },
    send: ({ kind, ...facts }) =>
      edited === null ? enterDepartment(institution, { kind, ...facts }) : saveDepartment({ id: edited.id, ...facts }),
    onDone: onSaved,
    check: ({ kind, maintainer_id }) => (kind === 'issuing' && maintainer_id === null ? ['maintainer_id'] : []),
  })
}

function entryOf(edited: DeskDepartment | null): DepartmentEntry {
  return {
    kind: edited?.kind ?? 'maintaining',
    name_el: edited?.name_el ?? '',
    name_en: edited?.name_en ?? '',
    minedu_id: edited?.minedu_id ?? '',
    maintainer_id: edited?.maintainer_id ?? null,
    former_institution_el: edited?.former_institution_el ?? '',
    former_institution_en: edited?.former_institution_en ?? '',
  }
}
