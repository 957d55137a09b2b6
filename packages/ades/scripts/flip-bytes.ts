import { existsSync, readFileSync } from 'node:fs'
import { augmentPades } from '../src/extension/augment-pades.ts'
import { augmentJades } from '../src/jades/augment-jades.ts'
import { signJades } from '../src/jades/sign-jades.ts'
import { signPades } from '../src/pades/sign-pades.ts'
import { type Flip, type FlipOutcome, flipJades, flipPades } from '../src/test-pki/flip-bytes.ts'
import { createTestWorld } from '../src/test-pki/test-world.ts'
import { type ValidationOptions, validateJades, validatePades } from '../src/validation/index.ts'

// Alters one byte at a time of archived files of both formats, of ours and, after `npm run interop`, of other makers, and
// counts what validation says: node flip-bytes.ts [count].

/** A file that passes as it is, and what validation says of it with one byte altered. */
interface Subject {
  readonly name: string
  readonly length: number
  flip(flip: Flip): Promise<FlipOutcome>
}

const FOREIGN = new URL('../interop/var/files/', import.meta.url)
const FOREIGN_FILES = ['dss-LT.json', 'dss-LTA.json', 'dss-LT.pdf', 'dss-LTA.pdf', 'pyhanko-LT.pdf', 'pyhanko-LTA.pdf']

const bytesOf = (file: URL) => new Uint8Array(readFileSync(file))

async function subject(name: string, file: Uint8Array, options: ValidationOptions): Promise<Subject> {
  const isPdf = name.endsWith('.pdf')
  const { indication, payload } = isPdf
    ? { ...(await validatePades(file, options)), payload: undefined }
    : await validateJades(file, options)
  if (indication !== 'TOTAL-PASSED') throw new Error(`${name} is ${indication} before anything is altered`)
  const flip = (flip: Flip) =>
    payload === undefined ? flipPades(file, flip, options) : flipJades(file, flip, { payload, options })
  return { name, length: file.length, flip }
}

async function ownSubjects(): Promise<Subject[]> {
  const world = createTestWorld()
  const options = { trustAnchors: world.trustAnchors, validationTime: new Date(world.now.getTime() + 60_000) }
  const signing = { signer: world.signer, signingTime: world.now }
  const payload = new TextEncoder().encode('{"title":"Πτυχίο","grade":"8.5"}')
  const page = bytesOf(new URL('../src/pades/fixtures/typst-a3a.pdf', import.meta.url))
  const { jades } = await augmentJades(await signJades(payload, signing), 'B-LTA', world)
  const { pdf } = await augmentPades(await signPades(page, signing), 'B-LTA', world)
  return [
    await subject('own.json', new TextEncoder().encode(JSON.stringify(jades)), options),
    await subject('own.pdf', pdf, options),
  ]
}

async function foreignSubjects(): Promise<Subject[]> {
  const root = new URL('root.der', FOREIGN)
  if (!existsSync(root)) return []
  const options = { trustAnchors: [bytesOf(root)], validationTime: new Date() }
  const present = FOREIGN_FILES.filter((name) => existsSync(new URL(name, FOREIGN)))
  return Promise.all(present.map((name) => subject(name, bytesOf(new URL(name, FOREIGN)), options)))
}

const count = Number(process.argv[2] ?? 100_000)
const subjects = [...(await ownSubjects()), ...(await foreignSubjects())]
const outcomes: Record<FlipOutcome, number> = { refused: 0, harmless: 0, 'accepted-changed': 0 }
const random = (below: number) => Math.floor(Math.random() * below)
for (let done = 0; done < count; done++) {
  const chosen = subjects[done % subjects.length]
  if (chosen === undefined) break
  const flip = { at: random(chosen.length), bits: 1 + random(255) }
  const outcome = await chosen.flip(flip)
  outcomes[outcome]++
  if (outcome === 'accepted-changed')
    console.error(`${chosen.name} passes with byte ${flip.at} altered by ${flip.bits}`)
}
const value = outcomes['accepted-changed']
const files = subjects.map(({ name }) => name)
const goal = 'altered signed files accepted'
console.log(JSON.stringify({ goal, value, target: 0, unit: `of ${count}`, pass: value === 0, outcomes, files }))
process.exitCode = value === 0 ? 0 : 1
