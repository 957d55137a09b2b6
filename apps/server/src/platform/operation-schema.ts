import type { RefusalCode } from '@perga/domain'

/** The media types of answers that are not plain JSON. */
export type FileType =
  | 'application/pdf'
  | 'application/jose+json'
  | 'application/samlmetadata+xml'
  | 'application/json'
  | 'image/jpeg'
  | 'image/png'
  | 'image/svg+xml'
  | 'text/csv'

/** Refusals of what only staff may do: of whoever is not logged in, has not the right, or waits for the confirmation of another member. */
export const STAFF_ONLY = [
  'not_logged_in',
  'not_permitted',
  'member_not_confirmed',
] as const satisfies readonly RefusalCode[]

/** Refusals of what only users of organisations may do. */
export const USERS_ONLY = [
  'not_logged_in',
  'representative_ended',
  'representative_suspended',
] as const satisfies readonly RefusalCode[]

declare module 'fastify' {
  /** What a route says of itself in the OpenAPI document beside its schemas; none of it is looked at when a request is served. */
  interface FastifySchema {
    /** The codes that this operation refuses with, beside those that any operation may answer (`describe-answers.ts`). */
    refusals?: readonly RefusalCode[]
    /** The types of the file that it answers with. */
    files?: readonly FileType[]
    /** It leads the browser on (303). */
    redirects?: true
    /** It answers 304 to whoever holds the same content. */
    revalidates?: true
  }
}
