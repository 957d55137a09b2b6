import { type Augmenting, augmentPades, type JadesSignature, signJades, signPades } from '@perga/ades'
import { expect, test, vi } from 'vitest'
import { typstPdf } from '../../../../packages/ades/src/pades/fixtures/fixture-pdf.ts'
import { packedPdf, sealRaw } from '../../../../packages/ades/src/test-pki/raw-pdf.ts'
import { serialOf } from '../../../../packages/ades/src/test-pki/test-revocation.ts'
import { createTestWorld, type TestWorld } from '../../../../packages/ades/src/test-pki/test-world.ts'
import { type ArchiveFile, readArchiveFile, validateArchive } from './archive-file.ts'
import { inspectArchive } from './inspect-archive.ts'
import { renewArchive } from './renew-archive.ts'

// Each file is stamped and validated many times over.
vi.setConfig({ testTimeout: 60_000 })

const YEAR = 365 * 24 * 3_600_000
const PAYLOAD = '{"title":"Πτυχίο Δοκιμαστικής Πληροφορικής"}'

const bytesOf = (jades: JadesSignature) => new TextEncoder().encode(JSON.stringify(jades))
const clockOf = (world: TestWorld) => ({ now: () => world.now })
const dependenciesOf = (world: TestWorld) => ({ authorities: world, validate: validateArchive, clock: clockOf(world) })
/** The seal's certificate ends long before the last renewal: only the archive stamps keep it valid. */
const worldOfAShortSeal = () => createTestWorld({ sealUntil: new Date('2027-06-01T00:00:00Z') })

async function makeJades(world: TestWorld): Promise<Uint8Array> {
  const signed = await signJades(new TextEncoder().encode(PAYLOAD), { signer: world.signer, signingTime: world.now })
  return bytesOf(signed)
}
const makePades = (world: TestWorld) => signPades(typstPdf(), { signer: world.signer, signingTime: world.now })
const FORMATS = [
  ['jades', makeJades],
  ['pdf', makePades],
] as const

const bytesIn = (file: ArchiveFile) => (file.format === 'pdf' ? file.pdf : bytesOf(file.jades))
const renew = async (bytes: Uint8Array, world: TestWorld) => bytesIn(await renewArchive(bytes, dependenciesOf(world)))

const inspect = (bytes: Uint8Array, world: TestWorld) => inspectArchive(bytes, dependenciesOf(world))
const refusal = (code: string) => expect.objectContaining({ code })

test.each(FORMATS)(
  'C12: a %s at B-B is raised to B-LTA, then renewed three times, a year apart, by the clock',
  async (format, make) => {
    const world = worldOfAShortSeal()
    let file = await renew(await make(world), world)
    for (const renewals of [1, 2, 3]) {
      world.now = new Date(world.now.getTime() + YEAR)
      const earlier = file
      file = await renew(file, world)
      const stamps = (await inspect(file, world)).steps.filter(({ code }) => code === 'ARCHIVE_TIMESTAMP')
      expect(stamps).toHaveLength(renewals + 1)
      if (format === 'pdf') expect(Buffer.from(file.subarray(0, earlier.length)).equals(earlier)).toBe(true)
    }
    expect(world.now.getUTCFullYear()).toBe(2029)
    expect(await inspect(file, world)).toMatchObject({
      format,
      level: 'B-LTA',
      indication: 'TOTAL-PASSED',
      renewable: true,
    })
  },
)

/** What is asked of a world's own authorities goes there: both name the same addresses. */
function joined(world: TestWorld, successor: TestWorld): Augmenting {
  const known = [successor.root, successor.stampingCa].map(({ der }) => Buffer.from(der))
  const isSuccessors = (issuer: Uint8Array) => known.some((der) => der.equals(issuer))
  return {
    timestamps: successor.timestamps,
    trustAnchors: [...world.trustAnchors, ...successor.trustAnchors],
    revocation: {
      statusOf: (question) => (isSuccessors(question.issuer.der) ? successor : world).revocation.statusOf(question),
    },
  }
}

test.each(FORMATS)(
  'C12: a %s outlives its time-stamping authority when another renews it in time, and is refused when not',
  async (_, make) => {
    const world = createTestWorld({ tsaUntil: new Date('2028-01-01T00:00:00Z') })
    const archived = await renew(await make(world), world)
    expect((await inspect(archived, world)).protectedUntil).toBe('2028-01-01T00:00:00.000Z')

    world.now = new Date('2027-12-01T00:00:00Z')
    const successor = createTestWorld({ now: world.now })
    const renewing = { authorities: joined(world, successor), validate: validateArchive, clock: clockOf(world) }
    const renewed = bytesIn(await renewArchive(archived, renewing))
    world.now = new Date('2028-02-01T00:00:00Z')
    successor.now = world.now
    await expect(renewArchive(archived, renewing)).rejects.toEqual(refusal('archive_file_not_valid'))
    expect(await inspectArchive(renewed, renewing)).toMatchObject({ indication: 'TOTAL-PASSED', level: 'B-LTA' })
    await expect(renewArchive(renewed, renewing)).resolves.toBeDefined()
  },
)

test.each(FORMATS)(
  'C12: a %s sealed under another root is refused as foreign, and no authority is asked',
  async (_, make) => {
    const [world, other] = [createTestWorld(), createTestWorld()]
    await expect(renew(await make(other), world)).rejects.toEqual(refusal('archive_file_foreign'))
    const archived = await renew(await make(other), other)
    await expect(renew(archived, world)).rejects.toEqual(refusal('archive_file_foreign'))
    expect(world.asked).toEqual([])
    expect(await inspect(archived, world)).toMatchObject({ indication: 'INDETERMINATE', renewable: false })
  },
)

test.each(FORMATS)(
  'C12: a %s altered in one byte of its content is refused, and no authority is asked',
  async (format, make) => {
    const world = createTestWorld()
    const archived = Buffer.from(await renew(await make(world), world))
    const asked = world.asked.length
    const at = format === 'pdf' ? 60 : archived.indexOf('"payload":"') + 20
    archived[at] = archived[at] === 0x41 ? 0x42 : 0x41
    await expect(renew(archived, world)).rejects.toEqual(refusal('archive_file_not_valid'))
    expect(world.asked).toHaveLength(asked)
  },
)

test('C12: a stamp that was altered is not mended by another', async () => {
  const world = createTestWorld()
  const file = readArchiveFile(await renew(await makeJades(world), world))
  if (file.format !== 'jades') throw new Error('not JAdES')
  const other = readArchiveFile(await renew(await makeJades(world), world))
  if (other.format !== 'jades') throw new Error('not JAdES')
  const items = [...(file.jades.header?.etsiU.slice(0, -1) ?? []), other.jades.header?.etsiU.at(-1) ?? '']
  const spliced = bytesOf({ ...file.jades, header: { etsiU: items } })
  await expect(renew(spliced, world)).rejects.toEqual(refusal('archive_file_not_valid'))
})

test('C12: a seal that was revoked before any stamp is refused', async () => {
  const world = createTestWorld()
  const { pdf } = await augmentPades(await makePades(world), 'B-T', world)
  world.revocations.set(serialOf(world.seal), new Date('2026-11-01T00:00:00Z'))
  await expect(renew(pdf, world)).rejects.toEqual(refusal('archive_file_not_valid'))
})

test('C12: an authority that fails is told as such', async () => {
  const world = createTestWorld()
  const archived = await renew(await makePades(world), world)
  world.down.add('http://tsa.test/')
  await expect(renew(archived, world)).rejects.toEqual(refusal('archive_authority_unavailable'))
})

test('C12: without a configured authority neither renewal nor inspection is offered', async () => {
  const world = createTestWorld()
  const without = { ...dependenciesOf(world), authorities: null }
  const file = await makeJades(world)
  await expect(renewArchive(file, without)).rejects.toEqual(refusal('archive_not_offered'))
  await expect(inspectArchive(file, without)).rejects.toEqual(refusal('archive_not_offered'))
})

test.each([
  ['nothing', ''],
  ['text', 'x'],
  ['JSON of another shape', '{"payload":"","protected":"","signature":""  ,"more":1}'],
  ['a member that would be lost', '{"payload":"","protected":"","signature":"","header":{"etsiU":[],"x":1}}'],
  ['JSON that is no object', '[]'],
])('C12: %s is not recognised, and its text is in no error', async (_, text) => {
  const world = createTestWorld()
  const error: unknown = await renew(new TextEncoder().encode(text), world).catch((thrown: unknown) => thrown)
  expect(error).toEqual(refusal('archive_file_unrecognised'))
  expect(error).toHaveProperty('detail', {})
  expect(error).not.toHaveProperty('cause')
})

test('V7: the steps are told in both languages, each with its topic and verdict', async () => {
  const world = createTestWorld()
  const { steps, outcome } = await inspect(await renew(await makeJades(world), world), world)
  expect(new Set(steps.map(({ topic }) => topic))).toEqual(
    new Set(['integrity', 'issuer', 'status', 'time', 'algorithms']),
  )
  for (const { text } of [...steps, { text: outcome }]) {
    expect(text.el).toMatch(/[α-ω]/)
    expect(text.en).not.toMatch(/[α-ω]/)
  }
})

test('C12, V15: something behind the sealed part is told by inspection and refused by renewal, and no authority is asked', async () => {
  const world = createTestWorld()
  const archived = await renew(await makePades(world), world)
  const asked = world.asked.length
  const forged = Buffer.concat([archived, Buffer.from('\n%%EOF\n')])
  const inspection = await inspect(forged, world)
  expect(inspection).toMatchObject({ indication: 'INDETERMINATE', renewable: false })
  expect(inspection.steps).toContainEqual(expect.objectContaining({ code: 'DOCUMENT_UNCHANGED', verdict: 'failed' }))
  await expect(renew(forged, world)).rejects.toEqual(refusal('archive_file_not_valid'))
  expect(world.asked).toHaveLength(asked)
})

test('C12, V15: a sound file of a form that is not extended here is not renewable', async () => {
  const world = createTestWorld()
  const file = await sealRaw(packedPdf(), world)
  expect(await inspect(file, world)).toMatchObject({ level: 'B-B', renewable: false })
  await expect(renew(file, world)).rejects.toEqual(refusal('archive_file_unrecognised'))
})
