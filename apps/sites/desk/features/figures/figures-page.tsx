import { useLingui } from '@lingui/react/macro'
import type { InstitutionFigures } from '@perga/contracts'
import { greekDay } from '@perga/domain'
import { TextField } from '@perga/ui/forms/field'
import { DescriptionList } from '@perga/ui/panels/description-list'
import { Answered } from '../../../shell/answered.tsx'
import { Form } from '../../../shell/form/form.tsx'
import { useForm } from '../../../shell/form/use-form.ts'
import { BackLink, Page } from '../../../shell/page.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { ChooseInDirectory } from '../../choose-in-directory.tsx'
import { useStaff } from '../../current-member.tsx'
import { useInstitutionOrOwn } from '../../use-institution-or-own.ts'
import { figuresRules } from './figures.rules.ts'
import { declareFigures, fetchFigures } from './figures-api.ts'

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
  const { answer, retry } = useAnswer(institution, () => fetchFigures(institution))
  return (
    <Answered answer={answer} retry={retry}>
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
    </Answered>
  )
}

function Known({ figures }: { readonly figures: NonNullable<InstitutionFigures['figures']> }) {
  const { t } = useLingui()
  const day = greekDay(new Date(figures.as_of))
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
  const mistake = t`Write a whole number.`
  const form = useForm({
    id: 'figures',
    initial: { bachelor: '', master: '', doctorate: '', as_of: '' },
    rules: figuresRules,
    fields: {
      bachelor: { label: t`Bachelor degrees`, mistake },
      master: { label: t`Master degrees`, mistake },
      doctorate: { label: t`Doctorates`, mistake },
      as_of: { id: 'figures-as-of', label: t`Of which day`, mistake: t`Choose the day.` },
    },
    send: (figures) => declareFigures(props.institution, figures),
    onDone: props.onDeclared,
  })
  return (
    <Form form={form} title={t`Declare figures`} submit={t`Declare the figures`} done={t`The figures were declared`}>
      <TextField {...form.text('bachelor')} inputMode="numeric" />
      <TextField {...form.text('master')} inputMode="numeric" />
      <TextField {...form.text('doctorate')} inputMode="numeric" />
      <TextField {...form.text('as_of')} type="date" />
    </Form>
  )
}
