import { expect, test } from 'vitest'
import { inspectionAccess } from './inspection-access.ts'

const client = (name: string, can_inspect: boolean) => ({
  id: name,
  name,
  display_name: name,
  can_read: true,
  can_inspect,
})
const user = {
  logged_in: true,
  name: 'a',
  user_name: null,
  can_inspect: true,
  inspect_institutions: ['auth'],
  clients: [client('a', true)],
  citizen: false,
}

test('X2: without can_inspect there is no access', () => {
  expect(inspectionAccess({ ...user, can_inspect: false, clients: [client('a', false)] })).toEqual({ kind: 'none' })
  expect(inspectionAccess({ ...user, can_inspect: false, clients: [], citizen: true })).toEqual({ kind: 'none' })
})

test('O10: more than one client that may check is a conflict; one beside others is none', () => {
  const clients = [client('a', true), client('b', true)]
  expect(inspectionAccess({ ...user, clients })).toEqual({ kind: 'several', names: ['a', 'b'] })
  expect(inspectionAccess({ ...user, clients: [client('a', true), client('b', false)] })).toEqual({ kind: 'one' })
})
