import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEGREE_FIELDS } from '@perga/domain'
import { completeRow, placeholderColumn, writeView } from '@perga/institution-kit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listenTcp } from '../listener.ts'
import type { BehaviourSwitch } from './behaviour.ts'
import { emptyDatabaseFrom } from './database-snapshot.ts'
import { createViewInstitution, type ViewInstitution } from './view-institution.ts'

const behaviour: BehaviourSwitch = { current: 'normal' }
let institution: ViewInstitution
let port = 0
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'view-'))
  institution = await createViewInstitution(behaviour, emptyDatabaseFrom(join(folder, 'empty.tar.gz')))
  port = await listenTcp(institution.server, { host: '127.0.0.1', port: 0, system: 'test' })
})
afterAll(async () => {
  await institution.stop()
  institution.server.close()
  await rm(folder, { recursive: true })
})

function message(type: string, body: string): Buffer {
  const text = Buffer.from(body)
  const length = Buffer.alloc(4)
  length.writeInt32BE(text.length + 4)
  return Buffer.concat([Buffer.from(type), length, text])
}

/** The bytes of answers until the server is ready for the next question (protocol version 3, message `Z`). */
async function untilReady(socket: Socket): Promise<string> {
  let received = Buffer.alloc(0)
  while (!received.subarray(-6).toString('latin1').startsWith('Z\0\0\0\x05')) {
    const [chunk] = await once(socket, 'data')
    received = Buffer.concat([received, chunk])
  }
  return received.toString('utf8')
}

async function query(sql: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(message('', '\0\x03\0\0user\0perga_reader\0database\0postgres\0\0'))
  await untilReady(socket)
  socket.write(message('Q', `${sql}\0`))
  const answer = await untilReady(socket)
  socket.destroy()
  return answer
}

describe('the database view', () => {
  test('I2: the PostgreSQL view that institutions are given can be created and read', async () => {
    const dates = ['date_issued', 'valid_from', 'status_date', 'birth_date']
    const numbers = ['grade_value', 'birth_year', 'gender']
    const columns = DEGREE_FIELDS.map(({ name }) => placeholderColumn(name)).map((column) => {
      if (dates.includes(column)) return `${column} date`
      return `${column} ${numbers.includes(column) ? 'numeric' : 'text'}`
    })
    await query(`create table own_degrees (${columns.join(', ')})`)
    await query(`insert into own_degrees (certificate_id, date_issued, grade_value) values ('C9', '2002-07-15', 0.811)`)
    const [create = ''] = writeView('postgresql', { name: 'V_OWN', from: 'own_degrees d' }).split(';')
    await query(create)
    const answer = await query(`select concat_ws('|', certificateid, dateissued, gradevalue) from V_OWN`)
    expect(answer).toContain('C9|20020715|0.811')
  })

  test('I2: shows 28 columns, one spelled with an extra E, numbers where the type list has them', async () => {
    const columns = `select string_agg(column_name || ' ' || data_type, ';' order by ordinal_position) from information_schema.columns where table_name = 'v_degrees'`
    const answer = await query(columns)
    expect(answer.match(/[a-z]+ (character varying|numeric)/g)).toHaveLength(28)
    expect(answer).toContain('middlenameeen character varying')
    for (const name of ['titleid', 'registrationid', 'gradevalue', 'birthyear', 'gender']) {
      expect(answer).toContain(`${name} numeric`)
    }
  })

  test('I2: a number loses its leading zeros, a text keeps them', async () => {
    await institution.load([
      completeRow({ certificateID: 'C1', titleID: '0010', registrationID: '0042', ssn: '01019000122' }),
    ])
    const answer = await query(`select concat_ws('|', titleid, registrationid, ssn) from V_DEGREES`)
    expect(answer).toContain('10|42|01019000122')
  })

  test('loading replaces what was shown', async () => {
    await institution.load([completeRow({ certificateID: 'C2' })])
    expect(await query(`select 'all: ' || string_agg(certificateid, ',') from V_DEGREES`)).toContain('all: C2')
  })

  test('serves several connections at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => query(`select 'number ${index}'`)))
    expect(answers.map((answer) => /number \d/.exec(answer)?.[0])).toEqual(answers.map((_, index) => `number ${index}`))
  })

  test('down: a connection ends at once, also one that was open before', async () => {
    const open = connect(port, '127.0.0.1').on('error', () => open.destroy())
    open.write(message('', '\0\x03\0\0user\0perga_reader\0database\0postgres\0\0'))
    await untilReady(open)
    behaviour.current = 'down'
    open.write(message('Q', 'select 1\0'))
    await once(open, 'close')
    const late = connect(port, '127.0.0.1').on('error', () => late.destroy())
    await once(late, 'close')
    behaviour.current = 'normal'
    expect(await query(`select 'back again'`)).toContain('back again')
  })

  test('slow: a connection stays open without a word', async () => {
    behaviour.current = 'slow'
    const waiting = connect(port, '127.0.0.1')
    waiting.write(message('', '\0\x03\0\0user\0perga_reader\0\0'))
    const first = await Promise.race([
      once(waiting, 'data').then(() => 'data'),
      once(waiting, 'close').then(() => 'close'),
      new Promise((resolve) => setTimeout(resolve, 300, 'silence')),
    ])
    expect(first).toBe('silence')
    waiting.destroy()
    behaviour.current = 'normal'
  })
})
