/** The keys of the four institutions: they open nothing but the sandbox. */
export const INSTITUTION_SETTINGS = {
  auth: { mode: 'api', portOffset: 11, key: 'sandbox-key-of-auth' },
  aueb: {
    mode: 'api',
    portOffset: 12,
    key: 'sandbox-key-of-aueb',
    basicAuth: { user: 'perga', password: 'sandbox-password-of-aueb' },
    charset: 'windows-1253',
  },
  uoc: { mode: 'view', portOffset: 13, user: 'perga_reader', password: 'sandbox-password-of-uoc', view: 'V_DEGREES' },
  uniwa: { mode: 'api', portOffset: 14, key: 'sandbox-key-of-uniwa' },
} as const satisfies Record<string, ApiSettings | ViewSettings>

/** How an institution with a web service is reached. */
export type ApiSettings = {
  mode: 'api'
  portOffset: number
  key: string
  basicAuth?: { user: string; password: string }
  charset?: 'windows-1253'
}

/** How an institution with a database view is reached. */
export type ViewSettings = { mode: 'view'; portOffset: number; user: string; password: string; view: string }

/** How the server under test must connect to an institution. */
export type SandboxConnection =
  | {
      mode: 'api'
      address: string
      key: string
      basicAuth?: { user: string; password: string }
      charset?: 'windows-1253'
    }
  | { mode: 'view'; dialect: 'postgresql'; connectionString: string; view: string }
