import type { Worker } from 'node:worker_threads'
import { signJades } from '@perga/ades'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestWorld } from '../../../../../packages/ades/src/test-pki/test-world.ts'
import { validateArchive } from '../archive-file.ts'
import { type ArchiveValidator, type ArchiveValidatorLimits, createArchiveValidator } from './archive-validator.ts'

// A thread reads the whole package before its first file.
vi.setConfig({ testTimeout: 60_000 })

const world = createTestWorld()
const question = { trustAnchors: world.trustAnchors, validationTime: world.now }
const sealed = async () => {
  const jades = await signJades(Buffer.from('{"title":"Πτυχίο"}'), { signer: world.signer, signingTime: world.now })
  return new Uint8Array(Buffer.from(JSON.stringify(jades)))
}

const open: ArchiveValidator[] = []
const started: Worker[] = []
const onWorker = (worker: Worker) => started.push(worker)
beforeEach(() => {
  started.length = 0
  process.on('worker', onWorker)
})
afterEach(async () => {
  process.off('worker', onWorker)
  await Promise.all(open.splice(0).map((validator) => validator.close()))
})

function validatorWith(limits: Partial<ArchiveValidatorLimits> = {}): ArchiveValidator {
  const validator = createArchiveValidator({ deadlineMs: 60_000, queue: 10, ...limits })
  open.push(validator)
  return validator
}
const refusal = (code: string) => expect.objectContaining({ code })

test('C12: the thread says what validation says in place, for each of many files', async () => {
  const { validate } = validatorWith()
  const file = await sealed()
  const inPlace = await validateArchive(file, question)
  expect(inPlace).toMatchObject({ format: 'jades', indication: 'INDETERMINATE' })
  expect(await Promise.all([1, 2, 3].map(() => validate(file, question)))).toEqual([inPlace, inPlace, inPlace])
  expect(started).toHaveLength(1)
})

test('C12: a file that is not recognised is refused as such, and the thread goes on', async () => {
  const { validate } = validatorWith()
  await expect(validate(Buffer.from('x'), question)).rejects.toEqual(refusal('archive_file_unrecognised'))
  await expect(validate(await sealed(), question)).resolves.toMatchObject({ format: 'jades' })
  expect(started).toHaveLength(1)
})

test('C12: a file that is examined past the deadline is refused, and another thread takes the next', async () => {
  const { validate } = validatorWith({ deadlineMs: 1 })
  const file = await sealed()
  await expect(validate(file, question)).rejects.toEqual(refusal('archive_file_too_complex'))
  await expect(validate(file, question)).rejects.toEqual(refusal('archive_file_too_complex'))
  expect(started).toHaveLength(2)
})

test('C12: more files than may wait are refused at once', async () => {
  const { validate } = validatorWith({ queue: 1 })
  const file = await sealed()
  const taken = [validate(file, question), validate(file, question)]
  await expect(validate(file, question)).rejects.toEqual(refusal('documents_busy'))
  expect(await Promise.all(taken)).toHaveLength(2)
  await expect(validate(file, question)).resolves.toMatchObject({ format: 'jades' })
})
