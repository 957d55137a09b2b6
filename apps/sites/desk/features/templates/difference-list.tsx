import { useLingui } from '@lingui/react/macro'
import type { TemplateContent, TemplateDifference } from '@perga/contracts'
import { DIPLOMA_ROWS, type DiplomaRow, fieldLabel } from '@perga/domain'
import { VisuallyHidden } from '@perga/ui/layout/visually-hidden'
import { DescriptionList } from '@perga/ui/panels/description-list'
import { useLocale } from '../../../shell/use-locale.ts'

/** A field that the diploma has no row of the same name for. */
type FieldOfTemplate =
  | Exclude<keyof TemplateContent, DiplomaRow | 'issuingDepartmentId' | 'curriculumId'>
  | 'issuingDepartment'
  | 'curriculum'

/** What a change changes, field by field: before and after, said in words too. */
export function DifferenceList({ differences }: { readonly differences: readonly TemplateDifference[] }) {
  const { t } = useLingui()
  const locale = useLocale()
  const fields: Record<FieldOfTemplate, string> = {
    titleEl: t`Title in Greek`,
    titleEn: t`Title in English`,
    levelCode: t`Level`,
    iscedField: t`Field of education`,
    notesEl: t`Notes in Greek`,
    notesEn: t`Notes in English`,
    issuingDepartment: t`Issuing department`,
    curriculum: t`Curriculum`,
  }
  const rows = DIPLOMA_ROWS.map((row) => [row, fieldLabel(row, locale)] as const)
  const labels = new Map<string, string>([...rows, ...Object.entries(fields)])
  if (differences.length === 0) return <p>{t`Nothing changes.`}</p>
  return (
    <div className="template-diff">
      <DescriptionList
        facts={differences.map(({ field, before, after }) => ({
          term: labels.get(field) ?? field,
          value: (
            <>
              {before !== null && (
                <span>
                  <VisuallyHidden>{t`Before:`} </VisuallyHidden>
                  <del>{before[locale]}</del>
                </span>
              )}
              <span>
                <VisuallyHidden>{t`After:`} </VisuallyHidden>
                <ins>{after === null ? t`(empty)` : after[locale]}</ins>
              </span>
            </>
          ),
        }))}
      />
    </div>
  )
}
