import { useLingui } from '@lingui/react/macro'
import type { TemplateForest } from '@perga/contracts'
import { EDUCATION_LEVELS, levelName } from '@perga/domain'
import { TextField } from '@perga/ui/forms/field'
import { useSearchParams } from 'react-router'
import { Form } from '../../../shell/form/form.tsx'
import { anyBody, useForm } from '../../../shell/form/use-form.ts'
import { Page } from '../../../shell/page.tsx'
import { useLocale } from '../../../shell/use-locale.ts'
import { Choice } from '../../choice.tsx'
import { Answered } from './answered.tsx'
import { RegistryLinks } from './registry-links.tsx'
import { TemplateResults } from './template-results.tsx'
import { fetchForest, fetchTemplates, type Search } from './templates-api.ts'
import './templates.css'

/** `/desk/templates`: the whole registry, searched. */
export function Component() {
  const { t } = useLingui()
  const [parameters, setParameters] = useSearchParams()
  const read = (name: string) => parameters.get(name) ?? ''
  const search: Search = {
    ...{ q: read('q'), institution: read('institution'), level: read('level') },
    page: Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1),
  }
  const show = (next: Partial<Search>) => {
    const values = Object.entries({ ...search, page: 1, ...next }).map(([name, value]) => [name, String(value)])
    const lang = parameters.get('lang')
    setParameters(Object.fromEntries([...values, ...(lang === null ? [] : [['lang', lang]])]))
  }
  return (
    <Page
      title={t`Degree templates`}
      intro={t`What each degree is called, who issues it and at which level.`}
      narrow={false}
    >
      <Answered question="forest" ask={fetchForest}>
        {(forest) => (
          <>
            <SearchForm key={parameters.toString()} search={search} forest={forest} onSearch={show} />
            <RegistryLinks institution={search.institution} />
            <Answered question={JSON.stringify(search)} ask={(signal) => fetchTemplates(search, signal)}>
              {(page) => <TemplateResults page={page} onPage={(number) => show({ page: number })} />}
            </Answered>
          </>
        )}
      </Answered>
    </Page>
  )
}

interface SearchFormProps {
  readonly search: Search
  readonly forest: TemplateForest
  readonly onSearch: (search: Partial<Search>) => void
}

interface Chosen {
  readonly q: string
  readonly institution: string | null
  readonly level: string | null
}

function SearchForm({ search, forest, onSearch }: SearchFormProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const initial: Chosen = { q: search.q, institution: search.institution || null, level: search.level || null }
  const form = useForm({
    id: 'templates',
    initial,
    rules: anyBody<Chosen>(),
    fields: {
      q: {
        label: t`Title, department, institution or blueprint id`,
        hint: t`Any words, in Greek or Latin letters, with or without accents. Former names count too.`,
      },
      institution: { label: t`Institution` },
      level: { label: t`Level` },
    },
    send: ({ q, institution, level }) => onSearch({ q, institution: institution ?? '', level: level ?? '' }),
    guarded: false,
  })
  return (
    <search>
      <Form form={form} className="template-search" submit={t`Search`}>
        <TextField {...form.text('q')} maxLength={200} />
        <Choice
          {...form.pick('institution')}
          options={forest.institutions.map(({ id, name, count }) => ({
            value: id,
            label: `${name[locale]} (${count})`,
            keywords: `${name.el} ${name.en} ${id}`,
          }))}
        />
        <Choice
          {...form.pick('level')}
          options={EDUCATION_LEVELS.map((value) => ({ value, label: levelName(value, locale) }))}
        />
      </Form>
    </search>
  )
}
