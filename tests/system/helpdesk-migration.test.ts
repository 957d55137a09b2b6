import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { useEmbedded } from '@perga/server/platform/database.ts'
import { PglitePool } from '@perga/server/platform/pglite-pool.ts'
import { everyTable } from '@perga/server/testing/every-table.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

const MIGRATIONS = fileURLToPath(new URL('../../db/migrations', import.meta.url))
const HELPDESK = '0015-helpdesk.sql'

const HELD = '01920000-0000-7000-8000-00000000000'
// A client that every database has.
const RESERVED = 'any-tax-user'
const BEFORE = `
  insert into institutions (code, name_el, name_en) values ('auth', 'ΑΠΘ', 'AUTh');
  insert into holders (id, created_at) values ('${HELD}1', now());
  insert into degree_reports (id, holder_id, institution_code, kind, degree_key_sealed, text_sealed, created_at) values
    ('${HELD}2', '${HELD}1', 'auth', 'missing', null, '\\x01', '2026-11-18T23:30:00Z'),
    ('${HELD}3', '${HELD}1', 'auth', 'wrong', '\\x02', '\\x03', '2026-11-18T10:00:00Z');
  insert into inspections (id, user_index, client_id, institution_code, purpose, state, created_at) values
    ('${HELD}4', '\\x04', '${RESERVED}', 'auth', 'why', 'not-found', now()), ('${HELD}5', '\\x04', '${RESERVED}', 'auth', 'why', 'not-found', now());
  insert into inspection_hand_overs (id, inspection_id, institution_code, query_sealed, state, created_at, answer_by) values
    ('${HELD}6', '${HELD}4', 'auth', '\\x05', 'open', now(), '2026-12-01T22:30:00Z'),
    ('${HELD}7', '${HELD}5', 'auth', '\\x05', 'closed', now(), '2026-12-01T22:30:00Z')`

test('0012: what was reported or handed over before is a request afterwards, and nothing is lost', async () => {
  const pool = await PglitePool.open()
  const { db: work, close } = useEmbedded(pool)
  const db = everyTable(work)
  const apply = async (file: string) => pool.executeScript(await readFile(`${MIGRATIONS}/${file}`, 'utf8'))
  try {
    const files = (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql') && file < HELPDESK).sort()
    for (const file of files) await apply(file)
    await pool.executeScript(BEFORE)
    await apply(HELPDESK)
    const rows = await db.selectFrom('desk_requests').selectAll().orderBy('id').execute()
    const open = { state: 'open', institution_code: 'auth', department_id: null, outcome: null }
    expect(rows).toMatchObject([
      { ...open, id: `${HELD}2`, kind: 'missing', holder_id: `${HELD}1`, answer_by: '2026-11-26' },
      { ...open, id: `${HELD}3`, kind: 'wrong', degree_key_sealed: new Uint8Array([2]), answer_by: '2026-11-25' },
      { ...open, id: `${HELD}6`, kind: 'inspection', hand_over_id: `${HELD}6`, answer_by: '2026-12-02' },
    ])
    expect(rows.map(({ text_sealed }) => text_sealed)).toEqual([new Uint8Array([1]), new Uint8Array([3]), null])
    expect(new Set(rows.map(({ reference }) => reference)).size).toBe(3)
    const left = await sql`select from pg_tables where tablename = 'degree_reports'`.execute(db)
    expect(left.rows).toEqual([])
  } finally {
    await close()
  }
})
