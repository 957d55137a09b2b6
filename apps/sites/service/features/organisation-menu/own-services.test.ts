import type { AuthData } from '@perga/contracts'
import { expect, test } from 'vitest'
import { servicesOf } from './own-services.ts'

const client = (can_read: boolean, can_inspect: boolean) => ({
  id: 'a',
  name: 'a',
  display_name: 'a',
  can_read,
  can_inspect,
})
const user: AuthData = {
  ...{ logged_in: true, name: 'a', user_name: 'ΜΑΡΙΑ', inspect_institutions: [], citizen: false },
  can_inspect: true,
  clients: [client(false, true)],
}

test('R4: a representative is offered the services that they hold for any of their clients', () => {
  expect(servicesOf(user)).toEqual({ reading: false, inspection: true })
  expect(servicesOf({ ...user, clients: [client(false, true), client(true, false)] })).toEqual({
    ...{ reading: true, inspection: true },
  })
  expect(servicesOf({ ...user, can_inspect: false, clients: [client(true, false)] })).toEqual({
    ...{ reading: true, inspection: false },
  })
})

test('G4: a citizen with a code, who represents nobody, is not told what they may not do', () => {
  expect(servicesOf({ ...user, citizen: true, can_inspect: false, clients: [] })).toEqual({
    ...{ reading: true, inspection: true },
  })
})
