import { useLingui } from '@lingui/react/macro'
import { Actions, Button } from '@perga/ui/actions/button'
import { TextField } from '@perga/ui/forms/field'
import { Breadcrumbs } from '@perga/ui/layout/breadcrumbs'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Answered } from '../../../shell/answered.tsx'
import { call } from '../../../shell/api-client.ts'
import { Page } from '../../../shell/page.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { LookupResults } from './lookup-results.tsx'

/** `/institutions/lookup`: whether an institution is recognised, by any name that it has or had (row P11). */
export function Component() {
  const { t } = useLingui()
  const [parameters, setParameters] = useSearchParams()
  const asked = parameters.get('q') ?? ''
  const [text, setText] = useState(asked)
  const [isShort, setShort] = useState(false)
  const title = t`Is an institution recognised?`
  const look = () => {
    const query = text.trim()
    setShort(query.length < 2)
    if (query.length < 2) return
    const next = new URLSearchParams(parameters)
    next.set('q', query)
    setParameters(next)
  }
  return (
    <Page
      title={title}
      before={
        <Breadcrumbs
          label={t`You are here`}
          crumbs={[{ text: t`Home`, href: '/' }, { text: t`Institutions`, href: '/institutions' }, { text: title }]}
        />
      }
      intro={t`Look up the name on a degree: the one of today or a former one.`}
    >
      <search>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            look()
          }}
        >
          <TextField
            label={t`Name of the institution`}
            hint={t`Any words of it, in Greek or English, with or without accents.`}
            error={isShort ? t`Type at least two letters.` : undefined}
            value={text}
            maxLength={200}
            onChange={(event) => setText(event.target.value)}
          />
          <Actions>
            <Button type="submit">{t`Look up`}</Button>
          </Actions>
        </form>
      </search>
      {asked.trim().length >= 2 && <Found asked={asked} />}
    </Page>
  )
}

function Found({ asked }: { readonly asked: string }) {
  const { t } = useLingui()
  const { answer, retry } = useAnswer(asked, (signal) =>
    call('GET /api/v1/institutions/lookup', { query: { q: asked }, signal }),
  )
  return (
    <Answered answer={answer} retry={retry} waiting={t`Searching…`}>
      {(found) => <LookupResults found={found} />}
    </Answered>
  )
}
