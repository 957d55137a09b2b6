import { readFile } from 'node:fs/promises'
import { levelOf, parseLevelCode } from '@perga/domain'
import { uuidV7 } from '@perga/server/platform/uuid-v7.ts'
import { inTransaction, type Work } from '@perga/server/platform/work.ts'
import { everyTable } from '@perga/server/testing/every-table.ts'
import { inventTemplates } from './demo-data/template-registry.ts'
import type { DemoTemplate } from './demo-data/templates.ts'

const BATCH = 500

/** Fills the registry beyond the personas' templates to more than 2,500 (spec 2 §9); does nothing where that was done. */
export async function loadTemplateRegistry(work: Work, now: Date): Promise<void> {
  const db = everyTable(work)
  const seed = await readFile(new URL('../../../db/seed/departments.json', import.meta.url), 'utf8')
  // Our own file of public facts, kept with the migrations.
  const { departments } = JSON.parse(seed) as { departments: Parameters<typeof inventTemplates>[0] }
  const templates = inventTemplates(departments)
  const loaded = await db
    .selectFrom('templates')
    .select('id')
    .where('title_id', '=', templates[0]?.titleID ?? '')
    .execute()
  if (loaded.length > 0) return
  const known = await db.selectFrom('departments').select(['id', 'institution_code', 'name_el', 'minedu_id']).execute()
  const maintainerOf = (template: DemoTemplate) =>
    known.find(
      ({ institution_code, name_el, minedu_id }) =>
        institution_code === template.maintainingInstitution &&
        (minedu_id ?? name_el) === (template.maintainingDepartmentMineduId ?? template.maintainingDepartmentEl),
    )?.id
  await inTransaction(work, async (open) => {
    const transaction = everyTable(open)
    for (let start = 0; start < templates.length; start += BATCH) {
      const batch = templates.slice(start, start + BATCH).flatMap((template) => {
        const maintainer = maintainerOf(template)
        return maintainer === undefined ? [] : [rowsOf(template, maintainer, now)]
      })
      const issuers = batch.flatMap(({ issuer }) => issuer ?? [])
      if (issuers.length > 0) await transaction.insertInto('departments').values(issuers).execute()
      await transaction
        .insertInto('curricula')
        .values(batch.map(({ curriculum }) => curriculum))
        .execute()
      await transaction
        .insertInto('templates')
        .values(batch.map(({ template }) => template))
        .execute()
      await transaction
        .insertInto('template_versions')
        .values(batch.map(({ version }) => version))
        .execute()
    }
  })
}

function rowsOf(demo: DemoTemplate, maintainer: string, now: Date) {
  const id = uuidV7(now)
  const isFormer = demo.issuingDepartmentEl !== demo.maintainingDepartmentEl
  const issuerId = isFormer ? `${demo.institution}:issued:${demo.titleID}` : maintainer
  const curriculum = demoCurriculum(demo, maintainer, now)
  return {
    issuer: isFormer
      ? {
          ...{ id: issuerId, institution_code: demo.institution, kind: 'issuing' as const, maintainer_id: maintainer },
          ...{ name_el: demo.issuingDepartmentEl, name_en: demo.issuingDepartmentEn },
        }
      : null,
    curriculum,
    template: { id, institution_code: demo.institution, title_id: demo.titleID },
    version: {
      ...{ id: uuidV7(now), template_id: id, version: 1, level_code: demo.levelCode, approved_at: now },
      ...{ title_el: demo.titleEl, title_en: demo.titleEn, isced_field: demo.iscedF },
      ...{ issuing_department_id: issuerId, curriculum_id: curriculum.id },
    },
  }
}

/** The curriculum of a demonstration template: named as its title, of its level and field. */
export function demoCurriculum(demo: DemoTemplate, maintainer: string, now: Date) {
  const code = parseLevelCode(demo.levelCode)
  if (code === null) throw new TypeError('a level code outside the list')
  return {
    ...{ id: uuidV7(now), department_id: maintainer, name_el: demo.titleEl, name_en: demo.titleEn },
    ...{ level: levelOf(code), isced_fields: [demo.iscedF], created_at: now },
  }
}
