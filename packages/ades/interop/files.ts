import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { augmentPades, renewPadesArchive } from '../src/extension/augment-pades.ts'
import { augmentJades, renewJadesArchive } from '../src/jades/augment-jades.ts'
import { signJades } from '../src/jades/sign-jades.ts'
import { signPades } from '../src/pades/sign-pades.ts'
import { serialOf } from '../src/test-pki/test-revocation.ts'
import type { TestWorld } from '../src/test-pki/test-world.ts'

/** What every judge must say of a file. */
export interface Expected {
  readonly name: string
  readonly outcome: 'passed' | 'undecided' | 'failed'
  /** The level by components, as judges without the network name it. */
  readonly level?: string
  /** When it is judged; now unless told. */
  readonly at?: Date
  /** Whether the file says of itself that it meets PDF/UA-1. */
  readonly accessible?: boolean
}

/** Where the files of a run are kept, for a look at them afterwards. */
export const FOLDER = new URL('var/files/', import.meta.url).pathname
const PAYLOAD = new TextEncoder().encode('{"title":"Πτυχίο","grade":"8.5"}')
const LEVELS = ['B-T', 'B-LT', 'B-LTA'] as const
const YEAR = 365 * 24 * 3_600_000

const write = (name: string, bytes: Uint8Array | string) => writeFileSync(join(FOLDER, name), bytes)
const flip = (bytes: Uint8Array, at: number) => bytes.with(at, (bytes[at] ?? 0) ^ 1)
const outcomeOf = (level: string): Expected['outcome'] => (level === 'B-B' || level === 'B-T' ? 'undecided' : 'passed')

async function writeJades(world: TestWorld): Promise<Expected[]> {
  const sealed = await signJades(PAYLOAD, { signer: world.signer, signingTime: world.now })
  write('jades-B-B.json', JSON.stringify(sealed))
  const expected: Expected[] = [{ name: 'jades-B-B.json', outcome: 'undecided', level: 'B-B' }]
  for (const level of LEVELS) {
    const { jades } = await augmentJades(sealed, level, world)
    write(`jades-${level}.json`, JSON.stringify(jades))
    expected.push({ name: `jades-${level}.json`, outcome: outcomeOf(level), level })
    if (level !== 'B-LTA') continue
    write('jades-renewed.json', JSON.stringify((await renewJadesArchive(jades, world)).jades))
    const payload = `${jades.payload.slice(0, -2)}AA`
    write('jades-changed.json', JSON.stringify({ ...jades, payload }))
  }
  return [
    ...expected,
    { name: 'jades-renewed.json', outcome: 'passed', level: 'B-LTA' },
    { name: 'jades-changed.json', outcome: 'failed' },
  ]
}

async function writePades(world: TestWorld, pdf: Uint8Array): Promise<Expected[]> {
  const signing = { signer: world.signer, signingTime: world.now, name: 'Δοκιμαστική σφραγίδα' }
  const sealed = await signPades(pdf, signing)
  write('pades-B-B.pdf', sealed)
  const expected: Expected[] = [{ name: 'pades-B-B.pdf', outcome: 'undecided', level: 'B-B' }]
  for (const level of LEVELS) {
    const augmented = await augmentPades(sealed, level, world)
    write(`pades-${level}.pdf`, augmented.pdf)
    expected.push({ name: `pades-${level}.pdf`, outcome: outcomeOf(level), level })
    if (level !== 'B-LTA') continue
    write('pades-renewed.pdf', (await renewPadesArchive(augmented.pdf, world)).pdf)
    write('pades-changed.pdf', flip(augmented.pdf, 1000))
  }
  const visible = { page: 1, rectangle: [50, 50, 200, 100], appearance: '0.2 0.4 0.7 RG 2 w 1 1 148 48 re S' } as const
  write('pades-visible.pdf', (await augmentPades(await signPades(pdf, { ...signing, visible }), 'B-LTA', world)).pdf)
  return [
    ...expected,
    { name: 'pades-renewed.pdf', outcome: 'passed', level: 'B-LTA' },
    { name: 'pades-visible.pdf', outcome: 'passed', level: 'B-LTA' },
    { name: 'pades-changed.pdf', outcome: 'failed' },
  ]
}

/** A world that lasts, one whose seal ends soon, one whose OCSP responder ends soon, one whose seal is RSA. */
export interface Worlds {
  readonly world: TestWorld
  readonly short: TestWorld
  readonly stale: TestWorld
  readonly rsa: TestWorld
}

/** A seal revoked between an early and a late stamp, and one judged after its certificates have ended. */
async function writeOverTime({ world, short, stale }: Worlds): Promise<Expected[]> {
  const sealed = await signJades(PAYLOAD, { signer: short.signer, signingTime: short.now })
  write('short-B-LT.json', JSON.stringify((await augmentJades(sealed, 'B-LT', short)).jades))
  write('short-B-LTA.json', JSON.stringify((await augmentJades(sealed, 'B-LTA', short)).jades))
  const late = await signJades(PAYLOAD, { signer: world.signer, signingTime: world.now })
  world.revocations.set(serialOf(world.seal), new Date(world.now.getTime() + 3_600_000))
  write('revoked-later.json', JSON.stringify((await augmentJades(late, 'B-LT', world)).jades))
  world.revocations.clear()
  const answered = await signJades(PAYLOAD, { signer: stale.signer, signingTime: stale.now })
  for (const level of ['B-LT', 'B-LTA'] as const) {
    write(`stale-${level}.json`, JSON.stringify((await augmentJades(answered, level, stale)).jades))
  }
  const at = new Date(short.now.getTime() + YEAR)
  return [
    { name: 'short-B-LT.json', outcome: 'passed', level: 'B-LT', at },
    { name: 'short-B-LTA.json', outcome: 'passed', level: 'B-LTA', at },
    { name: 'stale-B-LT.json', outcome: 'undecided', level: 'B-LT', at },
    { name: 'stale-B-LTA.json', outcome: 'passed', level: 'B-LTA', at },
    { name: 'revoked-later.json', outcome: 'passed', level: 'B-LT' },
  ]
}

/** Writes what the makers of other programs need to seal with the same keys. */
function writeInputs(world: TestWorld, pdf: Uint8Array): void {
  write('root.der', world.root.der)
  write('seal.der', world.seal.der)
  write('issuing.der', world.issuing.der)
  write('seal.p8', world.seal.key.export({ format: 'der', type: 'pkcs8' }))
  write('payload.json', PAYLOAD)
  write('document.pdf', pdf)
}

async function writeRsa(world: TestWorld, pdf: Uint8Array): Promise<Expected[]> {
  const signing = { signer: world.signer, signingTime: world.now }
  write('rsa-B-LTA.json', JSON.stringify((await augmentJades(await signJades(PAYLOAD, signing), 'B-LTA', world)).jades))
  write('rsa-B-LTA.pdf', (await augmentPades(await signPades(pdf, signing), 'B-LTA', world)).pdf)
  return ['rsa-B-LTA.json', 'rsa-B-LTA.pdf'].map((name) => ({ name, outcome: 'passed', level: 'B-LTA' }))
}

/** Where the files of one run are kept, empty. */
export function emptyFolder(): string {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  return FOLDER
}

/** Generates our files at each level. */
export async function writeFiles(worlds: Worlds, page: string): Promise<Expected[]> {
  const pdf = new Uint8Array(readFileSync(page))
  const { world, short, stale, rsa } = worlds
  writeInputs(world, pdf)
  write('short-root.der', short.root.der)
  write('stale-root.der', stale.root.der)
  write('rsa-root.der', rsa.root.der)
  return [
    ...(await writeJades(world)),
    ...(await writePades(world, pdf)),
    ...(await writeOverTime(worlds)),
    ...(await writeRsa(rsa, pdf)),
  ]
}
