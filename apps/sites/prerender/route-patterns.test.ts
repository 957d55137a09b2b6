import { expect, test } from 'vitest'
import { routePatterns } from './route-patterns.ts'

test('every page of a route table has its address, the page for unknown ones has none', () => {
  const routes = [
    { path: '/', children: [{ index: true as const }, { path: 'terms' }, { path: 'o/:token' }, { path: '*' }] },
  ]
  expect(routePatterns(routes)).toEqual(['/', '/terms', '/o/:token'])
})

test('an optional parameter is two addresses', () => {
  expect(routePatterns([{ path: 'organisation/:token?' }])).toEqual(['/organisation', '/organisation/:token'])
  expect(routePatterns([{ path: '/:token?' }])).toEqual(['/', '/:token'])
})

test('a route below another has the address of both', () => {
  expect(routePatterns([{ path: 'desk', children: [{ index: true }, { path: 'requests/:id' }] }])).toEqual([
    '/desk',
    '/desk/requests/:id',
  ])
})
