import fc from 'fast-check'
import { expect, test } from 'vitest'
import { completedYear, dayOf, judgeBirthDate } from './birth-date.ts'

const today = dayOf(new Date('2026-11-21T10:00:00Z'))
const judge = (text: string, isTypingYear = false) => {
  const [day = '', month = '', year = ''] = text.split('-')
  return judgeBirthDate({ day, month, year }, { today, isTypingYear })
}

test.each(['15-03-1992', '5-3-92', '29-02-2024', '31-12-2026'])('X4: %s is a date', (text) => {
  expect(judge(text)).toBe('right')
})

test.each([
  '32-01-1992',
  '00-01-1992',
  '15-13-',
  '45--',
  '31-02-1992',
  '29-02-2023',
  '01-01-2027',
  '01-01-0000',
  '01-01-199',
  '01-01-1',
  '0-01-1992',
])('X4: %s is wrong', (text) => {
  expect(judge(text)).toBe('wrong')
})

test.each(['--', '15--', '15-03-', '-03-1992'])('X4: %s is not finished', (text) => {
  expect(judge(text)).toBe('incomplete')
})

test('X4: a year is not judged while it is being typed', () => {
  expect(['01-01-1', '01-01-20', '01-01-202'].map((text) => judge(text, true))).toEqual(Array(3).fill('incomplete'))
  expect(judge('01-01-2027', true)).toBe('wrong')
})

test('X4: two digits of a year become 20yy up to the current year and 19yy after it', () => {
  expect(['26', '27', '00', '5', '199', '1992', ''].map((year) => completedYear(year, today))).toEqual([
    ...['2026', '1927', '2000', '5', '199', '1992', ''],
  ])
})

test('X4: every day of the calendar up to this year is right', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (date) => {
      const [year = '', month = '', day = ''] = date.toISOString().slice(0, 10).split('-')
      return judgeBirthDate({ day, month, year }, { today }) === 'right'
    }),
  )
})
