import type { BaselineLevel, JadesSignature } from '@perga/ades'
import type { Work } from '../platform/work.ts'
import { tables } from './tables.ts'
import { VERSION_TEXTS } from './template-texts.ts'

/** Signed versions of templates, and what waits for a signature. */
export function versionSignatureStore(db: Work) {
  return { ...firstSignatures(db), ...raisedSignatures(db) }
}
export type VersionSignatureStore = ReturnType<typeof versionSignatureStore>
export type UnsignedVersion = Awaited<ReturnType<VersionSignatureStore['unsigned']>>[number]

function firstSignatures(db: Work) {
  return {
    /** Approved versions without a signature, the latest first, with everything that they name. */
    unsigned: (limit: number) =>
      tables(db)
        .selectFrom('template_versions as version')
        .innerJoin('templates as template', 'template.id', 'version.template_id')
        .innerJoin('institution_names as institution', 'institution.code', 'template.institution_code')
        .innerJoin('department_places as issuer', 'issuer.id', 'version.issuing_department_id')
        .innerJoin('department_places as maintainer', (join) =>
          join.on((on) => on('maintainer.id', '=', on.fn.coalesce('issuer.maintainer_id', 'issuer.id'))),
        )
        .leftJoin('curricula as curriculum', 'curriculum.id', 'version.curriculum_id')
        .leftJoin('template_releases as release', 'release.version_id', 'version.id')
        .where('release.version_id', 'is', null)
        .select([
          ...(['version.id', 'version.version', 'version.approved_at', 'version.level_code'] as const),
          ...VERSION_TEXTS,
          ...(['version.isced_field', 'version.issuing_department_id', 'version.curriculum_id'] as const),
          ...(['template.blueprint_id', 'template.title_id', 'template.institution_code'] as const),
          ...(['institution.name_el as institution_el', 'institution.name_en as institution_en'] as const),
          ...(['issuer.name_el as issuer_el', 'issuer.name_en as issuer_en'] as const),
          ...(['maintainer.id as maintainer_id', 'maintainer.name_el as maintainer_el'] as const),
          ...(['maintainer.name_en as maintainer_en', 'curriculum.name_el as curriculum_el'] as const),
          'curriculum.name_en as curriculum_en',
        ])
        .orderBy('version.approved_at', 'desc')
        .limit(limit)
        .execute(),

    /** Keeps a signature, unless another process was first. */
    async insert(release: { versionId: string; jades: JadesSignature; signedAt: Date }): Promise<void> {
      await tables(db)
        .insertInto('template_releases')
        .values({
          ...{ version_id: release.versionId, jades: JSON.stringify(release.jades) },
          ...{ level: 'B-B', signed_at: release.signedAt },
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    find: (blueprintId: string, version: number) =>
      tables(db)
        .selectFrom('template_versions as version')
        .innerJoin('templates as template', 'template.id', 'version.template_id')
        .leftJoin('template_releases as release', 'release.version_id', 'version.id')
        .select(['version.id', 'release.jades'])
        .where('template.blueprint_id', '=', blueprintId)
        .where('version.version', '=', version)
        .executeTakeFirst(),
  }
}

/** Signatures on their way to B-LT. */
function raisedSignatures(db: Work) {
  return {
    /** Releases whose signature waits for its time stamp or revocation data, the latest first. */
    toRaise: (limit: number) =>
      tables(db)
        .selectFrom('template_releases as release')
        .innerJoin('template_versions as version', 'version.id', 'release.version_id')
        .select(['release.version_id', 'release.jades', 'release.level'])
        .where('release.level', '<>', 'B-LT')
        .orderBy('version.approved_at', 'desc')
        .limit(limit)
        .execute(),

    async raise(versionId: string, to: { jades: JadesSignature; level: BaselineLevel }): Promise<void> {
      await tables(db)
        .updateTable('template_releases')
        .set({ jades: JSON.stringify(to.jades), level: to.level })
        .where('version_id', '=', versionId)
        .execute()
    },
  }
}
