import { uuidV7 } from '../../platform/uuid-v7.ts'
import type { EveryTableDatabase } from '../../testing/every-table.ts'

/** What a release refers to: an institution with one approved template, the client `one`, a holder. */
export async function prepareRelease(
  db: EveryTableDatabase,
  { templateVersionId, holderId, now }: { templateVersionId: string; holderId: string; now: Date },
): Promise<void> {
  await db.insertInto('institutions').values({ code: 'auth', name_el: 'Ίδρυμα', name_en: 'Institution' }).execute()
  const department = { institution_code: 'auth', name_el: 'Τμήμα', name_en: 'Department' }
  await db
    .insertInto('departments')
    .values({ ...department, id: 'm', kind: 'maintaining' })
    .execute()
  await db
    .insertInto('departments')
    .values({ ...department, id: 'i', kind: 'issuing', maintainer_id: 'm' })
    .execute()
  const templateId = uuidV7(now)
  await db.insertInto('templates').values({ id: templateId, institution_code: 'auth', title_id: '1' }).execute()
  const version = {
    level_code: '645',
    title_el: 'Πτυχίο',
    title_en: 'Degree',
    issuing_department_id: 'i',
    approved_at: now,
  }
  await db
    .insertInto('template_versions')
    .values({ id: templateVersionId, template_id: templateId, version: 1, ...version })
    .execute()
  const client = { kind: 'any-tax-user' as const, display_name_el: 'Ένας', display_name_en: 'One', scopes: ['title'] }
  await db
    .insertInto('clients')
    .values({ id: 'one', name: 'one', ...client })
    .execute()
  await db.insertInto('holders').values({ id: holderId, created_at: now }).execute()
}
