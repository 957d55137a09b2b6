import { parseArgs } from 'node:util'
import { nodeCrypto } from '../crypto/node-crypto.ts'
import { AdesError } from '../errors.ts'
import { collectValidationData } from '../revocation/collect-validation-data.ts'
import { createRevocationClient } from '../revocation/revocation-client.ts'
import type { RawEvidence } from '../validation/evidence.ts'
import {
  describeStep,
  INDICATION_TEXTS,
  type ReportLanguage,
  type SignatureValidation,
  STEP_TOPICS,
  type StepTopic,
  SUB_INDICATION_TEXTS,
  TOPIC_TEXTS,
  VERDICT_TEXTS,
  validateJades,
  validatePades,
  verdictOf,
  WARNING_TEXTS,
} from '../validation/index.ts'
import { isPdf, onlyFile, readBytes, readTrustAnchors } from './files.ts'

const OPTIONS = {
  trust: { type: 'string', multiple: true },
  at: { type: 'string' },
  online: { type: 'boolean', default: false },
  lang: { type: 'string', default: 'en' },
  json: { type: 'boolean', default: false },
} as const

const EXIT_CODES = { 'TOTAL-PASSED': 0, 'TOTAL-FAILED': 1, INDETERMINATE: 2 } as const

function readTime(text: string | undefined): Date {
  const time = text === undefined ? new Date() : new Date(text)
  if (Number.isNaN(time.getTime())) throw new AdesError('usage', '--at is no time such as 2026-11-20T12:00:00Z.')
  return time
}

function report(validation: SignatureValidation, language: ReportLanguage): string {
  const { indication, subIndication, level, bestSignatureTime, signingCertificate, steps, warnings } = validation
  const topics = [...new Set<StepTopic>(Object.values(STEP_TOPICS))].flatMap((topic) => {
    const verdict = verdictOf(steps, topic)
    return verdict === undefined ? [] : [`  ${TOPIC_TEXTS[topic][language]}: ${VERDICT_TEXTS[verdict][language]}`]
  })
  return [
    `${indication}${subIndication === undefined ? '' : ` (${subIndication})`}  ${INDICATION_TEXTS[indication][language]}`,
    ...(subIndication === undefined ? [] : [SUB_INDICATION_TEXTS[subIndication][language]]),
    `${level ?? '-'}  ${bestSignatureTime.toISOString()}  ${signingCertificate?.subject.text ?? '-'}`,
    ...topics,
    ...steps.map((step) => `- ${describeStep(step, language)}`),
    ...warnings.map(({ code, index }) => `! ${WARNING_TEXTS[code][language]} (${index + 1})`),
  ].join('\n')
}

function asJson(validation: SignatureValidation): string {
  const { signingCertificate, certificates: _, ...rest } = validation
  const named = signingCertificate === undefined ? {} : { signingCertificate: signingCertificate.subject.text }
  const withoutBytes = (key: string, value: unknown) => (key === 'payload' || key === 'der' ? undefined : value)
  return JSON.stringify({ ...rest, ...named, signatures: undefined }, withoutBytes, 2)
}

/** Asks the services that the certificates name, for signatures that carry no revocation data themselves. */
async function fetchEvidence(
  validation: SignatureValidation,
  trustAnchors: readonly Uint8Array[],
  now: Date,
): Promise<RawEvidence> {
  const { signingCertificate: certificate, bestSignatureTime: at } = validation
  if (certificate === undefined) return {}
  const revocation = createRevocationClient({ transport: fetch, now: () => now })
  const sources = { certificates: validation.certificates, trustAnchors, revocation, crypto: nodeCrypto }
  const data = await collectValidationData([{ certificate, at }], sources)
  return { ...data, certificates: data.certificates.map(({ der }) => der) }
}

/** `ades verify`: prints the report and returns the exit code. */
export async function verifyCommand(parameters: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...parameters], options: OPTIONS, allowPositionals: true })
  const bytes = readBytes(onlyFile(positionals))
  const trustAnchors = readTrustAnchors(values.trust)
  const validationTime = readTime(values.at)
  const validate = isPdf(bytes) ? validatePades : validateJades
  let validation = await validate(bytes, { trustAnchors, validationTime })
  if (values.online && validation.indication === 'INDETERMINATE') {
    const evidence = await fetchEvidence(validation, trustAnchors, validationTime)
    validation = await validate(bytes, { trustAnchors, validationTime, evidence })
  }
  console.log(values.json ? asJson(validation) : report(validation, values.lang === 'el' ? 'el' : 'en'))
  return EXIT_CODES[validation.indication]
}
