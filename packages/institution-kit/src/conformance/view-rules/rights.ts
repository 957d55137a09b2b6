import type { DialectName } from '@perga/connectors'

/** The schema and the name of a view as parameters, in the order of the statement. */
type RightsQuery = { text: string; values: readonly string[] }

const SYSTEM_SCHEMAS = `('information_schema', 'pg_catalog', 'mysql', 'performance_schema', 'sys', 'INFORMATION_SCHEMA')`

/** Counts, in a column `n`, the rights of the account to change the view or what is behind it. */
export function writingRights(dialect: DialectName, schema: string, view: string): RightsQuery {
  switch (dialect) {
    case 'postgresql':
      return {
        text: `select count(*) as n from (values ('INSERT'), ('UPDATE'), ('DELETE'), ('TRUNCATE')) r(p)
          where has_table_privilege(quote_ident($1::text) || '.' || quote_ident($2::text), r.p)`,
        values: [schema, view],
      }
    case 'mysql':
      return {
        text: `select count(*) as n from (
            select grantee, privilege_type from information_schema.user_privileges
            union all select grantee, privilege_type from information_schema.schema_privileges
            union all select grantee, privilege_type from information_schema.table_privileges
              where table_schema = ? and table_name = ?) r
          where grantee = concat('''', replace(current_user(), '@', '''@'''), '''')
            and privilege_type in ('INSERT', 'UPDATE', 'DELETE', 'DROP', 'ALTER', 'CREATE', 'SUPER')`,
        values: [schema, view],
      }
    case 'oracle':
      return {
        text: `select count(*) as "n" from (
            select privilege from session_privs where regexp_like(privilege, '^(INSERT|UPDATE|DELETE|DROP|ALTER) ANY TABLE$')
            union all select privilege from all_tab_privs where grantee = user and table_schema = :1 and table_name = :2
              and privilege in ('INSERT', 'UPDATE', 'DELETE')
            union all select 'OWNER' from dual where user = :3)`,
        values: [schema, view, schema],
      }
    case 'sqlserver':
      return {
        text: `select count(*) as [n] from (values ('INSERT'), ('UPDATE'), ('DELETE'), ('ALTER')) r(p)
          where has_perms_by_name(quotename(@p1) + '.' + quotename(@p2), 'OBJECT', r.p) = 1`,
        values: [schema, view],
      }
  }
}

/** Counts, in a column `n`, what else the account may read. */
export function otherTables(dialect: DialectName, schema: string, view: string): RightsQuery {
  const [first, second] = {
    postgresql: ['$1', '$2'],
    mysql: ['?', '?'],
    oracle: [':1', ':2'],
    sqlserver: ['@p1', '@p2'],
  }[dialect]
  if (dialect === 'oracle')
    return {
      text: `select count(*) as "n" from all_tab_privs where grantee = user and not (table_schema = ${first} and table_name = ${second})`,
      values: [schema, view],
    }
  return {
    text: `select count(*) as n from information_schema.tables
      where table_schema not in ${SYSTEM_SCHEMAS} and not (table_schema = ${first} and table_name = ${second})`,
    values: [schema, view],
  }
}
