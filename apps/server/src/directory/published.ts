import type { DirectoryTables } from './tables.ts'

/** What other features may read of this one: views that refuse writes. */
export interface DirectoryViews {
  /** Institutions by name, and into which one each was merged. */
  institution_names: Pick<
    DirectoryTables['institutions'],
    'code' | 'name_el' | 'name_en' | 'email' | 'adoption' | 'merged_into'
  >
  /** What institutions were called before. */
  former_institution_names: Pick<
    DirectoryTables['former_names'],
    'institution_code' | 'name_el' | 'name_en' | 'used_until'
  >
  /** Departments, with the institution and the maintaining department of each. */
  department_places: Pick<
    DirectoryTables['departments'],
    | 'id'
    | 'institution_code'
    | 'kind'
    | 'maintainer_id'
    | 'minedu_id'
    | 'name_el'
    | 'name_en'
    | 'former_institution_el'
    | 'former_institution_en'
    | 'search_key'
  >
}
