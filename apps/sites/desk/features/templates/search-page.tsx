import { useLingui } from '@lingui/react/macro'
import type { TemplateForest } from '@perga/contracts'
import { EDUCATION_LEVELS, levelName } from '@perga/domain'
import { Actions, Button } from '@perga/ui/actions/button'
import { TextField } from '@perga/ui/forms/field'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
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

function SearchForm({ search, forest, onSearch }: SearchFormProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const [text, setText] = useState(search.q)
  const [institution, setInstitution] = useState<string | null>(search.institution || null)
  const [level, setLevel] = useState<string | null>(search.level || null)
  return (
    <search>
      <form
        className="template-search"
        onSubmit={(event) => {
          event.preventDefault()
          onSearch({ q: text, institution: institution ?? '', level: level ?? '' })
        }}
      >
        <TextField
          label={t`Title, department, institution or blueprint id`}
          hint={t`Any words, in Greek or Latin letters, with or without accents. Former names count too.`}
          value={text}
          maxLength={200}
          onChange={(event) => setText(event.target.value)}
        />
        <Choice
          id="templates-institution"
          label={t`Institution`}
          options={forest.institutions.map(({ id, name, count }) => ({
            ...{ value: id, label: `${name[locale]} (${count})`, keywords: `${name.el} ${name.en} ${id}` },
          }))}
          value={institution}
          onChange={setInstitution}
        />
        <Choice
          id="templates-level"
          label={t`Level`}
          options={EDUCATION_LEVELS.map((value) => ({ value, label: levelName(value, locale) }))}
          value={level}
          onChange={setLevel}
        />
        <Actions>
          <Button type="submit">{t`Search`}</Button>
        </Actions>
      </form>
    </search>
  )
}
