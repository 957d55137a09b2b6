import { PERSONAS } from '@perga/sandbox'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Graduate, Reader } from '../support/actors.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

test('Y3: after sharing, reading and verifying, a database dump holds no readable field of the diploma and no number of a person', async () => {
  const code = await new Graduate(world, 'eleni').share('aegis')
  const reader = new Reader(world)
  await reader.logIn('hr.aegis')
  const { data } = await reader.read(code)
  await reader.verify(data[0]?.verificationIdentifier ?? '')

  const dump = await dumpAllTables(world)
  const secrets = [...secretsOf('eleni'), ...secretsOf('hr.aegis'), code]
  expect(secrets.length).toBeGreaterThan(8)
  expect(secrets.filter((secret) => dump.includes(secret))).toEqual([])
})

test('Y1: every cookie of the whole path is a session cookie', async () => {
  const graduate = new Graduate(world, 'eleni')
  const setCookies: string[] = []
  const request = graduate.browser.request.bind(graduate.browser)
  graduate.browser.request = async (address, init) => {
    const response = await request(address, init)
    if (address.startsWith(world.origin)) setCookies.push(...response.headers.getSetCookie())
    return response
  }
  await graduate.share('aegis')
  expect(setCookies.length).toBeGreaterThan(3)
  // A cookie that is being removed has an end in the past; no cookie has one in the future.
  const lasting = setCookies.filter(
    (line) => /max-age=[1-9]/i.test(line) || new Date(/expires=([^;]+)/i.exec(line)?.[1] ?? 0) > new Date(),
  )
  expect(lasting).toEqual([])
  expect(setCookies.filter((line) => !/httponly/i.test(line))).toEqual([])
})

/** What must not stand anywhere: numbers of the person, and the fields of the degrees that only this person has. */
function secretsOf(userName: string): string[] {
  const persona = PERSONAS.find((candidate) => candidate.userName === userName)
  const fields = persona?.degrees.flatMap(({ record }) =>
    [
      record.certificateID,
      record.ssn,
      record.lastNameEl,
      record.fatherNameEl,
      record.birthDate,
      record.registrationID,
    ].map(String),
  )
  const numbers = [persona?.taxNumber, ...(persona?.registry.map(({ ssn }) => ssn) ?? [])]
  return [...numbers, ...(fields ?? [])].flatMap((value) =>
    value === undefined || value === 'null' || value === 'undefined' ? [] : [value],
  )
}

async function dumpAllTables({ database: { db } }: World): Promise<string> {
  const tables = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`.execute(
    db,
  )
  const dumps = tables.rows.map(async ({ name }) => {
    const rows = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(db)
    return rows.rows.map(({ row }) => row + hexAsText(row)).join('\n')
  })
  return (await Promise.all(dumps)).join('\n')
}

// bytea shows as hexadecimal: read as text too, so that a value that was merely encoded is found.
function hexAsText(row: string): string {
  return [...row.matchAll(/\\\\x([0-9a-f]+)/g)]
    .map((match) => Buffer.from(match[1] ?? '', 'hex').toString('utf8'))
    .join(' ')
}
