import { useLingui } from '@lingui/react/macro'
import type { InstitutionAvailability } from '@perga/contracts'
import { Button } from '@perga/ui/actions/button'
import { useState } from 'react'
import { useLocale } from '../../../shell/use-locale.ts'
import { AvailabilityStrip } from './availability-strip.tsx'
import { useFigureTexts } from './figure-texts.ts'

/** Which institutions answer now, and how they answered over thirty days. */
export function Availability({ institutions }: { readonly institutions: readonly InstitutionAvailability[] }) {
  const { t } = useLingui()
  const [isDetailed, setDetailed] = useState(false)
  return (
    <section aria-labelledby="availability">
      <h2 id="availability">{t`Do the institutions answer?`}</h2>
      <p>{t`Every five minutes, and whenever a degree is read, each institution is asked. The share is that of questions it answered in the last 30 days.`}</p>
      {institutions.length === 0 ? (
        <p>{t`No institution is connected yet.`}</p>
      ) : (
        <>
          <ul className="figures__institutions">
            {institutions.map((institution) => (
              <Institution key={institution.code} institution={institution} isDetailed={isDetailed} />
            ))}
          </ul>
          <Button variant="secondary" aria-expanded={isDetailed} onClick={() => setDetailed(!isDetailed)}>
            {isDetailed ? t`Hide the days in words` : t`Show the days in words`}
          </Button>
        </>
      )}
    </section>
  )
}

interface InstitutionProps {
  readonly institution: InstitutionAvailability
  readonly isDetailed: boolean
}

function Institution({ institution, isDetailed }: InstitutionProps) {
  const { t } = useLingui()
  const text = useFigureTexts()
  const name = institution[`name_${useLocale()}`]
  const { answersNow, availability, days } = institution
  const states = { true: t`answers`, false: t`does not answer`, null: t`not asked lately` }
  const share = availability === null ? t`too few questions yet` : text.share(availability)
  return (
    <li>
      <h3>{name}</h3>
      <p>
        <span className={`figures__state figures__state--${answersNow}`}>{states[`${answersNow}`]}</span>
        <span>{share}</span>
      </p>
      <AvailabilityStrip days={days} />
      <p className={isDetailed ? 'figures__days' : 'ui-visually-hidden'}>
        <Shortfalls institution={institution} />
      </p>
    </li>
  )
}

/** The strip in words: the days on which not every question was answered, and why. */
function Shortfalls({ institution: { days, failures } }: { readonly institution: InstitutionAvailability }) {
  const { t } = useLingui()
  const text = useFigureTexts()
  const known = days.filter(({ availability }) => availability !== null)
  const short = known.filter(({ availability }) => availability !== null && availability < 100)
  const list = short.map(({ day, availability }) => `${text.period(day)} ${text.share(availability ?? 0)}`).join(' · ')
  const [late, away, broken] = [failures.timedOut, failures.unreachable, failures.broken].map(text.count)
  if (known.length === 0) return t`On no day were enough questions asked.`
  if (short.length === 0) return t`Every question was answered, on every day that was counted.`
  return t`Below 100%: ${list}. Questions without an answer in time: ${late}. Not reachable: ${away}. Unusable answers: ${broken}.`
}
