import { caseNumberKey } from '@perga/domain'
import { type ExpressionBuilder, sql } from 'kysely'
import type { OpenTransaction, Work } from '../platform/work.ts'
import type { ReceiptsTables } from './tables.ts'
import { tables } from './tables.ts'

/** Decisions taken beforehand: holders of one case of one client are told only later of its checks (row X13). */
export function delayOrderStore(db: Work) {
  return { ...decidedOrders(db), ...ordersInForce(db) }
}
export type DelayOrderStore = ReturnType<typeof delayOrderStore>

/** How an order is made and taken back. */
function decidedOrders(db: Work) {
  return {
    /** The client under this id or name, provided that it can make checks. */
    findInspector: (client: string) =>
      inspectors(db)
        .where((where) => where.or([where('id', '=', client), where('name', '=', client)]))
        .executeTakeFirst(),

    inspectors: () => inspectors(db).orderBy('display_name_el').execute(),

    async insert(
      transaction: OpenTransaction,
      order: {
        id: string
        clientId: string
        caseNumber: string
        reason: string
        until: Date
        decidedBy: string
        now: Date
      },
    ): Promise<void> {
      await tables(transaction)
        .insertInto('receipt_delay_orders')
        .values({
          id: order.id,
          client_id: order.clientId,
          case_number: order.caseNumber,
          case_key: caseNumberKey(order.caseNumber),
          reason: order.reason,
          until: order.until,
          decided_by: order.decidedBy,
          decided_at: order.now,
        })
        .execute()
    },

    /** Takes an order back; false when there is none in force. */
    async end(transaction: OpenTransaction, id: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await tables(transaction)
        .updateTable('receipt_delay_orders')
        .set({ ended_at: now })
        .where('id', '=', id)
        .where(isInForce(now))
        .executeTakeFirst()
      return Number(numUpdatedRows) === 1
    },
  }
}

function ordersInForce(db: Work) {
  return {
    /** The orders in force, the one that ends first at the top. */
    inForce: (now: Date) =>
      tables(db)
        .selectFrom('receipt_delay_orders')
        .innerJoin('client_names as clients', 'clients.id', 'receipt_delay_orders.client_id')
        .leftJoin('staff_names as provider_staff', (join) =>
          join.on(sql<boolean>`provider_staff.id::text = receipt_delay_orders.decided_by`),
        )
        .select(['receipt_delay_orders.id', 'case_number', 'reason', 'until', 'decided_by'])
        .select(['display_name_el', 'display_name_en', 'provider_staff.name as member'])
        .where(isInForce(now))
        .orderBy('until')
        .execute(),

    /** The order under which the holder of this reading is told later; of several the one that lasts longest. */
    async covering(transaction: OpenTransaction, readingId: string, now: Date) {
      const inspection = await tables(transaction)
        .selectFrom('inspection_facts as inspections')
        .select(['id', 'client_id', 'case_number'])
        .where('reading_id', '=', readingId)
        .executeTakeFirst()
      if (!inspection?.case_number) return null
      const order = await tables(transaction)
        .selectFrom('receipt_delay_orders')
        .select(['id', 'reason', 'until', 'decided_by', 'decided_at'])
        .where('client_id', '=', inspection.client_id)
        .where('case_key', '=', caseNumberKey(inspection.case_number))
        .where(isInForce(now))
        .orderBy('until', 'desc')
        .executeTakeFirst()
      return order === undefined ? null : { ...order, inspectionId: inspection.id }
    },
  }
}

/** An order ends by its time, or earlier by whoever takes it back. */
const isInForce = (now: Date) => (where: ExpressionBuilder<ReceiptsTables, 'receipt_delay_orders'>) =>
  where.and([where('ended_at', 'is', null), where('until', '>', now)])

function inspectors(db: Work) {
  return tables(db)
    .selectFrom('client_names as clients')
    .select(['id', 'display_name_el', 'display_name_en'])
    .where('can_inspect', '=', true)
    .where('kind', '=', 'named')
}
