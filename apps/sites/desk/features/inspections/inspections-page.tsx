import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Answered } from '../../../shell/answered.tsx'
import { Page } from '../../../shell/page.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { DeskTable } from '../../desk-table.tsx'
import { useWhen } from '../../use-when.ts'
import { DelayForm } from './delay-form.tsx'
import { DelayOrders } from './delay-orders.tsx'
import { InspectionTable } from './inspection-table.tsx'
import { fetchOversight, type Inspection, type Lock, type Oversight } from './inspections-api.ts'
import { LiftForm } from './lift-form.tsx'
import { LockTable } from './lock-table.tsx'

/** `/desk/inspections`: purposes, what waits, locked users, and receipts. */
export function Component() {
  const { t } = useLingui()
  const { answer, retry } = useAnswer('inspections', fetchOversight)
  const [chosen, setChosen] = useState<Inspection | null>(null)
  const [lock, setLock] = useState<Lock | null>(null)
  const done = () => {
    setChosen(null)
    setLock(null)
    retry()
  }
  return (
    <Page
      title={t`Ex-officio checks`}
      intro={t`How many checks were made and why. Whom they were about is not kept here.`}
      narrow={false}
    >
      <Answered answer={answer} retry={retry}>
        {(oversight) => (
          <>
            <Purposes purposes={oversight.purposes} />
            <HandOvers handOvers={oversight.handOvers} />
            <DelayOrders found={oversight.delays} onChanged={retry} />
            <InspectionTable inspections={oversight.inspections} onChoose={setChosen} />
            {chosen !== null && (
              <DelayForm key={chosen.id} inspection={chosen} lastDay={oversight.delays.last_day} onDelayed={done} />
            )}
            <LockTable locks={oversight.locks} onChoose={setLock} />
            {lock !== null && <LiftForm key={lock.id} lock={lock} onLifted={done} />}
          </>
        )}
      </Answered>
    </Page>
  )
}

function Purposes({ purposes }: Pick<Oversight, 'purposes'>) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <>
      <h2>{t`By purpose, in the last year`}</h2>
      {purposes.length === 0 ? (
        <p>{t`No check was made.`}</p>
      ) : (
        <DeskTable
          caption={t`Checks by purpose`}
          columns={[t`Purpose`, t`Organisation`, t`Checks`, t`With a result`]}
          rows={purposes.map(({ client, purpose, checks, found }) => ({
            key: `${client.el} ${purpose}`,
            cells: [purpose, client[locale], checks, found],
          }))}
        />
      )}
    </>
  )
}

function HandOvers({ handOvers }: Pick<Oversight, 'handOvers'>) {
  const { t } = useLingui()
  const locale = useLocale()
  const when = useWhen()
  return (
    <>
      <h2>{t`Waiting for institutions`}</h2>
      {handOvers.length === 0 ? (
        <p>{t`Nothing waits.`}</p>
      ) : (
        <DeskTable
          caption={t`Checks that institutions are to answer by hand`}
          columns={[t`Institution`, t`Open`, t`Overdue`, t`Next to be answered by`]}
          rows={handOvers.map(({ code, name_el, name_en, open, overdue, next_answer_by }) => ({
            key: code,
            cells: [locale === 'el' ? name_el : name_en, open, overdue, when(next_answer_by)],
          }))}
        />
      )}
    </>
  )
}
