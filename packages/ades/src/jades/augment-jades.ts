import { createHash } from 'node:crypto'
import { type Augmenting, explain, type LevelNotReached } from '../baseline/augmenting.ts'
import { BASELINE_LEVELS, type BaselineLevel } from '../baseline/baseline-level.ts'
import { findSignerCertificate } from '../cms/signed-data.ts'
import type { CryptoPort } from '../crypto/crypto-port.ts'
import { nodeCrypto } from '../crypto/node-crypto.ts'
import { toBase64Once } from '../encoding/base64.ts'
import { utf8Bytes } from '../encoding/bytes.ts'
import { AdesError } from '../errors.ts'
import {
  type CertificateInUse,
  collectValidationData,
  type ValidationData,
} from '../revocation/collect-validation-data.ts'
import { readTimestampToken, type TimestampToken } from '../rfc3161/timestamp-token.ts'
import { type Certificate, readCertificate } from '../x509/certificate.ts'
import { encodeItem } from './encode-item.ts'
import { archiveImprintBytes, type EtsiUItem, pkiObjects, readEtsiU, readTimestampTokens } from './etsi-u.ts'
import { levelByComponents } from './jades-level.ts'
import type { JadesSignature } from './jades-signature.ts'
import { readProtectedHeader } from './read-protected-header.ts'
import { verifyJadesIntegrity } from './verify-jades-integrity.ts'

export interface AugmentedJades {
  readonly jades: JadesSignature
  /** The level reached, which is never more than what the signature now holds. */
  readonly level: BaselineLevel
  readonly notReached?: LevelNotReached
}

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest()

/** A signature with its components read, so that each step adds to both. */
interface Draft {
  readonly jades: JadesSignature
  readonly items: readonly EtsiUItem[]
  readonly chain: readonly Certificate[]
  readonly signatureStamps: readonly TimestampToken[]
}

function withComponent(draft: Draft, name: string, value: unknown): Draft {
  const items = [...draft.items, { name, value, encoded: encodeItem(name, value) }]
  return { ...draft, jades: { ...draft.jades, header: { etsiU: items.map(({ encoded }) => encoded) } }, items }
}

const stampContainer = (token: TimestampToken) => ({ tstTokens: pkiObjects([token.der]) })

async function addSignatureTimestamp(draft: Draft, { timestamps }: Augmenting): Promise<Draft> {
  const token = await timestamps.stamp(sha256(utf8Bytes(draft.jades.signature)))
  const signatureStamps = [...draft.signatureStamps, token]
  return { ...withComponent(draft, 'sigTst', stampContainer(token)), signatureStamps }
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
  const held = new Set(present.map(({ der }) => toBase64Once(der)))
  return pkiObjects(certificates.map(({ der }) => der))
    .filter(({ val }) => !held.has(val))
    .map((x509Cert) => ({ x509Cert }))
}

const revocationValues = ({ ocsp, crls }: ValidationData) => ({
  ...(crls.length === 0 ? {} : { crlVals: pkiObjects(crls) }),
  ...(ocsp.length === 0 ? {} : { ocspVals: pkiObjects(ocsp) }),
})

async function addValidationData(draft: Draft, options: Augmenting): Promise<Draft> {
  const stamps = draft.signatureStamps
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
  const items = readEtsiU(jades.header)
  const chain = integrity.header.certificates.map(readCertificate)
  return { jades, items, chain, signatureStamps: tokensOf(items, 'sigTst') }
}

/** A signature without the payload, which its owner keeps elsewhere. */
export type JadesWithoutPayload = Omit<JadesSignature, 'payload'>

function openWithoutPayload(jades: JadesWithoutPayload): Draft {
  const reading = readProtectedHeader(jades.protected)
  if (!reading.ok) throw new AdesError('jades_malformed', `The protected header cannot be read: ${reading.why}.`)
  const items = readEtsiU(jades.header)
  const chain = reading.header.certificates.map(readCertificate)
  return { jades: { ...jades, payload: '' }, items, chain, signatureStamps: tokensOf(items, 'sigTst') }
}

async function raise(opened: Draft, target: BaselineLevel, options: Augmenting): Promise<AugmentedJades> {
  let draft = opened
  let level = levelByComponents(draft.items)
  for (const next of ['B-T', 'B-LT', 'B-LTA'] as const) {
    if (BASELINE_LEVELS.indexOf(next) <= BASELINE_LEVELS.indexOf(level)) continue
    if (BASELINE_LEVELS.indexOf(next) > BASELINE_LEVELS.indexOf(target)) break
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
 * Raises a JAdES signature towards a level (ETSI TS 119 182-1 §5.3, §6.3): sigTst, then xVals and rVals of signer and
 * authority, then arcTst. Stops where an authority fails and says what was reached and why not more. The three JWS parts
 * never change. Throws `jades_malformed` when the signature is not intact.
 */
export async function augmentJades(
  jades: JadesSignature,
  target: Exclude<BaselineLevel, 'B-B'>,
  options: Augmenting,
): Promise<AugmentedJades> {
  return raise(await openDraft(jades, options.crypto ?? nodeCrypto), target, options)
}

/**
 * Raises a signature whose payload is kept elsewhere, to at most B-LT: the signature time stamp covers the signature value
 * alone (ETSI TS 119 182-1 §5.3), and only the archive stamp covers the payload. Whether the signature holds cannot be
 * checked here; whoever signed it knows. Returns the new `etsiU`. Throws `jades_malformed` for an unreadable header.
 */
export async function augmentJadesWithoutPayload(
  jades: JadesWithoutPayload,
  target: 'B-T' | 'B-LT',
  options: Augmenting,
): Promise<Omit<AugmentedJades, 'jades'> & { readonly etsiU: readonly string[] }> {
  const { jades: raised, ...outcome } = await raise(openWithoutPayload(jades), target, options)
  return { ...outcome, etsiU: raised.header?.etsiU ?? [] }
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
