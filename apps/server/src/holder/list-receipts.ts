import type { OwnReceipt } from '@perga/contracts'
import { SCOPES } from '@perga/domain'
import type { InstitutionStore } from '../directory/institution-store.ts'
import type { Clock } from '../platform/clock.ts'
import { readerName } from '../receipts/receipt-mail.ts'
import type { ReceiptStore } from '../receipts/receipt-store.ts'
import type { TemplateStore } from '../templates/template-store.ts'
import { bilingual, unixSeconds } from './list-authorizations.ts'
import { degreeNamer } from './name-degrees.ts'

export interface ReceiptDependencies {
  receipts: ReceiptStore
  institutions: InstitutionStore
  templates: TemplateStore
  clock: Clock
}

/** Who read this person's diplomas: every receipt that may be seen now (rows G19, X13). */
export async function listReceipts(
  holderIds: readonly string[],
  dependencies: ReceiptDependencies,
): Promise<OwnReceipt[]> {
  const { receipts, clock } = dependencies
  const rows = await receipts.visibleTo(holderIds, clock.now())
  const name = await degreeNamer(
    rows.flatMap((row) => row.degrees.map(({ key }) => key)),
    dependencies,
  )
  return rows.map((row) => {
    const disclosed = new Set(row.degrees.flatMap(({ scopes }) => scopes))
    return {
      id: row.id,
      at: unixSeconds(row.read_at),
      reader: { el: readerName(row, 'el'), en: readerName(row, 'en') },
      basis: row.basis,
      told: row.told ?? ('fields' as const),
      purpose: bilingual(row.purpose_el, row.purpose_en),
      case_number: row.case_number,
      degrees: row.degrees.map(({ key }) => name(key)),
      scopes: row.told === 'outline' || row.told === 'outcome' ? [] : SCOPES.filter((scope) => disclosed.has(scope)),
      authorization: row.authorization_id,
      is_new: row.seen_at === null,
      delay_reason: row.delay_reason,
    }
  })
}
