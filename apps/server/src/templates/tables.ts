import type { BaselineLevel, JadesSignature } from '@perga/ades'
import type { ColumnType, GeneratedAlways } from 'kysely'
import type { DirectoryViews } from '../directory/published.ts'
import type { Nullable } from '../platform/columns.ts'
import { tablesOf } from '../platform/work.ts'
import type { StaffViews } from '../staff/published.ts'

/** The tables of this feature, column by column; `db/migrations` makes them. */
export interface TemplatesTables {
  curricula: {
    id: string
    department_id: string
    name_el: string
    name_en: string
    level: '6' | '7' | '8'
    isced_fields: string[]
    valid_from: Nullable<string>
    valid_to: Nullable<string>
    revises_id: Nullable<string>
    created_at: Date
  }
  templates: {
    id: string
    institution_code: string
    title_id: string
    blueprint_id: GeneratedAlways<string>
    current_version_id: GeneratedAlways<string | null>
  }
  template_drafts: {
    id: string
    institution_code: string
    title_id: string
    based_on_id: Nullable<string>
    level_code: string
    title_el: string
    title_en: string
    notes_el: Nullable<string>
    notes_en: Nullable<string>
    isced_field: string
    issuing_department_id: string
    curriculum_id: string
    state: 'draft' | 'proposed' | 'sent-back' | 'approved' | 'withdrawn'
    written_by: string
    proposed_by: Nullable<string>
    decided_by: Nullable<string>
    comment: Nullable<string>
    changed_at: Date
  }
  template_editors: { account_id: string; granted_by: string; granted_at: Date }
  template_versions: {
    id: string
    template_id: string
    version: number
    level_code: string
    title_el: string
    title_en: string
    notes_el: Nullable<string>
    notes_en: Nullable<string>
    isced_field: Nullable<string>
    issuing_department_id: string
    approved_at: Date
    curriculum_id: Nullable<string>
    proposed_by: Nullable<string>
    approved_by: Nullable<string>
    search_key: GeneratedAlways<string>
  }
  template_releases: {
    version_id: string
    jades: ColumnType<JadesSignature, string, string>
    level: BaselineLevel
    signed_at: Date
  }
}

/** These tables on `work`. Imported in this folder only. */
export const tables = tablesOf<TemplatesTables, DirectoryViews & StaffViews>()
