import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SECTIONS } from './requirements.ts'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const security = read('docs/security.md')

const ROW = /^\| (\d+\.\d+\.\d+) \| (.*) \| (.*) \|$/gm
const rows = [...security.matchAll(ROW)].map(([, number = '', answer = '', evidence = '']) => ({
  number,
  answer,
  evidence,
}))

test('every requirement of level 1 and 2 is answered, once', () => {
  const required = Object.entries(SECTIONS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  )
  expect(required).toHaveLength(253)
  expect(rows.map(({ number }) => number)).toEqual(required)
})

test('an answer that names nothing to look at says why', () => {
  const bare = rows.filter(({ answer, evidence }) => {
    const isReason =
      /not applicable|\*Open|\*open|no hints|#limits|#files|#sessions|#keys|#connections|#data|#logs/.test(answer)
    return evidence === '–' && !isReason
  })
  expect(bare).toEqual([])
})

test('what is said of a test is its title', () => {
  const faults: string[] = []
  for (const [, path = '', title = ''] of security.matchAll(/`([\w./-]+\.test\.tsx?)` “([^”]+)”/g)) {
    const text = read(path).replaceAll("\\'", "'")
    if (!text.includes(title)) faults.push(`${path}: ${title}`)
  }
  expect(faults).toEqual([])
})

test('what is the operator’s has its place in the operations manual', () => {
  const manual = read('docs/operations.md')
  const named = [...security.matchAll(/`docs\/operations\.md` “([^”]+)”/g)].map(([, heading]) => heading)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((heading) => !manual.includes(`## ${heading}\n`))).toEqual([])
})
