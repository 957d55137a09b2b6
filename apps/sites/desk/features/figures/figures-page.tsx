import { useLingui } from '@lingui/react/macro'
import type { InstitutionFigures } from '@perga/contracts'
import { Actions, Button } from '@perga/ui/actions/button'
import { TextField } from '@perga/ui/forms/field'
import { DescriptionList } from '@perga/ui/panels/description-list'
import { useState } from 'react'
import { callApi } from '../../../shell/api-client.ts'
import { BackLink, Page } from '../../../shell/page.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { useChange } from '../../../shell/use-change.ts'
import { AnswerView } from '../../answer-view.tsx'
import { ChangeNotice } from '../../change-notice.tsx'
import { ChooseInDirectory } from '../../choose-in-directory.tsx'
import { useStaff } from '../../current-member.tsx'
import { useInstitutionOrOwn } from '../../use-institution-or-own.ts'

const pathOf = (institution: string) => `/api/desk/institutions/${encodeURIComponent(institution)}/figures`

/** `/desk/figures` and `/desk/figures/{code}`: the figures of one institution. */
export function Component() {
  const { t } = useLingui()
  const institution = useInstitutionOrOwn()
  const isOwn = useStaff().kind === 'institution' || institution === null
  return (
    <Page
      title={isOwn ? t`Figures` : t`Figures: ${institution}`}
      before={isOwn ? undefined : <BackLink href={`/desk/directory/${institution}`} />}
      intro={t`The public list shows them with their day.`}
    >
      {institution === null ? <ChooseInDirectory /> : <Figures key={institution} institution={institution} />}
    </Page>
  )
}

function Figures({ institution }: { readonly institution: string }) {
  const { t } = useLingui()
  const { answer, retry } = useAnswer(institution, () => callApi<InstitutionFigures>(pathOf(institution)))
  return (
    <AnswerView answer={answer} retry={retry}>
      {({ can_declare, figures }) => (
        <>
          {figures === null ? <p>{t`No figures are known yet.`}</p> : <Known figures={figures} />}
          {can_declare ? (
            <DeclarationForm institution={institution} onDeclared={retry} />
          ) : (
            <p>{t`The degrees of this institution are counted every day: nothing is to be declared.`}</p>
          )}
        </>
      )}
    </AnswerView>
  )
}

function Known({ figures }: { readonly figures: NonNullable<InstitutionFigures['figures']> }) {
  const { t } = useLingui()
  const day = figures.as_of.slice(0, 10)
  return (
    <DescriptionList
      facts={[
        { term: t`Bachelor degrees`, value: figures.bachelor },
        { term: t`Master degrees`, value: figures.master },
        { term: t`Doctorates`, value: figures.doctorate },
        { term: t`Of titles that are not documented yet`, value: figures.undocumented ?? '–' },
        { term: t`As of`, value: figures.source === 'counted' ? t`${day}, counted` : t`${day}, declared` },
      ]}
    />
  )
}

function DeclarationForm(props: { readonly institution: string; readonly onDeclared: () => void }) {
  const { t } = useLingui()
  const [entered, setEntered] = useState({ bachelor: '', master: '', doctorate: '', as_of: '' })
  const [isChecked, setChecked] = useState(false)
  const isNumber = (text: string) => /^\d{1,9}$/.test(text)
  const isComplete =
    isNumber(entered.bachelor) && isNumber(entered.master) && isNumber(entered.doctorate) && entered.as_of !== ''
  const { change, run } = useChange(() => {
    const { bachelor, master, doctorate, as_of } = entered
    const json = { bachelor: Number(bachelor), master: Number(master), doctorate: Number(doctorate), as_of }
    return callApi(pathOf(props.institution), { method: 'POST', json }).then(props.onDeclared)
  })
  const field = (name: 'bachelor' | 'master' | 'doctorate') => ({
    id: `figures-${name}`,
    inputMode: 'numeric' as const,
    value: entered[name],
    error: isChecked && !isNumber(entered[name]) ? t`Write a whole number.` : undefined,
    onChange: (event: { target: { value: string } }) => setEntered({ ...entered, [name]: event.target.value.trim() }),
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (isComplete) void run()
      }}
    >
      <h2>{t`Declare figures`}</h2>
      <TextField label={t`Bachelor degrees`} {...field('bachelor')} />
      <TextField label={t`Master degrees`} {...field('master')} />
      <TextField label={t`Doctorates`} {...field('doctorate')} />
      <TextField
        id="figures-as-of"
        label={t`Of which day`}
        type="date"
        value={entered.as_of}
        error={isChecked && entered.as_of === '' ? t`Choose the day.` : undefined}
        onChange={(event) => setEntered({ ...entered, as_of: event.target.value })}
      />
      <ChangeNotice change={change} done={t`The figures were declared`} />
      <Actions>
        <Button type="submit" unavailable={change.state === 'sending'}>{t`Declare the figures`}</Button>
      </Actions>
    </form>
  )
}
