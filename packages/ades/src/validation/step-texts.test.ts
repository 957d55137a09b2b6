import { describe, expect, test } from 'vitest'
import {
  describeStep,
  INDICATION_TEXTS,
  REASON_TEXTS,
  STEP_TEXTS,
  SUB_INDICATION_TEXTS,
  TOPIC_TEXTS,
  VERDICT_TEXTS,
  WARNING_TEXTS,
} from './step-texts.ts'
import { STEP_TOPICS } from './steps.ts'

const tables = {
  STEP_TEXTS,
  REASON_TEXTS,
  TOPIC_TEXTS,
  VERDICT_TEXTS,
  INDICATION_TEXTS,
  SUB_INDICATION_TEXTS,
  WARNING_TEXTS,
}
const entries = Object.entries(tables).flatMap(([table, texts]) =>
  Object.entries(texts).map(([code, text]) => [`${table}.${code}`, text] as const),
)

describe('V7: texts of the report', () => {
  test.each(entries)('%s exists in English and in Greek', (_, { en, el }) => {
    expect(en).toMatch(/[a-z]/)
    expect(el).toMatch(/[α-ωά-ώ]/)
    expect(el).not.toMatch(/[A-Za-z]/)
  })

  test('every step has a text', () => {
    expect(Object.keys(STEP_TEXTS).sort()).toEqual(Object.keys(STEP_TOPICS).sort())
  })

  test('a step reads as one sentence with subject, verdict, reason and time', () => {
    const step = {
      code: 'REVOCATION',
      verdict: 'inconclusive',
      subject: 'Ίδρυμα',
      reason: 'revoked',
      time: new Date('2026-11-20T12:00:00Z'),
    } as const
    expect(describeStep(step, 'el')).toBe(
      'Το πιστοποιητικό δεν είχε ανακληθεί (Ίδρυμα) – δεν μπορεί να κριθεί: ανακλήθηκε πριν από τον αποδεδειγμένο χρόνο της υπογραφής [2026-11-20T12:00:00.000Z]',
    )
    expect(describeStep({ code: 'FORMAT', verdict: 'passed' }, 'en')).toMatch(/ – yes$/)
  })
})
