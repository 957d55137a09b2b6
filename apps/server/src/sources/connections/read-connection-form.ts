import { X509Certificate } from 'node:crypto'
import type { Connection } from '@perga/connectors'
import type { ConnectionForm, SystemForm } from '@perga/contracts'
import { Refusal, refuseUnless } from '@perga/domain'
import { ConnectionSettings, type SourceConnection } from './connection-store.ts'

/** Whether the service itself is reached by https: then nothing goes to an institution in clear. */
interface Security {
  isSecure: boolean
}

/**
 * The settings that a form gives. Throws `connection_not_valid`, and `connection_not_encrypted` as {@link refuseClearText}; what was
 * wrong is not repeated, for it may be a secret.
 */
export function readConnectionForm(form: SystemForm, security: Security): Connection
export function readConnectionForm(form: ConnectionForm, security: Security): SourceConnection
export function readConnectionForm(form: ConnectionForm, security: Security): SourceConnection {
  const read = ConnectionSettings.safeParse(settingsOf(form))
  if (!read.success || hasCredentials(read.data) || hasBadAuthority(read.data))
    throw new Refusal('connection_not_valid')
  refuseClearText(read.data, security)
  return read.data
}

/** Throws `connection_not_encrypted` for an API at an http address where the service is public: the key and numbers of persons go there. */
export function refuseClearText(connection: SourceConnection, { isSecure }: Security): void {
  const isClear = connection.mode === 'api' && new URL(connection.address).protocol === 'http:'
  refuseUnless(!isClear || !isSecure, 'connection_not_encrypted')
}

function settingsOf(form: ConnectionForm): object {
  switch (form.mode) {
    case 'file':
      return { mode: form.mode }
    case 'view':
      return {
        ...{ mode: form.mode, dialect: form.dialect, connectionString: form.connection_string, view: form.view },
        ...(form.ca && { ca: form.ca }),
        ...(form.charset && { charset: form.charset }),
      }
    case 'api':
      return {
        ...{ mode: form.mode, address: form.address, key: form.key },
        ...(form.basic_auth && { basicAuth: form.basic_auth }),
        ...(form.member_names && { memberNames: form.member_names }),
        ...(form.charset && { charset: form.charset }),
      }
  }
}

// A password in an API's address would be shown with it.
function hasCredentials(connection: SourceConnection): boolean {
  if (connection.mode !== 'api') return false
  const { username, password } = new URL(connection.address)
  return username !== '' || password !== ''
}

// Found out here, and not at the first question at night.
function hasBadAuthority(connection: SourceConnection): boolean {
  if (connection.mode !== 'view' || connection.ca === undefined) return false
  try {
    return new X509Certificate(connection.ca).subject === undefined
  } catch {
    return true
  }
}
