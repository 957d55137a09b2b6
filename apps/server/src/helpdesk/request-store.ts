import type { REQUEST_KINDS, REQUEST_OUTCOMES, REQUEST_STATES } from '@perga/contracts'
import { type DegreeKey, type EducationLevel, Refusal } from '@perga/domain'
import { sql, type Updateable } from 'kysely'
import type { Keys } from '../platform/keys.ts'
import type { Work } from '../platform/work.ts'
import type { RequestPlace } from './request-rights.ts'
import type { HelpdeskTables } from './tables.ts'
import { tables } from './tables.ts'

/** Whom a request is about, as the desk sees them; sealed at rest. */
export interface RequestPerson {
  first_name: string | null
  last_name: string
  fathers_name: string | null
  birth_date: string | null
  identifier: { scheme: 'ssn' | 'tin'; value: string } | null
}

type RequestKind = (typeof REQUEST_KINDS)[number]
export type RequestOutcome = (typeof REQUEST_OUTCOMES)[number]

export interface NewRequest {
  id: string
  reference: string
  kind: RequestKind
  institution: string
  departmentId: string | null
  level: EducationLevel | null
  year?: number | null
  holderId?: string
  handOverId?: string
  degreeKey?: DegreeKey
  person?: RequestPerson
  text?: string
  email?: string | null
  createdAt: Date
  answerBy: string
}

/** To whom a request is given. */
export interface AssigneeName {
  kind: 'account' | 'group'
  id: string
}

/** The requests about degrees: entering one, and each change of one as one guarded statement. */
export function requestStore(db: Work, keys: Keys) {
  return { ...enteredRequests(db, keys), ...heldRequests(db), ...requestChanges(db) }
}

function enteredRequests(db: Work, keys: Keys) {
  return {
    /** Enters an open request; false when its check was handed over before. */
    async insert(request: NewRequest): Promise<boolean> {
      const { person, degreeKey, text, email } = request
      const { numInsertedOrUpdatedRows } = await tables(db)
        .insertInto('desk_requests')
        .values({
          id: request.id,
          reference: request.reference,
          kind: request.kind,
          level: request.level,
          institution_code: request.institution,
          department_id: request.departmentId,
          year: request.year ?? null,
          holder_id: request.holderId ?? null,
          hand_over_id: request.handOverId ?? null,
          created_at: request.createdAt,
          answer_by: request.answerBy,
          degree_key_sealed: degreeKey ? keys.seal('degree-key', JSON.stringify(degreeKey)) : null,
          person_sealed: person ? keys.seal('desk-request', JSON.stringify(person)) : null,
          text_sealed: text === undefined ? null : keys.seal('degree-report', text),
          email_sealed: email ? keys.seal('desk-request', email) : null,
        })
        .onConflict((conflict) => conflict.column('hand_over_id').doNothing())
        .executeTakeFirst()
      return Number(numInsertedOrUpdatedRows ?? 0) > 0
    },

    /** The reference of the request that came of a hand-over. */
    async referenceOf(handOverId: string): Promise<string> {
      const { reference } = await tables(db)
        .selectFrom('desk_requests')
        .select('reference')
        .where('hand_over_id', '=', handOverId)
        .executeTakeFirstOrThrow()
      return reference
    },
  }
}

/** What a change of a request is judged by. */
function heldRequests(db: Work) {
  return {
    async unresolvedOf(holderId: string): Promise<number> {
      const { n } = await tables(db)
        .selectFrom('desk_requests')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('holder_id', '=', holderId)
        .where('state', '<>', 'resolved')
        .executeTakeFirstOrThrow()
      return n
    },

    /** Holds a request until the transaction ends, so that what is judged about it stays true meanwhile. */
    async lock(id: string): Promise<LockedRequest | undefined> {
      const isThere = await tables(db)
        .selectFrom('desk_requests')
        .select('id')
        .where('id', '=', id)
        .forUpdate()
        .execute()
      if (isThere.length === 0) return undefined
      return withPlace(db)
        .select([
          ...(['request.id', 'request.kind', 'request.state', 'request.level', 'request.holder_id'] as const),
          ...(['request.department_id', 'department.minedu_id', 'request.assignee_account_id'] as const),
        ])
        .select(RESPONSIBLE.as('institution'))
        .where('request.id', '=', id)
        .executeTakeFirst()
    },
  }
}

/** Each change as one guarded statement. */
function requestChanges(db: Work) {
  return {
    /** Gives a request that is not resolved to somebody. */
    async assign(id: string, { kind, id: assignee }: AssigneeName): Promise<void> {
      await change(db, id, {
        state: 'assigned',
        assignee_account_id: kind === 'account' ? assignee : null,
        assignee_group_id: kind === 'group' ? assignee : null,
      })
    },

    /** Moves a request that is not resolved; there it is open anew. */
    async transfer(id: string, departmentId: string | null): Promise<void> {
      await change(db, id, {
        ...{ department_id: departmentId, state: 'open', assignee_account_id: null, assignee_group_id: null },
        ...{ reminded_before_at: null, reminded_overdue_at: null },
      })
    },

    /** Resolves a request; one that nobody had was the resolver's. Throws `already_resolved`. */
    async resolve(
      id: string,
      resolution: { outcome: RequestOutcome; answerId: string; by: string; at: Date; isOpen: boolean },
    ): Promise<void> {
      await change(db, id, {
        ...{ state: 'resolved', outcome: resolution.outcome, answer_id: resolution.answerId },
        ...{ resolved_at: resolution.at, resolved_by: resolution.by },
        ...(resolution.isOpen && { assignee_account_id: resolution.by }),
      })
    },

    async markSeen(id: string, now: Date): Promise<void> {
      await tables(db).updateTable('desk_requests').set({ holder_seen_at: now }).where('id', '=', id).execute()
    },

    /** Removes a person's requests, with messages, notes and files. */
    async eraseOf(holderIds: readonly string[]): Promise<void> {
      await tables(db)
        .deleteFrom('desk_requests')
        .where('holder_id', 'in', [...holderIds])
        .execute()
    },
  }
}

/** A request as the transaction that changes it knows it. */
export interface LockedRequest {
  id: string
  kind: RequestKind
  state: (typeof REQUEST_STATES)[number]
  level: EducationLevel | null
  holder_id: string | null
  department_id: string | null
  minedu_id: string | null
  assignee_account_id: string | null
  institution: string
}

/** Where a request lies, as rights ask for it. */
export function placeOf(row: { institution: string; minedu_id: string | null }): RequestPlace {
  return { institution: row.institution, maintainerId: row.minedu_id }
}

async function change(db: Work, id: string, values: Updateable<HelpdeskTables['desk_requests']>): Promise<void> {
  const { numUpdatedRows } = await tables(db)
    .updateTable('desk_requests')
    .set(values)
    .where('id', '=', id)
    .where('state', '<>', 'resolved')
    .executeTakeFirst()
  if (Number(numUpdatedRows) === 0) throw new Refusal('already_resolved')
}

/** The institution that answers today: the department's, or else the one that the institution was merged into. */
export const RESPONSIBLE = sql<string>`coalesce(department.institution_code, institution.merged_into, institution.code)`

/** Requests with their department and the institution that they were made to. */
export function withPlace(db: Work) {
  return tables(db)
    .selectFrom('desk_requests as request')
    .innerJoin('institution_names as institution', 'institution.code', 'request.institution_code')
    .leftJoin('department_places as department', 'department.id', 'request.department_id')
}
