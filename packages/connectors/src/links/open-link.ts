import type { DialectName } from '../dialects/dialect.ts'
import { loadDriver } from './load-driver.ts'
import { openMysqlLink } from './mysql-link.ts'
import { type OracleDriver, openOracleLinks } from './oracle-link.ts'
import { openPostgresqlLink } from './postgresql-link.ts'
import { openSqlServerLinks, type TediousDriver } from './sqlserver-link.ts'
import type { OpenLink } from './view-link.ts'

/** How connections to this kind of database are opened; throws `DriverMissing` where its driver is not installed. */
export async function linkOpener(dialect: DialectName): Promise<OpenLink> {
  switch (dialect) {
    case 'postgresql':
      return openPostgresqlLink
    case 'mysql':
      return openMysqlLink
    // Sound: the packages have these faces in the versions that package.json names as optional peers.
    case 'oracle':
      return openOracleLinks((await loadDriver('oracledb')) as OracleDriver)
    case 'sqlserver':
      return openSqlServerLinks((await loadDriver('tedious')) as TediousDriver)
  }
}
