import { answerOf, askedFields, type Connector } from '@perga/connectors'
import { readDegreeRecord } from '@perga/domain'
import type { UploadedDegreeStore } from './uploaded-degree-store.ts'

/** An institution that uploads its degrees as a file: the service answers from the current file in its place (decision 0010). */
export function createUploadedConnector(institution: string, store: UploadedDegreeStore): Connector {
  return {
    async find(query, caller) {
      const asked = askedFields(query)
      caller?.throwIfAborted()
      // The rows that the index names may be of another country's number: they are compared like any institution's.
      return answerOf(await store.find(institution, query), asked)
    },
    async count() {
      const byTitle = new Map<string, number>()
      for (const row of await store.find(institution, {})) {
        const { record } = readDegreeRecord(row)
        if (record?.status === 'valid') byTitle.set(record.titleID, (byTitle.get(record.titleID) ?? 0) + 1)
      }
      return { outcome: 'counted', byTitle }
    },
    close: async () => undefined,
  }
}
