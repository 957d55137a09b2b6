import { execFileSync } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JadesSignature } from '@perga/ades'
import { type SignatureValidation, validateJades, validatePades } from '@perga/ades/validation'
import type { ReleasedDiploma } from '@perga/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Graduate, Reader } from '../support/actors.ts'
import { RestartableServer } from '../support/restartable-server.ts'
import { startWorld, type World } from '../support/world.ts'

const server = new RestartableServer()
const folder = mkdtempSync(join(tmpdir(), 'perga-rotation-'))
let world: World
let reader: Reader
beforeAll(async () => {
  world = await startWorld({ start: server.start })
  reader = new Reader(world)
  await reader.logIn('hr.aegis')
})
afterAll(async () => {
  await world.stop()
  rmSync(folder, { recursive: true })
})

async function read(): Promise<ReleasedDiploma> {
  const code = await new Graduate(world, 'eleni').share('aegis')
  const [released] = (await reader.read(code)).data
  if (released === undefined) throw new Error('nothing was read')
  return released
}

async function pdfOf({ verificationIdentifier }: ReleasedDiploma): Promise<Uint8Array> {
  const query = new URLSearchParams({ diploma_index: '0', signature: verificationIdentifier, language: 'el' })
  const answer = await reader.browser.request(`${world.origin}/api/client/diploma_pdf/x.pdf?${query}`)
  expect(answer.status).toBe(200)
  return new Uint8Array(await answer.arrayBuffer())
}

/** The signature as the service gives it, once it is at B-LT. */
async function raisedJades({ auditId }: ReleasedDiploma): Promise<JadesSignature> {
  const get = () => reader.browser.request(`${world.origin}/api/client/releases/${auditId}/jades`)
  // The endpoint gives what the package reads and writes.
  const jades = async () => (await (await get()).json()) as JadesSignature
  await expect.poll(async () => (await jades()).header?.etsiU?.length ?? 0, { timeout: 60_000 }).toBe(3)
  return jades()
}

const certificateIn = (path: string) => new X509Certificate(readFileSync(path))
const sealOf = ({ protected: header }: { protected: string }) => {
  const { x5c } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { x5c: string[] }
  return new X509Certificate(Buffer.from(x5c[0] ?? '', 'base64')).fingerprint256
}

const PASSED = { indication: 'TOTAL-PASSED' }
function validate(file: JadesSignature | Uint8Array): Promise<SignatureValidation> {
  const { raw } = certificateIn(world.sandbox.environment.TRUST_ANCHORS_FILE ?? '')
  const options = { trustAnchors: [raw], validationTime: new Date(Date.now() + 60_000) }
  return file instanceof Uint8Array ? validatePades(file, options) : validateJades(file, options)
}

/** The seal that follows, in one file as an authority hands it over. */
function nextSealAsPkcs12(): Record<string, string | undefined> {
  const { SEAL_KEY_FILE: key, SEAL_CHAIN_FILE: chain } = world.sandbox.nextSeal
  const out = join(folder, 'next.p12')
  const command = ['pkcs12', '-export', '-inkey', key, '-in', chain, '-out', out, '-passout', 'pass:a phrase']
  execFileSync('openssl', command, { stdio: 'pipe' })
  writeFileSync(join(folder, 'password'), 'a phrase\n')
  return {
    ...{ SEAL_KEY_FILE: undefined, SEAL_CHAIN_FILE: undefined },
    ...{ SEAL_PKCS12_FILE: out, SEAL_PKCS12_PASSWORD_FILE: join(folder, 'password') },
  }
}

test('Z5: after the seal’s key has changed what it sealed before stays valid and ours, and what follows bears the new one', async () => {
  const released = await read()
  const before = { released, pdf: await pdfOf(released), jades: await raisedJades(released) }
  const unraised = await read()

  await server.restart(nextSealAsPkcs12())
  const { SEAL_CHAIN_FILE: oldChain = '' } = world.sandbox.environment
  const oldSeal = certificateIn(oldChain).fingerprint256
  const newSeal = certificateIn(world.sandbox.nextSeal.SEAL_CHAIN_FILE).fingerprint256
  expect(newSeal).not.toBe(oldSeal)

  // What was given out before validates by itself, is the same when asked for again, and is still known as ours.
  expect(await validate(before.pdf)).toMatchObject({ ...PASSED, level: 'B-LTA' })
  expect(await validate(before.jades)).toMatchObject({ ...PASSED, level: 'B-LT' })
  expect(await pdfOf(before.released)).toEqual(before.pdf)
  expect(sealOf(before.released.jades)).toBe(oldSeal)
  expect(await reader.verify(before.released.verificationIdentifier)).toMatchObject({ verified: true, match: true })
  // A signature that was still on its way is raised by the processes of the new seal.
  expect(await validate(await raisedJades(unraised))).toMatchObject({ ...PASSED, level: 'B-LT' })

  const after = await read()
  expect(sealOf(after.jades)).toBe(newSeal)
  expect(await validate(await raisedJades(after))).toMatchObject({ ...PASSED, level: 'B-LT' })
  expect(await validate(await pdfOf(after))).toMatchObject({ ...PASSED, level: 'B-LTA' })
  // Asked for first after the change, an old diploma's page is sealed anew around its old signature.
  expect(await validate(await pdfOf(unraised))).toMatchObject({ ...PASSED, level: 'B-LTA' })
})
