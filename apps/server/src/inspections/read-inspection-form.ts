import type { InspectionForm } from '@perga/contracts'
import { basicDateFromParts, completeYear, greekDay, parseBasicDate, Refusal, refuseUnless } from '@perga/domain'
import type { InspectedPerson } from './match-degree.ts'

/** Whom a form asks about. Throws `malformed_request` for a date that is none, and for a purpose that names the person. */
export function readInspectionForm(form: InspectionForm, now: Date): InspectedPerson {
  const { ssn, lastname, level, department } = form
  const told = `${form.purpose} ${form.case_number ?? ''}`
  // The purpose is kept readable, so a person's number must not come in by it.
  refuseUnless(!told.replace(/[\s.-]/g, '').includes(ssn), 'malformed_request', { reason: 'number in the purpose' })
  return {
    identifier: { scheme: ssn.length === 9 ? 'tin' : 'ssn', value: ssn },
    birthDate: birthDateOf(form, now),
    lastName: lastname,
    level,
    department,
  }
}

function birthDateOf({ day, month, year }: InspectionForm, now: Date) {
  const today = parseBasicDate(greekDay(now).replaceAll('-', ''))
  if (today === null) throw new TypeError('the clock is outside the calendar')
  const birthDate = basicDateFromParts({
    day: Number(day),
    month: Number(month),
    year: year.length === 2 ? completeYear(Number(year), Number(today.slice(0, 4))) : Number(year),
    today,
  })
  if (birthDate === null) throw new Refusal('malformed_request', { reason: 'no such date' })
  return birthDate
}
