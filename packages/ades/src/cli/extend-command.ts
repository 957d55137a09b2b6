import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Augmenting, LevelNotReached } from '../baseline/augmenting.ts'
import type { BaselineLevel } from '../baseline/baseline-level.ts'
import { AdesError } from '../errors.ts'
import { augmentPades, renewPadesArchive } from '../extension/augment-pades.ts'
import { augmentJades, renewJadesArchive } from '../jades/augment-jades.ts'
import { createRevocationClient } from '../revocation/revocation-client.ts'
import { createTimestampClient } from '../rfc3161/timestamp-client.ts'
import { mayBeExtended } from '../validation/may-be-extended.ts'
import { parseJades } from '../validation/parse-jades.ts'
import { validateJades } from '../validation/validate-jades.ts'
import { validatePades } from '../validation/validate-pades.ts'
import { isPdf, onlyFile, readBytes, readSecret, readTrustAnchors, required } from './files.ts'

const OPTIONS = {
  out: { type: 'string' },
  level: { type: 'string', default: 'B-LT' },
  tsa: { type: 'string', multiple: true },
  'tsa-user': { type: 'string' },
  'password-file': { type: 'string' },
  trust: { type: 'string', multiple: true },
  renew: { type: 'boolean', default: false },
} as const

type Target = Exclude<BaselineLevel, 'B-B'>
const TARGETS: readonly Target[] = ['B-T', 'B-LT', 'B-LTA']

function readTarget(text: string): Target {
  const target = TARGETS.find((level) => level === text)
  if (target === undefined) throw new AdesError('usage', '--level must be B-T, B-LT or B-LTA.')
  return target
}

interface AuthorityOptions {
  readonly tsa?: string[] | undefined
  readonly 'tsa-user'?: string | undefined
  readonly 'password-file'?: string | undefined
  readonly trust?: string[] | undefined
}

function openAuthorities(options: AuthorityOptions): Augmenting {
  const trustAnchors = readTrustAnchors(options.trust)
  const user = options['tsa-user']
  const basicAuth =
    user === undefined
      ? {}
      : { basicAuth: { user, password: readSecret(required(options['password-file'], '--password-file')) } }
  const authorities = (options.tsa ?? []).map((url) => ({ url, ...basicAuth }))
  if (authorities.length === 0) throw new AdesError('usage', '--tsa is missing.')
  const now = () => new Date()
  return {
    timestamps: createTimestampClient({ authorities, transport: fetch, trustAnchors, now }),
    revocation: createRevocationClient({ transport: fetch, now }),
    trustAnchors,
  }
}

interface Extended {
  readonly file: Uint8Array | string
  readonly level: BaselineLevel
  readonly notReached?: LevelNotReached
}

async function extendPdf(pdf: Uint8Array, target: Target | 'renew', augmenting: Augmenting): Promise<Extended> {
  const result = target === 'renew' ? renewPadesArchive(pdf, augmenting) : augmentPades(pdf, target, augmenting)
  const { pdf: file, ...rest } = await result
  return { file, ...rest }
}

async function extendJson(bytes: Uint8Array, target: Target | 'renew', augmenting: Augmenting): Promise<Extended> {
  const jades = parseJades(bytes)
  if (jades === undefined) throw new AdesError('jades_malformed', 'The file is no JAdES signature.')
  const result = target === 'renew' ? renewJadesArchive(jades, augmenting) : augmentJades(jades, target, augmenting)
  const { jades: extended, ...rest } = await result
  return { file: `${JSON.stringify(extended)}\n`, ...rest }
}

/** No further stamp mends what does not pass. */
async function expectSound(bytes: Uint8Array, trustAnchors: readonly Uint8Array[]): Promise<void> {
  const options = { trustAnchors, validationTime: new Date() }
  const validation = await (isPdf(bytes) ? validatePades(bytes, options) : validateJades(bytes, options))
  if (mayBeExtended(validation)) return
  const why = validation.subIndication ?? validation.indication
  throw new AdesError('document_changed', `The file does not pass and is not extended: ${why}.`)
}

/** `ades extend`: raises the level or renews the archive, and says what was reached. */
export async function extendCommand(parameters: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...parameters], options: OPTIONS, allowPositionals: true })
  const out = required(values.out, '--out')
  const target = values.renew ? 'renew' : readTarget(values.level)
  const bytes = readBytes(onlyFile(positionals))
  await expectSound(bytes, readTrustAnchors(values.trust))
  const extend = isPdf(bytes) ? extendPdf : extendJson
  const { file, level, notReached } = await extend(bytes, target, openAuthorities(values))
  writeFileSync(out, file)
  console.log(`${level}  ${out}`)
  if (notReached === undefined) return 0
  console.error(`${notReached.level} was not reached: ${notReached.detail} (${notReached.code})`)
  return 2
}
