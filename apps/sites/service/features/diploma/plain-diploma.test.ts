import { expect, test } from 'vitest'
import { plainDiploma } from './plain-diploma.ts'

test('O7: the text of a degree has a line for each disclosed fact, and none for what was withheld or is not held', () => {
  const groups = [
    {
      title: 'Degree',
      facts: [
        { term: 'Title', value: 'Πτυχίο' },
        { term: 'Notes', value: null },
      ],
    },
    { title: 'Grade', facts: [{ term: 'Grade in words', value: undefined }] },
    { title: 'Dates', facts: [{ term: 'Date of graduation', value: '28/11/2019' }] },
  ]
  expect(plainDiploma(groups)).toBe('Degree —\nTitle: Πτυχίο\n\nDates —\nDate of graduation: 28/11/2019')
})
