import type { HolderExport, ReceiptAddress } from '@perga/contracts'
import { exportRequests } from '../helpdesk/list-requests.ts'
import { holderStore } from '../identity/holder-store.ts'
import type { Clock } from '../platform/clock.ts'
import type { Keys } from '../platform/keys.ts'
import type { Work } from '../platform/work.ts'
import type { AddressStore } from '../receipts/address-store.ts'
import type { CurrentHolder } from './current-holder.ts'
import type { HolderRecordStore } from './holder-record-store.ts'
import { type HistoryDependencies, listAuthorizations } from './list-authorizations.ts'
import { listReceipts, type ReceiptDependencies } from './list-receipts.ts'
import type { TraceStore } from './trace-store.ts'

export interface ExportDependencies extends HistoryDependencies, ReceiptDependencies {
  records: HolderRecordStore
  db: Work
  keys: Keys
  addresses: AddressStore
  canMail: boolean
  clock: Clock
  traces: TraceStore
  /** How the audit names a person who reads. */
  nameReader(taxNumber: string): string
}

/** Everything that the service holds about a person, in one document (GDPR art. 15 and 20; row Y6). */
export async function exportHolder(
  { session, holderIds }: CurrentHolder,
  dependencies: ExportDependencies,
): Promise<HolderExport> {
  const { db, records, clock } = dependencies
  const holder = await holderStore(db).find(session.holderId)
  const [authorizations, receipts, releases, requests, address] = await Promise.all([
    listAuthorizations(holderIds, dependencies),
    listReceipts(holderIds, dependencies),
    records.releasesOf(holderIds, clock.now()),
    exportRequests(holderIds, dependencies),
    describeAddress(session.holderId, dependencies),
  ])
  return {
    exported_at: clock.now().toISOString(),
    account: {
      name: session.name,
      tax_number: session.taxNumber,
      social_security_number: session.ssn,
      known_since: holder.created_at.toISOString(),
      tax_number_kept: holder.tin_sealed !== null,
    },
    receipt_address: address,
    authorizations,
    receipts,
    releases: releases.map(({ key, ...row }) => ({
      audit_id: row.audit_id,
      signed_at: row.signed_at.toISOString(),
      client: row.display_name_el,
      institution: key.institution,
      certificate_id: key.certificateId,
      title_id: key.titleId,
      scopes: row.scopes,
    })),
    requests,
    ...(await exportTraces({ session, holderIds, authorizations: authorizations.map(({ id }) => id) }, dependencies)),
  }
}

/** What the person read, and what the audit says of them. */
async function exportTraces(
  { session, holderIds, authorizations }: CurrentHolder & { authorizations: string[] },
  { traces, keys, nameReader }: ExportDependencies,
): Promise<Pick<HolderExport, 'readings' | 'audit'>> {
  const actors = [nameReader(session.taxNumber), ...holderIds.map((id) => `holder:${id}`)]
  const [readings, audit] = await Promise.all([
    traces.readingsBy(keys.index('tin', session.taxNumber)),
    traces.auditOf({ actors, authorizations }),
  ])
  return {
    readings: readings.map(({ created_at, display_name_el: el, display_name_en: en, basis, degrees }) => ({
      ...{ at: created_at.toISOString(), reader: { el, en }, basis, degrees: Number(degrees) },
    })),
    audit: audit.map(({ at, act, object, detail }) => ({ at: at.toISOString(), act, object, detail })),
  }
}

/** The address for receipts, as its holder sees it. */
export async function describeAddress(
  holderId: string,
  { addresses, canMail }: { addresses: AddressStore; canMail: boolean },
): Promise<ReceiptAddress> {
  const address = await addresses.find(holderId)
  return {
    available: canMail,
    email: address?.email ?? null,
    confirmed: address?.isConfirmed ?? false,
    language: address?.language ?? null,
  }
}
