import type { ResolutionForm } from '@perga/contracts'

/** What is being written on the page of a request. It outlives the forms, which go when somebody else was faster. */
export interface Drafts {
  readonly message: string
  readonly note: string
  readonly answer: string
  readonly outcome: ResolutionForm['outcome'] | null
}
export const NO_DRAFTS: Drafts = { message: '', note: '', answer: '', outcome: null }

/** What a form on the page of a request is given. */
export interface Writing {
  readonly drafts: Drafts
  readonly write: (changed: Partial<Drafts>) => void
}
