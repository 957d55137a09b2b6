import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { TemplatePage } from '@perga/contracts'
import { levelName } from '@perga/domain'
import { Actions, Button } from '@perga/ui/actions/button'
import { useLocale } from '../../../shell/use-locale.ts'

interface TemplateResultsProps {
  readonly page: TemplatePage
  readonly onPage: (page: number) => void
}

/** One page of templates, and the way to the others. */
export function TemplateResults({ page, onPage }: TemplateResultsProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const { total } = page
  return (
    <section aria-labelledby="template-results">
      <h2 id="template-results">{t`${plural(total, { one: '# template', other: '# templates' })}`}</h2>
      {total === 0 && <p>{t`No template matches. Check the spelling or search for less.`}</p>}
      <ul className="template-list">
        {page.templates.map((template) => (
          <li key={template.blueprintId}>
            <a href={`/desk/templates/${template.blueprintId}`}>{template.title[locale]}</a>
            <p>
              {levelName(template.level, locale)} · {template.issuingDepartment.name[locale]} ·{' '}
              {template.institution.name[locale]}
            </p>
            <p className="template-list__id">{template.blueprintId}</p>
          </li>
        ))}
      </ul>
      {page.pages > 1 && (
        <>
          <p>{t`Page ${page.page} of ${page.pages}`}</p>
          <Actions>
            {page.page > 1 && (
              <Button variant="secondary" onClick={() => onPage(page.page - 1)}>{t`Previous page`}</Button>
            )}
            {page.page < page.pages && (
              <Button variant="secondary" onClick={() => onPage(page.page + 1)}>{t`Next page`}</Button>
            )}
          </Actions>
        </>
      )}
    </section>
  )
}
