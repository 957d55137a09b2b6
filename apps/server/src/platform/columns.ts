import type { ColumnType } from 'kysely'

/** A column that may be null and may be left out. */
export type Nullable<Type> = ColumnType<Type | null, Type | null | undefined, Type | null>
/** A column that the database fills in when it is left out. */
export type Defaulted<Type> = ColumnType<Type, Type | undefined, Type>
/** The language of a page, a mail or a document. */
export type LinkLanguage = 'el' | 'en'
