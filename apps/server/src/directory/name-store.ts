import { sql } from 'kysely'
import { isUniqueViolation } from '../platform/database.ts'
import type { Work } from '../platform/work.ts'
import { tables } from './tables.ts'

const MOST_WORDS = 10
const MOST_NAMES = 50

/** Names of institutions: those recognised, today's and former ones, and the list of those that are not. */
export function nameStore(db: Work) {
  return { ...recognisedInstitutions(db), ...unrecognisedNames(db) }
}
export type NameStore = ReturnType<typeof nameStore>

function recognisedInstitutions(db: Work) {
  return {
    recognised: (words: readonly string[]) => recognisedNames(db, words),

    formerNames: (codes: readonly string[]) =>
      tables(db)
        .selectFrom('former_names')
        .select(['institution_code', 'name_el', 'name_en'])
        .where('institution_code', 'in', codes.length === 0 ? [''] : [...codes])
        .orderBy('name_el')
        .execute(),

    /** Whether a recognised institution has or had exactly this name. */
    isRecognised: async (name: string): Promise<boolean> => {
      const { rows } = await sql<{ found: boolean }>`
        select exists (
          select from institutions where fold_text(${name}) in (fold_text(name_el), fold_text(name_en))
          union all
          select from former_names where fold_text(${name}) in (fold_text(name_el), fold_text(coalesce(name_en, '')))
        ) as found`.execute(tables(db))
      return rows[0]?.found ?? false
    },
  }
}

/** The list of names that no recognised institution bears. */
function unrecognisedNames(db: Work) {
  return {
    unrecognised(words: readonly string[]) {
      let names = tables(db)
        .selectFrom('unrecognised_names')
        .selectAll()
        .where('removed_at', 'is', null)
        .orderBy('name')
      for (const word of words) names = names.where(sql<boolean>`search_key like fold_text(${patternOf(word)})`)
      return names.limit(words.length === 0 ? 1_000 : MOST_NAMES).execute()
    },

    /** Enters an unrecognised name; false where the list has it. */
    async enter(row: {
      id: string
      name: string
      country: string | null
      reasonEl: string
      reasonEn: string
      now: Date
    }) {
      const { id, name, country, reasonEl, reasonEn, now } = row
      try {
        await tables(db)
          .insertInto('unrecognised_names')
          .values({ id, name, country, reason_el: reasonEl, reason_en: reasonEn, entered_at: now })
          .execute()
        return true
      } catch (error) {
        if (isUniqueViolation(error)) return false
        throw error
      }
    },

    /** Takes a name off the list; false where it is not there. */
    async remove(id: string, now: Date): Promise<boolean> {
      const removed = await tables(db)
        .updateTable('unrecognised_names')
        .set({ removed_at: now })
        .where('id', '=', id)
        .where('removed_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      return removed !== undefined
    },
  }
}

/** Each word stands in one of the institution's names: all in today's ones, or all in one former one. */
function recognisedNames(db: Work, words: readonly string[]) {
  const all = (text: ReturnType<typeof sql>) =>
    sql.join(
      words.map((word) => sql`fold_text(${text}) like fold_text(${patternOf(word)})`),
      sql` and `,
    )
  return tables(db)
    .selectFrom('institutions')
    .select(['code', 'name_el', 'name_en', 'city_el', 'city_en'])
    .where(
      sql<boolean>`(
        (${all(sql`institutions.name_el || ' ' || institutions.name_en`)})
        or code in (select institution_code from former_names where
          ${all(sql`former_names.name_el || ' ' || coalesce(former_names.name_en, '')`)})
      )`,
    )
    .orderBy('name_el')
    .limit(MOST_NAMES)
    .execute()
}

/** The words of what someone typed. */
export function wordsOf(text: string): string[] {
  return text.normalize('NFC').split(/\s+/u).filter(Boolean).slice(0, MOST_WORDS)
}

const patternOf = (word: string) => `%${word.replace(/[\\%_]/gu, (sign) => `\\${sign}`)}%`
