import { randomBytes } from 'node:crypto'
import { makeAccessLinkCode, parseAccessLinkCode } from '@perga/domain'
import { accessLinkStore } from '@perga/server/authorizations/access-link-store.ts'
import { sha256 } from '@perga/server/platform/keys.ts'
import { uuidV7 } from '@perga/server/platform/uuid-v7.ts'
import type { EveryTableDatabase } from '@perga/server/testing/every-table.ts'
import { sql } from 'kysely'
import type { World } from '../tests/support/world.ts'

/** Further links that share the same degrees of the same holder with the same client; returns their codes. */
export async function copyLink(world: World, original: string, count: number): Promise<string[]> {
  const { db } = world.database
  const codes: string[] = []
  for (let copy = 0; copy < count; copy += 1) {
    const now = new Date()
    const [authorizationId, code] = [uuidV7(now), makeAccessLinkCode(randomBytes(17))]
    const expiresAt = await copyAuthorization(db, original, authorizationId)
    const link = { id: uuidV7(now), authorizationId, code, createdAt: now, expiresAt }
    await accessLinkStore(db, world.keys).insert(link)
    codes.push(code)
  }
  return codes
}

async function copyAuthorization(db: EveryTableDatabase, link: string, id: string): Promise<Date> {
  const code = parseAccessLinkCode(link)
  const original = sql`(select authorization_id from access_links where code_hash = ${sha256(code ?? '')})`
  const { rows } = await sql<{ expires_at: Date }>`
    insert into authorizations (id, grant_hash, holder_id, client_id, scopes, language, terms_version, created_at, expires_at)
    select ${id}, ${randomBytes(32)}, holder_id, client_id, scopes, language, terms_version, created_at, expires_at
    from authorizations where id = ${original} returning expires_at`.execute(db)
  await sql`
    insert into authorized_degrees (authorization_id, position, institution_code, degree_key_sealed)
    select ${id}, position, institution_code, degree_key_sealed
    from authorized_degrees where authorization_id = ${original}`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('the link to copy is not there')
  return row.expires_at
}

/**
 * Fills the tables up to so many links and releases, by SQL and with short contents: what is measured is how long it takes
 * to find one among many. Constraints hold for these rows by how they are made; they are not checked one by one.
 */
export async function fillUp(world: World, link: string, total: number): Promise<void> {
  const { db } = world.database
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from access_links`.execute(db)
  const series = sql`generate_series(${rows[0]?.count ?? 0}::int + 1, ${total}::int) as n`
  const code = parseAccessLinkCode(link)
  await db.connection().execute(async (connection) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(connection)
    await run(sql`set session_replication_role = replica`)
    await run(sql`create temporary table filler as
      select (${timeOrdered} || '-7001' || rest)::uuid as a, (${timeOrdered} || '-7002' || rest)::uuid as r,
        (${timeOrdered} || '-7003' || rest)::uuid as t, n, link.client_id, link.scopes, link.holder_id,
        link.terms_version, link.created_at, link.expires_at
      from ${series}, lateral (select '-8' || substr(md5(n::text), 1, 3) || '-' || substr(md5(n::text), 4, 12)) as ending(rest),
        (select authorizations.* from access_links join authorizations on authorizations.id = authorization_id
          where code_hash = ${sha256(code ?? '')}) as link`)
    await run(sql`insert into authorizations (id, grant_hash, holder_id, client_id, scopes, terms_version, created_at, expires_at)
      select a, sha256(n::text::bytea), holder_id, client_id, scopes, terms_version, created_at, expires_at from filler`)
    await run(sql`insert into access_links (id, authorization_id, code_hash, code_sealed, expires_at, created_at)
      select a, a, sha256(('l' || n)::bytea), '', expires_at, created_at from filler`)
    await run(sql`insert into readings (id, basis, authorization_id, client_id, state, created_at)
      select r, 'link', a, client_id, 'completed', created_at from filler`)
    await run(sql`insert into releases (audit_id, reading_id, client_id, client_display_name, position, institution_code,
        degree_key_sealed, template_version_id, scopes, layout_version, content_salt, content_hash, payload_hash, jws_protected,
        jws_signature, signed_audit_id, identifier_version, level, signed_at)
      select t, r, client_id, '', 0, one.institution_code, '', one.version, scopes, 1, '', '', '', '', '', '', '1', 'B-LT', created_at
      from filler, (select (select min(code) from institutions) as institution_code,
        (select id from template_versions limit 1) as version) as one`)
    await run(sql`drop table filler`)
    await run(sql`set session_replication_role = default`)
    await run(sql`vacuum analyze`)
  })
}

// As ids of the server are: of version 7, by time, so that rows come to the end of their index.
const timeOrdered = sql`substr(lpad(to_hex((extract(epoch from now()) * 1000)::bigint - 2000000 + n), 12, '0'), 1, 8) || '-'
  || substr(lpad(to_hex((extract(epoch from now()) * 1000)::bigint - 2000000 + n), 12, '0'), 9, 4)`
