import type { CryptoPort } from '../crypto/crypto-port.ts'
import { toBase64Once } from '../encoding/base64.ts'
import { AdesError } from '../errors.ts'
import type { Certificate } from '../x509/certificate.ts'
import { buildKnownChain } from '../x509/known-chains.ts'
import { type CertificateRole, needsNoStatus } from './needs-no-status.ts'
import type { RevocationSource } from './revocation-client.ts'

/** What a verifier needs later, when nobody answers any more: the LT material. */
export interface ValidationData {
  readonly certificates: readonly Certificate[]
  readonly ocsp: readonly Uint8Array[]
  readonly crls: readonly Uint8Array[]
}

export interface ValidationDataSources {
  readonly certificates: readonly Certificate[]
  readonly trustAnchors: readonly Uint8Array[]
  readonly revocation: RevocationSource
  readonly crypto: CryptoPort
}

/** A certificate whose chain and status are wanted, at the proven time of what it signed. */
export interface CertificateInUse {
  readonly certificate: Certificate
  readonly at: Date
  /** What it is used as; a signer unless told. */
  readonly role?: CertificateRole
}

class Collection {
  readonly certificates = new Map<string, Certificate>()
  readonly ocsp = new Map<string, Uint8Array>()
  readonly crls = new Map<string, Uint8Array>()
  readonly asked = new Set<string>()

  result(): ValidationData {
    return {
      certificates: [...this.certificates.values()],
      ocsp: [...this.ocsp.values()],
      crls: [...this.crls.values()],
    }
  }
}

async function collectStatus(
  pair: CertificateInUse & { readonly issuer: Certificate },
  collection: Collection,
  sources: ValidationDataSources,
): Promise<void> {
  const { certificate, issuer, at, role } = pair
  const name = toBase64Once(certificate.der)
  if (needsNoStatus(certificate, role) || collection.asked.has(name)) return
  collection.asked.add(name)
  const answer = await sources.revocation.statusOf({ certificate, issuer })
  const { certificateStatus } = answer
  if (certificateStatus.status === 'revoked' && certificateStatus.at <= at) {
    throw new AdesError(
      'certificate_revoked',
      `The certificate ${certificate.subject.text} was revoked before its use.`,
    )
  }
  collection[answer.kind === 'ocsp' ? 'ocsp' : 'crls'].set(toBase64Once(answer.der), answer.der)
  if (answer.responder !== undefined) {
    await collectChain({ certificate: answer.responder, at: answer.thisUpdate, role: 'responder' }, collection, {
      ...sources,
      certificates: [...sources.certificates, issuer],
    })
  }
}

async function collectChain(use: CertificateInUse, collection: Collection, sources: ValidationDataSources) {
  const result = await buildKnownChain(use.certificate, use.at, sources)
  if (!result.ok) {
    throw new AdesError('chain_incomplete', `No valid chain for ${use.certificate.subject.text} (${result.problem}).`)
  }
  const { chain } = result
  for (const member of chain) collection.certificates.set(toBase64Once(member.der), member)
  await Promise.all(
    chain.slice(0, -1).map((certificate, index) => {
      const issuer = chain[index + 1]
      if (issuer === undefined) return undefined
      const role = index === 0 ? (use.role ?? 'signer') : 'authority'
      return collectStatus({ certificate, issuer, at: use.at, role }, collection, sources)
    }),
  )
}

/**
 * Collects the chains and fresh revocation data of all these certificates, responders included, up to the anchors. Throws
 * `chain_incomplete`, `certificate_revoked`, or what the revocation source throws.
 */
export async function collectValidationData(
  uses: readonly CertificateInUse[],
  sources: ValidationDataSources,
): Promise<ValidationData> {
  const collection = new Collection()
  await Promise.all(uses.map((use) => collectChain(use, collection, sources)))
  return collection.result()
}
