import type { Keys } from '../platform/keys.ts'
import type { Work } from '../platform/work.ts'
import { tables } from './tables.ts'

/** A file that was found clean, under the name by which it is shown. */
export interface NamedAttachment {
  name: string
  type: 'application/pdf' | 'image/jpeg' | 'image/png'
  bytes: Uint8Array
}

/** What is written about a request: messages between holder and staff, notes among the staff, files. All of it sealed. */
export function correspondenceStore(db: Work, keys: Keys) {
  return { ...writtenTexts(db, keys), ...attachedFiles(db, keys) }
}

/** Messages and notes. */
function writtenTexts(db: Work, keys: Keys) {
  return {
    /** `by` is the account of the staff; null is the holder. */
    async addMessage(message: { id: string; requestId: string; by: string | null; text: string; at: Date }) {
      await tables(db)
        .insertInto('desk_messages')
        .values({
          ...{ id: message.id, request_id: message.requestId, at: message.at, account_id: message.by },
          author: message.by === null ? 'holder' : 'staff',
          text_sealed: keys.seal('desk-message', message.text),
        })
        .execute()
    },

    async addNote(note: { id: string; requestId: string; by: string; text: string; at: Date }) {
      await tables(db)
        .insertInto('desk_notes')
        .values({
          ...{ id: note.id, request_id: note.requestId, at: note.at, account_id: note.by },
          text_sealed: keys.seal('desk-note', note.text),
        })
        .execute()
    },

    async messages(requestId: string) {
      const rows = await tables(db)
        .selectFrom('desk_messages as message')
        .leftJoin('desk_accounts as account', 'account.id', 'message.account_id')
        .select(['message.id', 'author', 'text_sealed', 'at', 'account.name as by_name'])
        .where('request_id', '=', requestId)
        .orderBy('at')
        .orderBy('message.id')
        .execute()
      return rows.map(({ text_sealed, ...row }) => ({ ...row, text: keys.unseal('desk-message', text_sealed) }))
    },

    async notes(requestId: string) {
      const rows = await tables(db)
        .selectFrom('desk_notes as note')
        .innerJoin('desk_accounts as account', 'account.id', 'note.account_id')
        .select(['note.id', 'text_sealed', 'at', 'account.name as by_name'])
        .where('request_id', '=', requestId)
        .orderBy('at')
        .orderBy('note.id')
        .execute()
      return rows.map(({ text_sealed, ...row }) => ({ ...row, text: keys.unseal('desk-note', text_sealed) }))
    },
  }
}

/** Files that came with a request or a message. */
function attachedFiles(db: Work, keys: Keys) {
  return {
    async addAttachment(
      file: NamedAttachment & { id: string; requestId: string; holderId: string; messageId: string | null },
    ) {
      await tables(db)
        .insertInto('desk_attachments')
        .values({
          ...{ id: file.id, request_id: file.requestId, holder_id: file.holderId, message_id: file.messageId },
          ...{ type: file.type, size: file.bytes.length },
          name_sealed: keys.seal('desk-attachment', file.name),
          bytes_sealed: keys.sealBytes('desk-attachment', file.bytes),
        })
        .execute()
    },

    /** The files of a request, without their bytes. */
    async attachments(requestId: string) {
      const rows = await tables(db)
        .selectFrom('desk_attachments')
        .select(['id', 'message_id', 'name_sealed', 'type', 'size'])
        .where('request_id', '=', requestId)
        .orderBy('id')
        .execute()
      return rows.map(({ name_sealed, ...row }) => ({ ...row, name: keys.unseal('desk-attachment', name_sealed) }))
    },

    /** One file of the request, whole. */
    async attachment(requestId: string, id: string): Promise<NamedAttachment | undefined> {
      const row = await tables(db)
        .selectFrom('desk_attachments')
        .select(['name_sealed', 'type', 'bytes_sealed'])
        .where('request_id', '=', requestId)
        .where('id', '=', id)
        .executeTakeFirst()
      return (
        row && {
          type: row.type,
          name: keys.unseal('desk-attachment', row.name_sealed),
          bytes: keys.unsealBytes('desk-attachment', row.bytes_sealed),
        }
      )
    },
  }
}
