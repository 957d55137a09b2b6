import type { AugmentedPades, BaselineLevel } from '@perga/ades'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { fixedClock } from '../platform/clock.ts'
import { augmentFiles } from './augment-files.ts'
import type { FileName, SealedFile, SealedFileStore } from './sealed-file-store.ts'

const START = new Date('2026-11-20T10:00:00Z')
const log = pino({ level: 'silent' })

interface Kept extends SealedFile {
  dueAt: Date
  attempts: number
}

let clock = fixedClock(START)
let kept = new Map<string, Kept>()
let asked: string[] = []
beforeEach(() => {
  clock = fixedClock(START)
  kept = new Map()
  asked = []
})

const nameOf = ({ auditId, locale }: FileName) => `${auditId}/${locale}`
const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Keeps files as the database does, each holding its own name; one named `altered` does not open. */
function keep(auditId: string, level: BaselineLevel = 'B-B'): void {
  kept.set(`${auditId}/el`, { pdf: bytesOf(auditId), level, dueAt: new Date(0), attempts: 0 })
}

const files: SealedFileStore = {
  find: async (name) => kept.get(nameOf(name)),
  keep: async () => undefined,
  prolong: async () => undefined,
  erase: async () => 0,
  async incomplete(now, limit) {
    const due = [...kept].filter(([, file]) => file.level !== 'B-LTA' && file.dueAt <= now)
    return due.slice(0, limit).map(([name, { pdf, level, attempts }]) => ({
      ...{ name: { auditId: name.replace('/el', ''), locale: 'el' as const }, level, attempts },
      open() {
        if (name.startsWith('altered')) throw new Error('altered')
        return pdf
      },
    }))
  },
  async postpone(name, dueAt) {
    const file = kept.get(nameOf(name))
    if (file) Object.assign(file, { dueAt, attempts: file.attempts + 1 })
  },
  async raise(name, _from, raised) {
    Object.assign(kept.get(nameOf(name)) ?? {}, raised)
  },
}

const run = (augment: (pdf: Uint8Array) => AugmentedPades) =>
  augmentFiles({ files, clock, log, augment: async (pdf) => augment(noted(pdf)) })
const noted = (pdf: Uint8Array) => {
  asked.push(new TextDecoder().decode(pdf))
  return pdf
}
const whole = (pdf: Uint8Array): AugmentedPades => ({ pdf, level: 'B-LTA' })
const unreached = (pdf: Uint8Array): AugmentedPades => ({
  ...{ pdf, level: 'B-T' },
  notReached: { level: 'B-LT', code: 'revocation_unreachable', detail: '', cause: new Error('down') },
})

const levels = () => [...kept.values()].map(({ level }) => level)

test('C2: every kept file below B-LTA is completed, more than are taken at once too; whole ones are left alone', async () => {
  for (let count = 0; count < 25; count += 1) keep(`f${count}`)
  keep('whole', 'B-LTA')
  await run(whole)
  expect(new Set(levels())).toEqual(new Set(['B-LTA']))
  expect(asked).toHaveLength(25)
})

test('C2: files that cannot be opened hold up no other', async () => {
  for (let count = 0; count < 5; count += 1) keep(`altered${count}`)
  for (let count = 0; count < 12; count += 1) keep(`f${count}`)
  await run(whole)
  expect(levels().filter((level) => level === 'B-LTA')).toHaveLength(12)
  expect(kept.get('altered0/el')?.dueAt).toEqual(new Date('2026-11-20T10:01:00Z'))
})

test('C2: what was reached is kept, the rest is tried again soon, and a round that completes nothing ends the run', async () => {
  for (let count = 0; count < 25; count += 1) keep(`f${count}`)
  await run(unreached)
  expect(asked).toHaveLength(10)
  expect(levels().filter((level) => level === 'B-T')).toHaveLength(10)
  clock.moveBy(4_000)
  await run(whole)
  expect(new Set(levels())).toEqual(new Set(['B-LTA']))
})
