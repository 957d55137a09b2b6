import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts'
import { fixedClock } from '../platform/clock.ts'
import { enterFormerName } from './enter-former-name.ts'
import { mergeInstitutions } from './merge-institutions.ts'
import { renameInstitution } from './rename-institution.ts'

const NAMES = { name_el: 'Νέο όνομα', name_en: 'New name' }
let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
  const values = ['one', 'other'].map((code) => ({ code, name_el: code, name_en: code }))
  await database.db.insertInto('institutions').values(values).execute()
})
afterEach(() => database.close())

describe.each([
  ['winter', '2026-12-31', '2026-12-31T21:30:00Z', '2027-01-01', '2026-12-31T22:30:00Z'],
  ['summer', '2026-07-15', '2026-07-15T20:30:00Z', '2026-07-16', '2026-07-15T21:30:00Z'],
])('I14: in %s at half past eleven in the evening of Greece', (_, today, evening, tomorrow, afterMidnight) => {
  const at = (time: string) => ({
    db: database.db,
    clock: fixedClock(new Date(time)),
    actor: 'staff:test',
    institutionEnds: [],
  })

  test('an institution is merged on that day, and on the next only after midnight', async () => {
    const merge = (on: string, time: string) => mergeInstitutions({ code: 'one', into: 'other', on }, at(time))
    await expect(merge(tomorrow, evening)).rejects.toThrow('merger_not_possible')
    await merge(tomorrow, afterMidnight)
  })

  test('a name ends on that day, and on the next only after midnight', async () => {
    const rename = (used_until: string, time: string) => renameInstitution('one', { ...NAMES, used_until }, at(time))
    await expect(rename(tomorrow, evening)).rejects.toThrow('day_to_come')
    await rename(today, evening)
    await renameInstitution('other', { name_el: 'Άλλο', name_en: 'Other', used_until: tomorrow }, at(afterMidnight))
  })

  test('a former name ended on that day, and on the next only after midnight', async () => {
    const enter = (used_until: string, time: string) => enterFormerName('one', { ...NAMES, used_until }, at(time))
    await expect(enter(tomorrow, evening)).rejects.toThrow('day_to_come')
    await enter(today, evening)
    await enter(tomorrow, afterMidnight)
  })
})
