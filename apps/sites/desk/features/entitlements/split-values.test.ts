import { expect, test } from 'vitest'
import { splitValues } from './split-values.ts'

const A = 'urn:mace:example.gr:perga:helpdesk:338:full:6,8'
const B = 'urn:mace:example.gr:perga:helpdesk:245:view'

test.each([
  ['lines', `${A}\n${B}\n`],
  ['lines of another system', `${A}\r\n\r\n  ${B}`],
  ['commas', `${A}, ${B}`],
  ['commas at the ends of lines', `${A},\n${B}`],
  ['semicolons', `${A}; ${B}`],
  ['spaces', `${A}   ${B}`],
  ['quotation marks', `"${A}", '${B}'`],
])('H8: values stand apart by %s, and the comma between levels stays', (_, text) => {
  expect(splitValues(text)).toEqual([A, B])
})

test('H8: a fault stays in its value, so that the check can name it', () => {
  expect(splitValues(`${B} :6`)).toEqual([`${B} :6`])
  expect(splitValues(`${B}:6,`)).toEqual([`${B}:6,`])
  expect(splitValues('338:view')).toEqual(['338:view'])
  expect(splitValues(' \n ; ')).toEqual([])
})
