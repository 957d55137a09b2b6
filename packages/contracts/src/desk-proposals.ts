import { z } from 'zod'

const Person = z.object({ id: z.string(), name: z.string() })

/** A change of an institution that one member of the provider proposed for another one to decide on. */
export const Proposal = z.object({
  id: z.string(),
  note: z.string().nullable(),
  state: z.enum(['open', 'approved', 'rejected', 'withdrawn']),
  proposed_by: Person,
  proposed_at: z.string(),
  decided_by: Person.nullable(),
  decided_at: z.string().nullable(),
  reason: z.string().nullable(),
})
export type Proposal = z.infer<typeof Proposal>

/** `POST …/proposals/{id}/reject`. */
export const ProposalRejection = z.object({ reason: z.string().trim().min(1).max(1000) })
