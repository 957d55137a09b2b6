import type { Foundation } from './foundation.ts'
import { inspectionOversight } from './oversight/oversight-store.ts'
import { delayOrderStore } from './receipts/delay-order-store.ts'
import { receiptStore } from './receipts/receipt-store.ts'
import { connectionStore } from './sources/connection-store.ts'
import { endSources } from './sources/end-sources.ts'
import type { CurrentStaff } from './staff/current-staff.ts'
import { institutionAccess } from './staff/institution-access.ts'
import { nameMembers } from './staff/name-members.ts'

/** What the desk's features are given beside their own stores: who may do what. */
export function createDesk(
  base: Foundation,
  { staff, longestDelayDays }: { staff: CurrentStaff; longestDelayDays: number },
) {
  const { db, keys, clock, isSecure, institutions, institutionSources } = base
  const { statistics, quality, testConnection } = institutionSources
  const { requireProvider } = staff
  const access = institutionAccess(staff)
  const named = (ids: readonly string[]) => nameMembers(db, ids)
  return {
    directoryAdministration: {
      db,
      clock,
      requireProvider,
      institutionEnds: [endSources],
      connectionModes: () => connectionStore(db, keys).modes(),
      nameMembers: named,
    },
    connections: { db, keys, clock, isSecure, institutions, test: testConnection, requireProvider, nameMembers: named },
    declaredFigures: { db, clock, statistics, requireDeclarer: access.requireWhole },
    quality: { quality, clock, requireStaff: access.requireQuality },
    inspectionLocks: { db, clock, requireProvider },
    oversight: { oversight: inspectionOversight(db), clock, requireProvider },
    receiptDelays: {
      ...{ db, clock, longestDelayDays, requireProvider },
      ...{ receipts: receiptStore(db, keys), delayOrders: delayOrderStore(db) },
    },
  }
}
