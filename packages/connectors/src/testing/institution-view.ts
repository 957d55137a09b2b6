import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { createConnection } from 'mysql2/promise'
import pg from 'pg'
import type { ViewServer } from './view-server.ts'

const POSTGRESQL = {
  createSchema: 'create schema "Registry"',
  slow: 'pg_sleep(2)::text',
  createWriter: `create function write_one() returns text language plpgsql as
    $$ begin insert into written values (1); return '1'; end $$`,
}
const MYSQL = {
  createSchema: 'create database "Registry"',
  // Row by row: one sleep alone ends at a time limit as if nothing were the matter.
  slow: '(select max(sleep(0.2)) from seq_1_to_10)',
  createWriter: `create function write_one() returns varchar(5) modifies sql data
    begin insert into written values (1); return '1'; end`,
}

/** The database that the sandbox serves, on a port of this machine, speaking PostgreSQL's protocol. */
export async function serveEmbedded(): Promise<ViewServer> {
  const database = await PGlite.create()
  const server = new PGLiteSocketServer({ db: database, port: 0, host: '127.0.0.1', maxConnections: 8 })
  await server.start()
  return {
    ...POSTGRESQL,
    connectionString: `postgresql://postgres@${server.getServerConn()}/postgres?sslmode=disable`,
    execute: async (sql) => (await database.exec(sql)).at(-1)?.rows ?? [],
    async close() {
      await server.stop()
      await database.close()
    },
  }
}

/** A PostgreSQL server that runs already. */
export async function servePostgresql({ url, stop }: { url: string; stop(): Promise<void> }): Promise<ViewServer> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return {
    ...POSTGRESQL,
    connectionString: `${url}?sslmode=disable`,
    async execute(sql) {
      // The driver gives one result for each statement, though its types say one.
      const results: pg.QueryResult | pg.QueryResult[] = await client.query(sql)
      return (Array.isArray(results) ? results.at(-1)?.rows : results.rows) ?? []
    },
    async close() {
      await client.end()
      await stop()
    },
  }
}

/** A MariaDB server that runs already. */
export async function serveMariadb(server: {
  url(database: string): string
  stop(): Promise<void>
}): Promise<ViewServer> {
  const { hostname: host, port, username: user, password } = new URL(server.url(''))
  const connection = await createConnection({
    ...{ host, port: Number(port), user, password },
    multipleStatements: true,
  }).catch(async (error: unknown) => {
    await server.stop()
    throw error
  })
  await connection.query(
    'create database institution; use institution; set sql_mode = concat(@@sql_mode, ",ANSI_QUOTES")',
  )
  return {
    ...MYSQL,
    connectionString: server.url('institution'),
    async execute(sql) {
      const [rows] = await connection.query(sql)
      const last = Array.isArray(rows) && Array.isArray(rows.at(-1)) ? rows.at(-1) : rows
      return Array.isArray(last) ? last.map((row) => ({ ...row })) : []
    },
    async close() {
      await connection.end()
      await server.stop()
    },
  }
}
