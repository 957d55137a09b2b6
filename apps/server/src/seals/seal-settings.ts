import { z } from 'zod'

const File = z.string().min(1)

/** A key and its certificates as files. */
const PEM = z.object({ SEAL_KEY_FILE: File, SEAL_CHAIN_FILE: File })
/** Both in one file (RFC 7292). */
const PKCS12 = z.object({ SEAL_PKCS12_FILE: File, SEAL_PKCS12_PASSWORD_FILE: File })
/** A key that stays in a hardware module; its certificates are a file. */
const PKCS11 = z.object({
  SEAL_PKCS11_MODULE: File,
  SEAL_PKCS11_TOKEN: z.string().min(1),
  SEAL_PKCS11_KEY: z.string().min(1),
  SEAL_PKCS11_PIN_FILE: File,
  SEAL_PKCS11_SESSIONS: z.coerce.number().int().min(1).max(64).default(4),
  SEAL_PKCS11_BINDING: File.default('pkcs11js'),
  SEAL_CHAIN_FILE: File,
})

/** Each kind of key is known by the one setting that no other kind has. */
const KINDS = {
  SEAL_KEY_FILE: PEM.transform((settings) => ({
    kind: 'pem' as const,
    keyFile: settings.SEAL_KEY_FILE,
    chainFile: settings.SEAL_CHAIN_FILE,
  })),
  SEAL_PKCS12_FILE: PKCS12.transform((settings) => ({
    kind: 'pkcs12' as const,
    file: settings.SEAL_PKCS12_FILE,
    passwordFile: settings.SEAL_PKCS12_PASSWORD_FILE,
  })),
  SEAL_PKCS11_MODULE: PKCS11.transform((settings) => ({
    kind: 'pkcs11' as const,
    module: settings.SEAL_PKCS11_MODULE,
    tokenLabel: settings.SEAL_PKCS11_TOKEN,
    keyLabel: settings.SEAL_PKCS11_KEY,
    pinFile: settings.SEAL_PKCS11_PIN_FILE,
    sessions: settings.SEAL_PKCS11_SESSIONS,
    binding: settings.SEAL_PKCS11_BINDING,
    chainFile: settings.SEAL_CHAIN_FILE,
  })),
}
type KindSetting = keyof typeof KINDS
// The keys of an object literal, which Object.keys() forgets.
const KIND_SETTINGS = Object.keys(KINDS) as KindSetting[]

/** Every setting of the seal's key. */
export const SEAL_SETTINGS: readonly string[] = [PEM, PKCS12, PKCS11].flatMap(({ shape }) => Object.keys(shape))

/** Where the seal's key lies. */
export type SealSettings = z.infer<(typeof KINDS)[KindSetting]>

/** The key of the environment, of which there must be exactly one; else what is missing or wrong, for the operator. */
export function readSealSettings(
  environment: Readonly<Record<string, string | undefined>>,
): { seal: SealSettings } | { faults: string[] } {
  const [named, ...others] = KIND_SETTINGS.filter((name) => environment[name] !== undefined)
  if (named === undefined || others.length > 0) {
    return { faults: [`${KIND_SETTINGS.join(' or ')} (exactly one of these is needed)`] }
  }
  const parsed = KINDS[named].safeParse(environment)
  if (parsed.success) return { seal: parsed.data }
  return { faults: parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`) }
}
