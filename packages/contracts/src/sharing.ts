import { z } from 'zod'

/** `GET /api/user/clients/`: one organisation that a graduate can choose (spec 1 §7). */
export const ListedClient = z.object({
  id: z.string(),
  /** Stable slug; `clientId` of the wizard and the `{client}` of `/api/user/oauth/{client}`. */
  name: z.string(),
  /** The name in the language asked for by `?lang=` (Greek by default). */
  display_name: z.string(),
  display_name_el: z.string(),
  display_name_en: z.string(),
  /** `any-tax-user` is the reserved client «any authenticated user» of spec 2 §2.8. */
  kind: z.enum(['named', 'any-tax-user']),
})
export const ListedClients = z.array(ListedClient)
export type ListedClient = z.infer<typeof ListedClient>

/** `GET /api/user/token`: the latest access link of this browser session (spec 1 §3 "Token response"). */
export const AccessLinkToken = z.object({
  token: z.string(),
  /** Unix seconds. */
  expires_at: z.number().int(),
  /** The organisation's contact address; null for any authenticated user. */
  email: z.string().nullable(),
  display_name: z.string(),
})
export type AccessLinkToken = z.infer<typeof AccessLinkToken>

export const LanguageQuery = z.object({ lang: z.string().optional() })
