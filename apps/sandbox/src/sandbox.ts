import type { OpenEmptyDatabase } from './institutions/database-snapshot.ts'
import type { SandboxConnection } from './institutions/settings.ts'
import type { Mailbox } from './mailbox/mailbox.ts'

/** How to start the sandbox. */
export type SandboxOptions = {
  /** The address to listen on; 127.0.0.1 when absent. */
  host?: string
  /** The port of the index; the other systems follow it. 0 takes free ports. */
  portBase: number
  /** Where keys and certificates are kept between runs. */
  stateDirectory: string
  /** An empty database to start from, made there when missing; a file of the state directory when absent. */
  snapshotFile?: string
  /** Opens the empty database of an institution in view mode; a new one from `snapshotFile` when absent. */
  openDatabase?: OpenEmptyDatabase
  /** The origins of the server under test: only these may be returned to after a login. */
  serverOrigins: readonly string[]
  /** Prints nothing when true. */
  quiet?: boolean
}

/** Where each system of the sandbox answers. */
export type SandboxAddresses = {
  index: string
  taxAuthority: string
  civilRegistry: string
  certificateAuthority: string
  singleSignOn: string
  /** The mail server; what it received is shown at `/mail` of the index. */
  mailbox: string
  institutions: Record<string, string>
}

/** An institution's identity provider as a service provider is told of it. */
export type SandboxSignOn = { entityId: string; signOnUrl: string; certificate: string }

/** The running sandbox. */
export type Sandbox = {
  addresses: SandboxAddresses
  /** What the server under test needs in its environment. */
  environment: Record<string, string>
  /** The seal to put in place of the environment's, for a change of the key. */
  nextSeal: { SEAL_KEY_FILE: string; SEAL_CHAIN_FILE: string }
  /** How the server under test connects to each institution. */
  connections: Record<string, SandboxConnection>
  /** How the server under test knows each institution's single sign-on. */
  signOns: Record<string, SandboxSignOn>
  /** What the server under test has sent. */
  mailbox: Pick<Mailbox, 'received' | 'behaviour'>
  stop(): Promise<void>
}
