import type { Worker } from 'node:worker_threads'
import type { Refusal } from '@perga/domain'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describePage } from '../page/describe-page.ts'
import { DEMO_DIPLOMA, DEMO_IDENTIFIER } from '../testing/demo-diploma.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { type PageOrder, TypesettingFailed } from './compile-page.ts'
import { createTypesetter, type Typesetter, type TypesetterLimits } from './typesetter.ts'

const options = { locale: 'el', origin: 'https://perga.example', identifier: DEMO_IDENTIFIER, seal: 'none' } as const
const order = (lastNameEl = 'Α'): PageOrder => ({
  page: describePage({ ...DEMO_DIPLOMA, lastNameEl }, options),
  attachment: null,
  createdAt: 1_795_000_000,
})
const unusable: PageOrder = { page: { facts: 'Μυστικόν' }, attachment: null, createdAt: 0 }

const open: Typesetter[] = []
const started: Worker[] = []
const onWorker = (worker: Worker) => started.push(worker)
beforeEach(() => {
  started.length = 0
  process.on('worker', onWorker)
})
afterEach(async () => {
  process.off('worker', onWorker)
  await Promise.all(open.splice(0).map((typesetter) => typesetter.close()))
})

function typesetterWith(limits: Partial<TypesetterLimits>): Typesetter {
  const typesetter = createTypesetter({ threads: 1, queue: 10, timeoutMs: 60_000, documentsPerThread: 100, ...limits })
  open.push(typesetter)
  return typesetter
}

test('orders that come together are each answered with their own page', async () => {
  const typesetter = typesetterWith({ threads: 2 })
  const names = ['Πρώτη', 'Δεύτερη', 'Τρίτη', 'Τέταρτη', 'Πέμπτη']
  const pdfs = await Promise.all(names.map((name) => typesetter.typeset(order(name))))
  expect(pdfs.map((pdf, index) => readPdf(pdf).text.includes(names[index] ?? ''))).toEqual(names.map(() => true))
  expect(started).toHaveLength(2)
})

test('no more wait than the queue holds: the next is refused at once', async () => {
  const typesetter = typesetterWith({ queue: 1 })
  const taken = [typesetter.typeset(order()), typesetter.typeset(order())]
  await expect(typesetter.typeset(order())).rejects.toMatchObject({ code: 'documents_busy' } satisfies Partial<Refusal>)
  await Promise.all(taken)
  await expect(typesetter.typeset(order())).resolves.toBeInstanceOf(Uint8Array)
})

test('a thread is replaced after its number of documents', async () => {
  const typesetter = typesetterWith({ documentsPerThread: 2 })
  for (let count = 0; count < 4; count++) await typesetter.typeset(order())
  expect(started).toHaveLength(2)
})

test('a page that takes too long is refused and its thread replaced; those that wait are not held up', async () => {
  const typesetter = typesetterWith({ timeoutMs: 1 })
  const both = await Promise.allSettled([typesetter.typeset(order()), typesetter.typeset(order())])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(started).toHaveLength(2)
})

test('a page that cannot be set is refused without a word of its texts', async () => {
  const failure = await typesetterWith({})
    .typeset(unusable)
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(TypesettingFailed)
  expect(String(failure)).not.toContain('Μυστικόν')
})
