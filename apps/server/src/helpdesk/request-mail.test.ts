import { expect, test } from 'vitest'
import { type MailOccasion, requestMail } from './request-mail.ts'

const REQUEST = {
  ...{ id: '0192', reference: 'AB12CD34EF', answerBy: '2026-12-04' },
  institution: { el: 'Ίδρυμα', en: 'Institution' },
}
const OCCASIONS: readonly MailOccasion[] = ['answered', 'resolved', 'inspection-resolved', 'written', 'due', 'overdue']

test.each(OCCASIONS)(
  'H9: mail of the kind %s says the reference, the institution and the page, in both languages',
  (occasion) => {
    const { subject, text } = requestMail(REQUEST, occasion, 'https://perga.example')
    expect(subject.split(REQUEST.reference)).toHaveLength(3)
    expect(text).toMatch(/Ίδρυμα[\s\S]*https:\/\/perga\.example\/\S+\?lang=el[\s\S]*Institution[\s\S]*\?lang=en/)
  },
)

test('H9: a reminder names the day in words', () => {
  const { subject, text } = requestMail(REQUEST, 'due', 'https://perga.example')
  expect(subject).toContain('4 Δεκεμβρίου 2026')
  expect(text).toContain('4 December 2026')
})
