import type { ExpressionBuilder } from 'kysely'
import type { DirectoryViews } from './published.ts'

interface Named {
  institutions: DirectoryViews['institution_names']
}

/** The condition that an institution is this one or was merged into it: this one answers for both (row I14). */
export const isOrMergedInto = (institution: string) => (where: ExpressionBuilder<Named, 'institutions'>) =>
  where.or([where('code', '=', institution), where('merged_into', '=', institution)])
