import { z } from 'zod'

/** A client of the organisation user who is logged in (spec 1 §3 "Client"). */
export const SessionClient = z.object({
  id: z.string(),
  name: z.string(),
  display_name: z.string(),
  /** Whether this user holds the service of reading by link for the client. */
  can_read: z.boolean(),
  can_inspect: z.boolean(),
})

/** `GET /api/client/get_auth_data` (spec 1 §3 "Auth data"). */
export const AuthData = z.object({
  logged_in: z.boolean(),
  name: z.string().nullable(),
  user_name: z.string().nullable(),
  can_inspect: z.boolean(),
  /** Codes of the institutions that this user may inspect. */
  inspect_institutions: z.array(z.string()),
  clients: z.array(SessionClient),
  /** A citizen with a code: no organisation, only links to any authenticated tax user. */
  citizen: z.boolean(),
})
export type AuthData = z.infer<typeof AuthData>

/** `GET /api/client/login`: what the login must come back to, and whether a citizen with a code asks. */
export const LoginQuery = z.object({
  token: z.string().optional(),
  next: z.string().optional(),
  citizen: z.literal('1').optional(),
  lang: z.string().optional(),
})

/** Its answer: the address of the tax authority's login, to which the browser leaves. */
export const LoginAnswer = z.object({ gsisURI: z.string() })
export type LoginAnswer = z.infer<typeof LoginAnswer>
