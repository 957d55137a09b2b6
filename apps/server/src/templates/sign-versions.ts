import { type Augmenting, augmentJades, type Signer, signJades } from '@perga/ades'
import type { SignedTemplate } from '@perga/contracts'
import { eqfLevelOf, levelOf, parseLevelCode } from '@perga/domain'
import type { Clock } from '../platform/clock.ts'
import { describeVersion } from './describe-template.ts'
import type { UnsignedVersion, VersionSignatureStore } from './version-signature-store.ts'

/** What signing approved versions stands on. */
export interface VersionSigning {
  signatures: VersionSignatureStore
  signer: Signer
  /** Time stamps and revocation data, where such services are configured. */
  sealSources: Augmenting | null
  clock: Clock
  origin: string
}

const SIGNED_AT_ONCE = 500
const RAISED_AT_ONCE = 20

/**
 * Signs the approved versions that have no signature yet (JAdES B-B, ETSI TS 119 182-1), and raises the latest that are below B-LT.
 * What an authority refuses is tried again at the next call.
 */
export async function signVersions(dependencies: VersionSigning): Promise<void> {
  const { signatures, signer, sealSources, clock, origin } = dependencies
  for (const version of await signatures.unsigned(SIGNED_AT_ONCE)) {
    const signedAt = clock.now()
    const text = new TextEncoder().encode(JSON.stringify(signedTemplate(version, origin)))
    const jades = await signJades(text, { signer, signingTime: signedAt })
    await signatures.insert({ versionId: version.id, jades, signedAt })
  }
  if (sealSources === null) return
  for (const { version_id, jades, level } of await signatures.toRaise(RAISED_AT_ONCE)) {
    const raised = await augmentJades(jades, 'B-LT', sealSources)
    if (raised.level !== level) await signatures.raise(version_id, raised)
  }
}

function signedTemplate(row: UnsignedVersion, origin: string): SignedTemplate {
  const code = parseLevelCode(row.level_code)
  if (code === null) throw new Error(`a template has the unknown level code ${row.level_code}`)
  return {
    schemaVersion: 1,
    address: `${origin}/api/v1/templates/${row.blueprint_id}/versions/${row.version}/signed`,
    ...{ blueprintId: row.blueprint_id, titleId: row.title_id },
    ...{ level: levelOf(code), eqfLevel: eqfLevelOf(code) },
    institution: { id: row.institution_code, name: { el: row.institution_el, en: row.institution_en } },
    maintainingDepartment: { id: row.maintainer_id, name: { el: row.maintainer_el, en: row.maintainer_en } },
    ...describeVersion(row),
    follows: row.version > 1 ? row.version - 1 : null,
  }
}
