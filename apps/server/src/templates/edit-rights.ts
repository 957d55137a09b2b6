import { Refusal } from '@perga/domain'
import type { FastifyRequest } from 'fastify'
import type { CurrentStaff } from '../staff/current-staff.ts'
import { type StaffMember, staffActor } from '../staff/staff-member.ts'
import type { EditorStore } from './editor-store.ts'

/** Someone who may edit templates: by our own identifier, and where; null is everywhere. */
export interface Editor {
  actor: string
  institution: string | null
}

/** Asks a request for its editor, looked up afresh each time. */
export interface EditRights {
  /** The member's right to edit, or null. Throws `not_logged_in`. */
  find(request: FastifyRequest): Promise<Editor | null>
  /** Throws `not_logged_in`, or `not_permitted` without the provider's credentials. */
  require(request: FastifyRequest): Promise<Editor>
}

/** The provider edits everywhere; an account of an institution needs the provider's credentials (spec 2 §6). */
export function editRights({ staff, editors }: { staff: CurrentStaff; editors: EditorStore }): EditRights {
  const find = async (request: FastifyRequest) => editorOf(await staff.requireStaff(request), editors)
  return {
    find,
    require: async (request) => {
      const editor = await find(request)
      if (editor === null) throw new Refusal('not_permitted', { reason: 'no credentials of the registry' })
      return editor
    },
  }
}

async function editorOf(member: StaffMember, editors: EditorStore): Promise<Editor | null> {
  const actor = staffActor(member)
  if (member.kind === 'provider') return { actor, institution: null }
  return (await editors.isEditor(member.id)) ? { actor, institution: member.institutionCode } : null
}

/** Throws `not_permitted` where the editor may not edit the institution's templates. */
export function requireInstitution(editor: Editor, institution: string): void {
  if (editor.institution !== null && editor.institution !== institution) {
    throw new Refusal('not_permitted', { reason: 'another institution' })
  }
}
