import type { Kysely } from 'kysely'
import type { AuthorizationsTables } from '../authorizations/tables.ts'
import type { DirectoryTables } from '../directory/tables.ts'
import type { DocumentsTables } from '../documents/tables.ts'
import type { FiguresTables } from '../figures/tables.ts'
import type { HelpdeskTables } from '../helpdesk/tables.ts'
import type { IdentityTables } from '../identity/tables.ts'
import type { InspectionsTables } from '../inspections/tables.ts'
import type { OauthTables } from '../oauth/tables.ts'
import type { OrganisationsTables } from '../organisations/tables.ts'
import type { PlatformTables } from '../platform/tables.ts'
import type { Work } from '../platform/work.ts'
import type { ReceiptsTables } from '../receipts/tables.ts'
import type { ReleasesTables } from '../releases/tables.ts'
import type { SourcesTables } from '../sources/tables.ts'
import type { StaffTables } from '../staff/tables.ts'
import type { TemplatesTables } from '../templates/tables.ts'

/** The tables of all features together. */
export type EveryTable = PlatformTables &
  IdentityTables &
  DirectoryTables &
  StaffTables &
  SourcesTables &
  TemplatesTables &
  OrganisationsTables &
  OauthTables &
  AuthorizationsTables &
  ReleasesTables &
  ReceiptsTables &
  HelpdeskTables &
  FiguresTables &
  InspectionsTables &
  DocumentsTables

/** All tables, for tests, seeds and measurements; nothing in the product imports this. */
export type EveryTableDatabase = Kysely<EveryTable> & Work
/** `work` with the tables of all features. */
export const everyTable = (work: Work) => work as unknown as EveryTableDatabase
