import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { TourPersona } from '@perga/contracts'
import { Breadcrumbs } from '@perga/ui/layout/breadcrumbs'
import { Panel } from '@perga/ui/panels/panel'
import { Answered } from '../../../shell/answered.tsx'
import { call } from '../../../shell/api-client.ts'
import { Page } from '../../../shell/page.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { tour } from '../../content/tour.ts'
import { TourStepItem } from './tour-step.tsx'
import { useProgress } from './use-progress.ts'
import './tour.css'

/** `/tour`: the whole service tried out, step by step, with invented people (row P13). */
export function Component() {
  const { t } = useLingui()
  const title = t`Guided tour`
  return (
    <Page
      before={<Breadcrumbs label={t`You are here`} crumbs={[{ text: t`Home`, href: '/' }, { text: title }]} />}
      title={title}
      intro={t`Try the whole service in a quarter of an hour, once as a degree holder and once as an organisation. Every person here is invented.`}
    >
      <TourHere />
    </Page>
  )
}

function TourHere() {
  const { t } = useLingui()
  const { answer, retry } = useAnswer('tour', (signal) => call('GET /api/tour', { signal }))
  return (
    <Answered answer={answer} retry={retry} waiting={t`Looking for the people of the tour…`}>
      {(found) => (found.personas === null ? <NoTour /> : <Steps personas={found.personas} />)}
    </Answered>
  )
}

function NoTour() {
  const { t } = useLingui()
  return (
    <Panel tone="info" title={t`The tour needs a test installation`}>
      <p>{t`This is the real service: here nobody can log in as an invented person. The guides show the same steps in pictures.`}</p>
      <ul>
        <li>
          <a href="/guides/graduates">{t`Guide for degree holders`}</a>
        </li>
        <li>
          <a href="/guides/verifiers">{t`Guide for those who check degrees`}</a>
        </li>
      </ul>
    </Panel>
  )
}

function Steps({ personas }: { readonly personas: readonly TourPersona[] }) {
  const { t } = useLingui()
  const { parts } = tour.read(useLocale())
  const { isDone, setDone, count } = useProgress()
  const all = parts.reduce((total, { steps }) => total + steps.length, 0)
  const personaOf = (userName: string | null) => personas.find((persona) => persona.userName === userName) ?? null
  return (
    <>
      <p role="status" className="tour__progress">
        {t`${plural(count, { one: `Done: # of ${all} steps`, other: `Done: # of ${all} steps` })}`}
      </p>
      {parts.map((part) => (
        <section key={part.title} aria-label={part.title}>
          <h2>{part.title}</h2>
          <p>{part.text}</p>
          <ol className="tour__steps">
            {part.steps.map((step) => (
              <TourStepItem
                key={step.id}
                step={step}
                persona={personaOf(step.as)}
                graduate={step.asksForGraduate ? (personaOf('eleni')?.graduate ?? null) : null}
                isDone={isDone(step.id)}
                onDone={(done) => setDone(step.id, done)}
              />
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}
