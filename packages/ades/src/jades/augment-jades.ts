import { createHash } from 'node:crypto'
import { findSignerCertificate } from '../cms/signed-data.ts'
import type { CryptoPort } from '../crypto/crypto-port.ts'
import { nodeCrypto } from '../crypto/node-crypto.ts'
import { toBase64 } from '../encoding/base64.ts'
import { utf8Bytes } from '../encoding/bytes.ts'
import { AdesError, type AdesErrorCode } from '../errors.ts'
import {
  type CertificateInUse,
  collectValidationData,
  type ValidationData,
} from '../revocation/collect-validation-data.ts'
import type { RevocationSource } from '../revocation/revocation-client.ts'
import type { TimestampSource } from '../rfc3161/timestamp-client.ts'
import { readTimestampToken, type TimestampToken } from '../rfc3161/timestamp-token.ts'
import { type Certificate, readCertificate } from '../x509/certificate.ts'
import { levelByComponents } from './baseline-level.ts'
import {
  archiveImprintBytes,
  type EtsiUItem,
  encodeItem,
  pkiObjects,
  readEtsiU,
  readTimestampTokens,
} from './etsi-u.ts'
import type { BaselineLevel, JadesSignature } from './jades-signature.ts'
import { verifyJadesIntegrity } from './verify-jades-integrity.ts'

export interface Augmenting {
  readonly timestamps: TimestampSource
  readonly revocation: RevocationSource
  /** DER of the roots that signer and time-stamping authority chain to. */
  readonly trustAnchors: readonly Uint8Array[]
  /** Certificates that are neither in the signature nor in the stamps. */
  readonly additionalCertificates?: readonly Uint8Array[]
  readonly crypto?: CryptoPort
}

/** Why a wanted level was not reached; the code is that of an AdesError. */
export interface LevelNotReached {
  readonly level: BaselineLevel
  readonly code: AdesErrorCode
  readonly detail: string
  readonly cause: unknown
}

export interface AugmentedJades {
  readonly jades: JadesSignature
  /** The level reached, which is never more than what the signature now holds. */
  readonly level: BaselineLevel
  readonly notReached?: LevelNotReached
}

const LEVELS: readonly BaselineLevel[] = ['B-B', 'B-T', 'B-LT', 'B-LTA']
const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest()

/** A signature with its components read, so that each step adds to both. */
interface Draft {
  readonly jades: JadesSignature
  readonly items: readonly EtsiUItem[]
  readonly chain: readonly Certificate[]
}

function withComponent({ jades, items, chain }: Draft, name: string, value: unknown): Draft {
  const item = { name, value, encoded: encodeItem(name, value) }
  const grown = [...items, item]
  return { jades: { ...jades, header: { etsiU: grown.map(({ encoded }) => encoded) } }, items: grown, chain }
}

const stampContainer = (token: TimestampToken) => ({ tstTokens: pkiObjects([token.der]) })

async function addSignatureTimestamp(draft: Draft, { timestamps }: Augmenting): Promise<Draft> {
  const token = await timestamps.stamp(sha256(utf8Bytes(draft.jades.signature)))
  return withComponent(draft, 'sigTst', stampContainer(token))
}

function tokensOf(items: readonly EtsiUItem[], name: string): TimestampToken[] {
  return items
    .filter((item) => item.name === name)
    .flatMap(({ value }) => readTimestampTokens(value).map(readTimestampToken))
}

function stampUse({ signedData, time }: TimestampToken): CertificateInUse {
  const certificate = findSignerCertificate(signedData.signer, signedData.certificates)
  if (certificate === undefined) throw new AdesError('chain_incomplete', 'A stamp does not carry its certificate.')
  return { certificate, at: time }
}

function collect(
  uses: readonly CertificateInUse[],
  draft: Draft,
  stamps: readonly TimestampToken[],
  options: Augmenting,
) {
  const { revocation, trustAnchors, crypto = nodeCrypto, additionalCertificates = [] } = options
  const certificates = [
    ...draft.chain,
    ...stamps.flatMap(({ signedData }) => signedData.certificates),
    ...additionalCertificates.map(readCertificate),
  ]
  return collectValidationData(uses, { certificates, revocation, trustAnchors, crypto })
}

function certificateValues({ certificates }: ValidationData, present: readonly Certificate[]) {
  const held = new Set(present.map(({ der }) => toBase64(der)))
  return pkiObjects(certificates.map(({ der }) => der))
    .filter(({ val }) => !held.has(val))
    .map((x509Cert) => ({ x509Cert }))
}

const revocationValues = ({ ocsp, crls }: ValidationData) => ({
  ...(crls.length === 0 ? {} : { crlVals: pkiObjects(crls) }),
  ...(ocsp.length === 0 ? {} : { ocspVals: pkiObjects(ocsp) }),
})

async function addValidationData(draft: Draft, options: Augmenting): Promise<Draft> {
  const stamps = tokensOf(draft.items, 'sigTst')
  const [leaf] = draft.chain
  const times = stamps.map(({ time }) => time.getTime())
  if (leaf === undefined) throw new AdesError('jades_malformed', 'The signature names no certificate.')
  const uses = [{ certificate: leaf, at: new Date(Math.min(...times)) }, ...stamps.map(stampUse)]
  const data = await collect(uses, draft, stamps, options)
  const values = certificateValues(data, draft.chain)
  const withCertificates = values.length === 0 ? draft : withComponent(draft, 'xVals', values)
  return withComponent(withCertificates, 'rVals', revocationValues(data))
}

async function addArchiveTimestamp(draft: Draft, { timestamps }: Augmenting): Promise<Draft> {
  const token = await timestamps.stamp(sha256(archiveImprintBytes(draft.jades, draft.items)))
  return withComponent(draft, 'arcTst', stampContainer(token))
}

const STEPS = {
  'B-T': addSignatureTimestamp,
  'B-LT': addValidationData,
  'B-LTA': addArchiveTimestamp,
} as const

async function openDraft(jades: JadesSignature, crypto: CryptoPort): Promise<Draft> {
  const integrity = await verifyJadesIntegrity(jades, { crypto })
  if (!integrity.intact) throw new AdesError('jades_malformed', `The signature is not intact: ${integrity.detail}.`)
  return { jades, items: readEtsiU(jades.header), chain: integrity.header.certificates.map(readCertificate) }
}

/** Turns what stopped an augmentation into its report; rethrows what is no AdesError. */
export function explain(level: BaselineLevel, cause: unknown): LevelNotReached {
  // Anything but an AdesError is a bug or a foreign source's failure, which must not look like a level.
  if (!(cause instanceof AdesError)) throw cause
  return { level, code: cause.code, detail: cause.message, cause }
}

/**
 * Raises a JAdES signature towards a level (ETSI TS 119 182-1 §5.3, §6.3): sigTst, then xVals and rVals of signer and
 * authority, then arcTst. Stops where an authority fails and says what was reached and why not more. The three JWS parts
 * never change. Throws `jades_malformed` when the signature is not intact.
 */
export async function augmentJades(
  jades: JadesSignature,
  target: Exclude<BaselineLevel, 'B-B'>,
  options: Augmenting,
): Promise<AugmentedJades> {
  let draft = await openDraft(jades, options.crypto ?? nodeCrypto)
  let level = levelByComponents(draft.items)
  for (const next of ['B-T', 'B-LT', 'B-LTA'] as const) {
    if (LEVELS.indexOf(next) <= LEVELS.indexOf(level)) continue
    if (LEVELS.indexOf(next) > LEVELS.indexOf(target)) break
    try {
      draft = await STEPS[next](draft, options)
      level = next
    } catch (cause) {
      return { jades: draft.jades, level, notReached: explain(next, cause) }
    }
  }
  return { jades: draft.jades, level }
}

/**
 * Adds a further archive stamp before the last one's certificate or algorithm ends: first the validation data of the last
 * stamp (tstVD), then arcTst over everything. Validate first: a broken stamp is not mended by another.
 */
export async function renewJadesArchive(jades: JadesSignature, options: Augmenting): Promise<AugmentedJades> {
  const draft = await openDraft(jades, options.crypto ?? nodeCrypto)
  const level = levelByComponents(draft.items)
  if (level !== 'B-LTA') throw new AdesError('jades_malformed', `Only B-LTA can be renewed; this is ${level}.`)
  const stamps = tokensOf(draft.items, 'arcTst').slice(-1)
  try {
    const data = await collect(stamps.map(stampUse), draft, stamps, options)
    const values = { xVals: certificateValues(data, []), rVals: revocationValues(data) }
    const renewed = await addArchiveTimestamp(withComponent(draft, 'tstVD', values), options)
    return { jades: renewed.jades, level }
  } catch (cause) {
    return { jades, level, notReached: explain('B-LTA', cause) }
  }
}
