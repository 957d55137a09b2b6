import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { ConfigurationError } from '../platform/configuration-error.ts'
import type { DatabaseAddress } from '../platform/database.ts'
import { isPlainElsewhere } from '../platform/plain-address.ts'
import { AuthorityEnvironment, authorityFaults, sealAuthorities } from '../seals/authority-settings.ts'
import { readSealSettings, SEAL_SETTINGS } from '../seals/seal-settings.ts'

const Origin = z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin)
const Base64Key = z.base64().refine((text) => Buffer.from(text, 'base64').length === 32, 'must be 32 bytes in base64')

// `true` is one proxy. A number of proxies, or the networks where they are.
const TrustedProxies = z.union([
  z.enum(['true', 'false']),
  z.enum(['1', '2', '3', '4', '5']),
  z
    .string()
    .refine(
      (text) => text.split(',').every((one) => isNetwork(one.trim())),
      'must be a number of proxies or their networks',
    ),
])
const isNetwork = (text: string) => z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]).safeParse(text).success

const Environment = z.object({
  PERGA_ORIGIN: Origin.default('http://localhost:8080'),
  PERGA_HOST: z.string().default('127.0.0.1'),
  PERGA_PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  PERGA_ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  PERGA_VAR: z.string().default(fileURLToPath(new URL('../../../../var', import.meta.url))),
  PERGA_SITES: z.string().default(fileURLToPath(new URL('../../../sites/dist', import.meta.url))),
  PERGA_MASTER_KEY: Base64Key,
  PERGA_LOG: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  PERGA_RATE_LIMIT: z.coerce.number().int().min(1).default(1200),
  PERGA_RECEIPT_DELAY_DAYS: z.coerce.number().int().min(0).max(366).default(180),
  PERGA_TRUST_PROXY: TrustedProxies.default('false'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(20),
  TAX_AUTHORITY_URL: Origin,
  TAX_AUTHORITY_CLIENT_ID: z.string().min(1),
  TAX_AUTHORITY_CLIENT_SECRET: z.string().min(1),
  CIVIL_REGISTRY_URL: Origin.optional(),
  CIVIL_REGISTRY_KEY: z.string().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  ALERT_EMAIL: z.email().optional(),
  SEAL_IS_QUALIFIED: z.enum(['true', 'false']).default('false'),
  ...AuthorityEnvironment.shape,
  ENTITLEMENT_PREFIX: z.string().min(1).default('urn:mace:example.gr:perga:helpdesk'),
  SANDBOX_URL: Origin.optional(),
})

/** Where the service itself is public, no name and no number leaves it in clear: plain http is for its own machine alone. */
function refusePlainHttp(
  settings: { PERGA_ORIGIN: string } & Partial<Record<PersonalService, string | undefined>>,
  context: z.RefinementCtx,
): void {
  if (settings.PERGA_ORIGIN.startsWith('http:')) return
  for (const name of PERSONAL_SERVICES) {
    if (isPlainElsewhere(settings[name] ?? settings.PERGA_ORIGIN))
      context.addIssue({ code: 'custom', path: [name], message: 'must be https' })
  }
}

const PERSONAL_SERVICES = ['TAX_AUTHORITY_URL', 'CIVIL_REGISTRY_URL'] as const
type PersonalService = (typeof PERSONAL_SERVICES)[number]

function refuseHalfAuthorities(settings: z.infer<typeof Environment>, context: z.RefinementCtx): void {
  for (const [name, message] of authorityFaults(settings)) {
    context.addIssue({ code: 'custom', path: [name], message })
  }
}

/** Every setting that the server reads. */
export const SETTINGS: readonly string[] = [...new Set([...Object.keys(Environment.shape), ...SEAL_SETTINGS])]

/**
 * Whose word counts about where a request came from. Each proxy adds the address it was called from at the end, so that many
 * from the end are believed and nothing that the caller wrote before them.
 */
function trustProxy(proxies: string): false | string | ((address: string, hop: number) => boolean) {
  if (proxies === 'false') return false
  const count = proxies === 'true' ? 1 : Number(proxies)
  return Number.isInteger(count) ? (_address, hop) => hop < count : proxies
}

export type Config = Readonly<ReturnType<typeof readConfig>>

/** Reads the environment once, at start. Throws {@link ConfigurationError} naming what is missing or wrong, never its value. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const parsed = Environment.superRefine(refusePlainHttp)
    .superRefine(refuseHalfRegistry)
    .superRefine(refuseHalfAuthorities)
    .safeParse(environment)
  const sealed = readSealSettings(environment)
  if (!parsed.success || 'faults' in sealed) {
    const issues = parsed.error?.issues ?? []
    const faults = issues.map((issue) => `${issue.path.join('.')} (${issue.message})`)
    throw new ConfigurationError(
      `These settings are missing or wrong: ${[...faults, ...('faults' in sealed ? sealed.faults : [])].join(', ')}.`,
    )
  }
  const settings = parsed.data
  const database: DatabaseAddress = settings.DATABASE_URL
    ? { kind: 'postgresql', url: settings.DATABASE_URL, poolSize: settings.DATABASE_POOL }
    : { kind: 'embedded', directory: settings.PERGA_VAR }
  return {
    origin: settings.PERGA_ORIGIN,
    isSecure: settings.PERGA_ORIGIN.startsWith('https:'),
    host: settings.PERGA_HOST,
    port: settings.PERGA_PORT,
    role: settings.PERGA_ROLE,
    sitesDirectory: settings.PERGA_SITES,
    masterKey: Buffer.from(settings.PERGA_MASTER_KEY, 'base64'),
    logLevel: settings.PERGA_LOG,
    rateLimit: settings.PERGA_RATE_LIMIT,
    longestReceiptDelayDays: settings.PERGA_RECEIPT_DELAY_DAYS,
    trustProxy: trustProxy(settings.PERGA_TRUST_PROXY),
    database,
    taxAuthority: {
      address: settings.TAX_AUTHORITY_URL,
      clientId: settings.TAX_AUTHORITY_CLIENT_ID,
      clientSecret: settings.TAX_AUTHORITY_CLIENT_SECRET,
    },
    civilRegistry: civilRegistry(settings),
    alertAddress: settings.ALERT_EMAIL ?? null,
    mail: settings.SMTP_URL === undefined ? null : mailSettings(settings.SMTP_URL, settings),
    seal: sealed.seal,
    sealIsQualified: settings.SEAL_IS_QUALIFIED === 'true',
    sealAuthorities: sealAuthorities(settings),
    entitlementPrefix: settings.ENTITLEMENT_PREFIX,
    sandboxUrl: settings.SANDBOX_URL ?? null,
  }
}

/** The registry has an address and a key; without both, holders are asked for their number themselves. */
function civilRegistry({
  CIVIL_REGISTRY_URL: address,
  CIVIL_REGISTRY_KEY: key,
}: Pick<z.infer<typeof Environment>, 'CIVIL_REGISTRY_URL' | 'CIVIL_REGISTRY_KEY'>) {
  return address === undefined || key === undefined ? null : { address, key }
}

/** Half a registry is a mistake, not the wish to have none. */
function refuseHalfRegistry(
  settings: { CIVIL_REGISTRY_URL?: string | undefined; CIVIL_REGISTRY_KEY?: string | undefined },
  context: z.RefinementCtx,
): void {
  const { CIVIL_REGISTRY_URL: address, CIVIL_REGISTRY_KEY: key } = settings
  if ((address === undefined) === (key === undefined)) return
  const missing = address === undefined ? 'CIVIL_REGISTRY_URL' : 'CIVIL_REGISTRY_KEY'
  context.addIssue({ code: 'custom', path: [missing], message: 'must be given with the other' })
}

/** Without a sender of its own, mail comes from `no-reply` at the host of the service. */
function mailSettings(address: string, settings: { MAIL_FROM?: string | undefined; PERGA_ORIGIN: string }) {
  const mustEncrypt = settings.PERGA_ORIGIN.startsWith('https:') && isPlainElsewhere(address)
  return { address, mustEncrypt, sender: settings.MAIL_FROM ?? `no-reply@${new URL(settings.PERGA_ORIGIN).hostname}` }
}
