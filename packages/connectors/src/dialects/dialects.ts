import type { DialectName, ViewDialect } from './dialect.ts'
import { mysql } from './mysql.ts'
import { oracle } from './oracle.ts'
import { postgresql } from './postgresql.ts'
import { sqlserver } from './sqlserver.ts'

/** Each database in its own words. */
export const VIEW_DIALECTS: Readonly<Record<DialectName, ViewDialect>> = { postgresql, mysql, oracle, sqlserver }
