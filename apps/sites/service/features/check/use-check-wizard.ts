import type { InspectableInstitutions } from '@perga/contracts'
import { useState } from 'react'
import { dayOf } from './birth-date.ts'
import { type CheckForm, checkBody, completedForm, EMPTY_FORM } from './check-form.ts'
import { useCheck } from './use-check.ts'

/** The state of the three steps. What was filled in stays while one goes back; another institution has other departments. */
export function useCheckWizard({ issuers }: InspectableInstitutions) {
  const [step, setStep] = useState<1 | 2 | 3>(1)
  const [chosen, setChosen] = useState<string | null>(null)
  const [form, setForm] = useState<CheckForm>(EMPTY_FORM)
  const [today] = useState(() => dayOf(new Date()))
  const { check, run, giveUp } = useCheck()
  const issuer = issuers.find(({ Institution_Code }) => Institution_Code === chosen)

  const fill = (change: Partial<CheckForm>) => setForm((current) => ({ ...current, ...change }))
  const choose = (code: string | null) => {
    if (code !== chosen) fill({ department: null, departmentEn: null })
    setChosen(code)
  }
  const changeStep = (next: 1 | 2) => {
    giveUp()
    // Each search is confirmed for itself (spec 2 §5).
    fill({ isLawful: false })
    setStep(next)
  }
  const search = () => {
    if (issuer === undefined) return
    const sent = completedForm(form, today)
    setForm(sent)
    setStep(3)
    void run(checkBody(sent, { code: issuer.Institution_Code, name: issuer.Institution }))
  }
  const restart = () => {
    giveUp()
    setForm(EMPTY_FORM)
    setChosen(null)
    setStep(1)
  }
  return { step, issuer, form, today, check, fill, choose, changeStep, search, restart }
}
