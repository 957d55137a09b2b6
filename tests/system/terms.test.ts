import { createHash } from 'node:crypto'
import { KEPT_AFTER_READING_MS } from '@perga/server/documents/recall-signed-diploma.ts'
import { TERMS_VERSION } from '@perga/server/oauth/consent/sharing-policy.ts'
import { FORGET_READERS_AFTER_MS } from '@perga/server/releases/jobs.ts'
import { expect, test } from 'vitest'
import { terms } from '../../apps/sites/service/content/terms.ts'

const DAY_MS = 86_400_000
const [taxNumber = '', degrees = ''] = [0, 1].map((part) =>
  [terms.el, terms.en].map(({ last }) => last.parts[part]).join('\n'),
)
const daysIn = (text: string) => [...text.matchAll(/(\d+) (?:ημέρες|days)/g)].map(([, days]) => Number(days))

test('P5: the terms name the days after which a reader’s number and a signed document are forgotten', () => {
  expect(daysIn(taxNumber)).toEqual([FORGET_READERS_AFTER_MS / DAY_MS, FORGET_READERS_AFTER_MS / DAY_MS])
  expect(daysIn(degrees)).toEqual([KEPT_AFTER_READING_MS / DAY_MS, KEPT_AFTER_READING_MS / DAY_MS])
})

test('P5: terms of another wording have another version, which the consents record', () => {
  const wordings: Record<string, string> = {
    '2026-11-21': '7f6564358505b608',
  }
  const wording = createHash('sha256').update(JSON.stringify(terms)).digest('hex').slice(0, 16)
  expect(wording).toBe(wordings[TERMS_VERSION])
})
