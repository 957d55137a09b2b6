import type { OwnReceipt } from '@perga/contracts'
import type { DegreeKey } from '@perga/domain'
import type { InstitutionStore } from '../directory/institution-store.ts'
import type { TemplateStore } from '../templates/template-store.ts'

export type NamedDegree = OwnReceipt['degrees'][number]

/** Names a degree by its institution and its title, as far as they are documented. */
export type DegreeNamer = (key: DegreeKey) => NamedDegree

/** Looks up once what names these degrees: the institutions' names and the titles of their templates. No institution is asked. */
export async function degreeNamer(
  degrees: readonly DegreeKey[],
  { institutions, templates }: { institutions: InstitutionStore; templates: TemplateStore },
): Promise<DegreeNamer> {
  const names = await institutions.names()
  const byInstitution = Map.groupBy(degrees, (key) => key.institution)
  const titles = new Map(
    await Promise.all(
      [...byInstitution].map(async ([code, keys]) => {
        const titleIds = [...new Set(keys.map((key) => key.titleId))]
        return [code, await templates.current(code, titleIds)] as const
      }),
    ),
  )
  return ({ institution, titleId }) => {
    const name = names.get(institution)
    const title = titles.get(institution)?.get(titleId)
    return {
      institution: { el: name?.name_el ?? institution, en: name?.name_en ?? institution },
      title: { el: title?.title_el ?? titleId, en: title?.title_en ?? titleId },
    }
  }
}
