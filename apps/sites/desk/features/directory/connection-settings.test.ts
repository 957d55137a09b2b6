import { expect, test } from 'vitest'
import { EMPTY_SETTINGS, enteredFrom, settingsOf, systemOf } from './connection-settings.ts'

const fact = (name: string, value: string) => ({ name, value })

test('I3: a new proposal begins with what is in force and no secret, so that names of members are not lost', () => {
  const facts = [fact('address', 'https://university.example/degrees'), fact('basic_user', 'perga')]
  const names = [fact('token_name', 'key'), fact('query_name', 'ask'), fact('filter_name', 'filter')]
  const entered = enteredFrom({ mode: 'api', facts: [...facts, ...names, fact('charset', 'windows-1253')] })
  expect(entered).toMatchObject({ key: '', basicPassword: '', basicUser: 'perga' })
  expect(settingsOf({ ...entered, key: 'k', basicPassword: 'p' })).toEqual({
    ...{ mode: 'api', address: 'https://university.example/degrees', key: 'k', charset: 'windows-1253' },
    basic_auth: { user: 'perga', password: 'p' },
    member_names: { token: 'key', query: 'ask', filter: 'filter' },
  })
})

test('I3: the usual names and the usual encoding are not sent', () => {
  expect(settingsOf({ ...EMPTY_SETTINGS, address: ' https://a.example ', key: 'k' })).toEqual({
    ...{ mode: 'api', address: 'https://a.example', key: 'k', basic_auth: null, member_names: null, charset: null },
  })
})

test('I2: a view is sent with its encoding and its authority', () => {
  const entered = enteredFrom({ mode: 'view', facts: [fact('dialect', 'mysql'), fact('charset', 'windows-1253')] })
  const ca = '-----BEGIN CERTIFICATE-----\nMII\n-----END CERTIFICATE-----'
  expect(settingsOf({ ...entered, connectionString: 'mysql://u:p@db.example/x', ca: `${ca}\n` })).toEqual({
    ...{ mode: 'view', dialect: 'mysql', connection_string: 'mysql://u:p@db.example/x', view: 'V_DEGREES' },
    ...{ ca, charset: 'windows-1253' },
  })
})

test('I11: a file has no settings and nothing to try', () => {
  const entered = enteredFrom({ mode: 'file', facts: [] })
  expect([systemOf(entered), settingsOf(entered)]).toEqual([null, { mode: 'file' }])
})

test('an address that is shown without its query is entered anew', () => {
  expect(enteredFrom({ mode: 'api', facts: [fact('address', 'https://a.example/x?…')] }).address).toBe('')
})
