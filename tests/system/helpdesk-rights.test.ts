import type { RequestQueue } from '@perga/contracts'
import type { RequestAct } from '@perga/server/helpdesk/request-rights.ts'
import { RIGHTS_TABLE, type RightsCell } from '@perga/server/helpdesk/testing/rights-table.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterHolder, enterOpen } from '../support/desk-request.ts'
import { memberOf } from '../support/helpdesk.ts'
import type { Staff } from '../support/staff.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
let member: Staff
let accountId: string
let resolverId: string
let holderId: string
beforeAll(async () => {
  world = await startWorld({ settings: { PERGA_RATE_LIMIT: '100000' } })
  member = await memberOf(world, 'auth.full')
  accountId = await idOf(member)
  resolverId = await idOf(await memberOf(world, 'auth.head'))
  holderId = await enterHolder(world)
  // The same code in two institutions (spec 2 §5 knows it by its code alone).
  const twin = { id: 'aueb:338', institution_code: 'aueb', kind: 'maintaining' as const, minedu_id: '338' }
  const { db } = world.database
  await db
    .insertInto('departments')
    .values({ ...twin, name_el: 'Άλλο', name_en: 'Other' })
    .execute()
})
afterAll(() => world.stop())

async function idOf(staff: Staff): Promise<string> {
  const session = await staff.session()
  return session.kind === 'institution' ? session.id : ''
}

async function grant({ maintainerId, role, levels }: Pick<RightsCell, 'maintainerId' | 'role' | 'levels'>) {
  const { db } = world.database
  await db.deleteFrom('institution_entitlements').where('account_id', '=', accountId).execute()
  await db
    .insertInto('institution_entitlements')
    .values({ account_id: accountId, maintainer_id: maintainerId, role, levels: [...levels] })
    .execute()
}

const address = (id: string, path = '') => `/api/desk/requests/${id}${path}`
// In order: a list is asked for before the act changes what it lists.
const CALLS: Record<RequestAct, readonly ((id: string) => Promise<Response>)[]> = {
  see: [(id) => member.get(address(id))],
  assign: [
    (id) => member.get(address(id, '/assignees')),
    (id) => member.post(address(id, '/assign'), { kind: 'account', id: resolverId }),
  ],
  transfer: [
    (id) => member.get(address(id, '/departments')),
    (id) => member.post(address(id, '/department'), { maintainer_id: '255' }),
  ],
  message: [(id) => member.post(address(id, '/messages'), { text: 'Ερώτηση' })],
  note: [(id) => member.post(address(id, '/notes'), { text: 'Σημείωση' })],
  resolve: [(id) => member.post(address(id, '/resolve'), { outcome: 'mended', text: 'Έγινε.' })],
}

/** What a member may not even see is not there for them. */
function expected({ allowed, role, place }: RightsCell): number {
  if (allowed) return 200
  const isSeen = RIGHTS_TABLE.cells.some(
    (cell) => cell.act === 'see' && cell.allowed && cell.role === role && cell.place === place,
  )
  return isSeen ? 403 : 404
}

test.each(RIGHTS_TABLE.dimensions.roles)(
  'H5: over HTTP every cell of the role %s is as the table says',
  async (role) => {
    const deviations: object[] = []
    for (const cell of RIGHTS_TABLE.cells.filter((one) => one.role === role)) {
      await grant(cell)
      const departmentId = cell.department === null ? null : `${cell.institution}:${cell.department}`
      const id = await enterOpen(world, { holderId, institution: cell.institution, departmentId, level: '6' })
      for (const call of CALLS[cell.act]) {
        const { status } = await call(id)
        if (status !== expected(cell)) deviations.push({ ...cell, status })
      }
      if (cell.act !== 'see') continue
      const queue = (await (await member.get('/api/desk/requests?order=created_at')).json()) as RequestQueue
      const isListed = queue.requests.some((request) => request.id === id)
      if (isListed !== cell.allowed) deviations.push({ ...cell, isListed })
    }
    expect(deviations).toEqual([])
  },
)

test('H5: nobody without a right, of the provider or not logged in has anything to do with requests', async () => {
  const id = await enterOpen(world, { holderId })
  await world.database.db.deleteFrom('institution_entitlements').where('account_id', '=', accountId).execute()
  for (const act of RIGHTS_TABLE.dimensions.acts) {
    for (const call of CALLS[act]) expect((await call(id)).status).toBe(403)
  }
  const paths = ['requests', `requests/${id}`, 'helpdesk/settings', 'helpdesk/groups'].map(
    (path) => `/api/desk/${path}`,
  )
  for (const path of paths) {
    expect((await member.get(path)).status).toBe(403)
    expect((await fetch(`${world.origin}${path}`)).status).toBe(401)
  }
})
