import { createHmac } from 'node:crypto'
import type { DegreeQuery } from '@perga/connectors'
import type { DegreeRecord } from '@perga/domain'
import type { DegreeRow } from '@perga/institution-kit'
import { holdInstitution } from '../../directory/hold-institution.ts'
import type { Keys } from '../../platform/keys.ts'
import type { OpenTransaction, Work } from '../../platform/work.ts'
import { tables } from '../tables.ts'

/** A row of a file with the record that it is. */
export interface UploadedDegree {
  row: DegreeRow
  record: DegreeRecord
}

const HOUR_MS = 3_600_000

/** Uploaded degrees: every row sealed, found by keyed HMACs that belong to one institution and one purpose. */
export function uploadedDegreeStore(db: Work, keys: Keys) {
  return { ...uploadedSets(db), ...uploadedRows(db, keys) }
}
export type UploadedDegreeStore = ReturnType<typeof uploadedDegreeStore>

/** The sets of an institution: one that is served, and those that are being put together. */
function uploadedSets(db: Work) {
  return {
    /** Opens a set that nobody reads yet; sets that were never finished are forgotten. */
    async begin(upload: { id: string; institution: string; by: string; now: Date }) {
      await tables(db)
        .deleteFrom('degree_uploads')
        .where('institution_code', '=', upload.institution)
        .where('state', '=', 'staging')
        .where('uploaded_at', '<', new Date(upload.now.getTime() - HOUR_MS))
        .execute()
      await tables(db)
        .insertInto('degree_uploads')
        .values({
          id: upload.id,
          institution_code: upload.institution,
          state: 'staging',
          uploaded_by: upload.by,
          uploaded_at: upload.now,
          degrees: 0,
        })
        .execute()
    },

    /** Puts a finished set in place of the current one; false when it is not there to be put. */
    async replace(transaction: OpenTransaction, upload: { id: string; institution: string; degrees: number }) {
      // Two uploads at once: the second waits here and replaces the first as a whole.
      await holdInstitution(transaction, upload.institution)
      await tables(transaction)
        .deleteFrom('degree_uploads')
        .where('institution_code', '=', upload.institution)
        .where('state', '=', 'current')
        .execute()
      const { numUpdatedRows } = await tables(transaction)
        .updateTable('degree_uploads')
        .set({ state: 'current', degrees: upload.degrees })
        .where('id', '=', upload.id)
        .where('state', '=', 'staging')
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    async discard(uploadId: string) {
      await tables(db).deleteFrom('degree_uploads').where('id', '=', uploadId).where('state', '=', 'staging').execute()
    },

    /** The set that is served now. */
    current: (institution: string) =>
      tables(db)
        .selectFrom('degree_uploads')
        .select(['uploaded_at', 'degrees'])
        .where('institution_code', '=', institution)
        .where('state', '=', 'current')
        .executeTakeFirst(),
  }
}

/** The rows of a set. */
function uploadedRows(db: Work, keys: Keys) {
  const index = uploadedIndices(keys)
  return {
    async add(uploadId: string, institution: string, degrees: readonly UploadedDegree[]) {
      if (degrees.length === 0) return
      const values = degrees.map(({ row, record }) => ({
        upload_id: uploadId,
        degree_index: index.ofDegree(institution, record.certificateID, record.titleID),
        ssn_index: record.ssn === null ? null : index.ofNumber(institution, 'ssn', record.ssn),
        tin_index: record.tin === null ? null : index.ofNumber(institution, 'tin', record.tin),
        record_sealed: keys.seal('uploaded-degree', JSON.stringify(row)),
      }))
      await tables(db).insertInto('uploaded_degrees').values(values).execute()
    },

    /** The rows that may have the asked values: by person or degree where those are asked, else all of the current set. */
    async find(institution: string, { ssn, tin, certificateID, titleID }: DegreeQuery): Promise<DegreeRow[]> {
      let rows = tables(db)
        .selectFrom('uploaded_degrees')
        .innerJoin('degree_uploads', 'degree_uploads.id', 'uploaded_degrees.upload_id')
        .select('record_sealed')
        .where('institution_code', '=', institution)
        .where('state', '=', 'current')
      if (ssn) rows = rows.where('ssn_index', '=', index.ofNumber(institution, 'ssn', ssn))
      if (tin) rows = rows.where('tin_index', '=', index.ofNumber(institution, 'tin', tin))
      if (certificateID && titleID)
        rows = rows.where('degree_index', '=', index.ofDegree(institution, certificateID, titleID))
      const found = await rows.execute()
      return found.map(({ record_sealed }) => JSON.parse(keys.unseal('uploaded-degree', record_sealed)))
    },
  }
}

/** Keyed HMACs by which rows are found: equal values of two institutions, or of two purposes, have unequal ones. */
function uploadedIndices(keys: Keys) {
  const secret = keys.derivedSecret('uploaded-degrees')
  const indexOf = (institution: string, purpose: 'degree' | 'ssn' | 'tin', value: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([institution, purpose, value]))
      .digest()
  return {
    ofNumber: (institution: string, purpose: 'ssn' | 'tin', value: string) => indexOf(institution, purpose, value),
    ofDegree: (institution: string, certificateID: string, titleID: string) =>
      indexOf(institution, 'degree', JSON.stringify([certificateID, titleID])),
  }
}
