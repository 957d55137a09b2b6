import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { completeRow } from '@perga/institution-kit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listenTcp } from '../listener.ts'
import type { BehaviourSwitch } from './behaviour.ts'
import { createViewInstitution, type ViewInstitution } from './view-institution.ts'

const behaviour: BehaviourSwitch = { current: 'normal' }
let institution: ViewInstitution
let port = 0

beforeAll(async () => {
  institution = await createViewInstitution(behaviour)
  port = await listenTcp(institution.server, { host: '127.0.0.1', port: 0, system: 'test' })
})
afterAll(async () => {
  await institution.stop()
  institution.server.close()
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

  test('down: a connection ends at once; slow: it stays open without a word', async () => {
    behaviour.current = 'down'
    const refused = connect(port, '127.0.0.1').on('error', () => refused.destroy())
    await once(refused, 'close')
    behaviour.current = 'slow'
    const waiting = connect(port, '127.0.0.1')
    waiting.write(message('', '\0\x03\0\0user\0perga_reader\0\0'))
    const winner = await Promise.race([
      once(waiting, 'data').then(() => 'data'),
      once(waiting, 'close').then(() => 'close'),
      new Promise((resolve) => setTimeout(resolve, 200, 'silence')),
    ])
    expect(winner).toBe('silence')
    waiting.destroy()
    behaviour.current = 'normal'
  })
})
