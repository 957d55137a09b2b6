import { expect, test } from 'vitest'
import { type QueueFilter, readFilter, WHOLE_QUEUE, writeFilter } from './queue-filter.ts'

test('H5: the address bar holds the filter, and nothing that was not chosen', () => {
  const filter: QueueFilter = {
    ...{ of: 'mine', state: 'resolved', maintainer: '338', level: '7', overdue: 'true' },
    ...{ reference: 'AB12', order: 'created_at', page: 3 },
  }
  expect(readFilter(new URLSearchParams(writeFilter(filter)))).toEqual(filter)
  expect(writeFilter(WHOLE_QUEUE)).toEqual({})
  expect(writeFilter({ ...WHOLE_QUEUE, of: 'mine' })).toEqual({ of: 'mine' })
})

test('an address that says nothing sensible shows the whole queue', () => {
  const parameters = new URLSearchParams('of=theirs&state=lost&level=9&overdue=1&order=name&page=-2&lang=el')
  expect(readFilter(parameters)).toEqual(WHOLE_QUEUE)
  expect(readFilter(new URLSearchParams('page=1001')).page).toBe(1)
  expect(readFilter(new URLSearchParams('page=x')).page).toBe(1)
})
