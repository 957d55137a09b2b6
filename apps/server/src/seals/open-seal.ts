import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { AdesError, type Signer, signerFromPem, signerFromPkcs11, signerFromPkcs12 } from '@perga/ades'
import { ConfigurationError } from '../platform/configuration-error.ts'
import type { SealSettings } from './seal-settings.ts'

/** The seal in use, and its end: a hardware module is let go of. */
export interface OpenSeal {
  signer: Signer
  close(): Promise<void>
}

/** Opens the seal's key where the settings say that it lies. Throws `ConfigurationError` when the key cannot be used. */
export function openSeal(settings: SealSettings): Promise<OpenSeal> {
  return forOperator('The seal', open(settings))
}

/** What an operator can mend of an opening, a file or key that cannot be used, as one sentence that never holds a password. */
export async function forOperator<Opened>(what: string, opening: Promise<Opened>): Promise<Opened> {
  try {
    return await opening
  } catch (error) {
    throw isOperators(error) ? new ConfigurationError(`${what} cannot be opened: ${error.message}`) : error
  }
}

function open(settings: SealSettings): Promise<OpenSeal> {
  switch (settings.kind) {
    case 'pem':
      return openPem(settings)
    case 'pkcs12':
      return openPkcs12(settings)
    case 'pkcs11':
      return openPkcs11(settings)
  }
}

type Of<Kind extends SealSettings['kind']> = Extract<SealSettings, { kind: Kind }>

async function openPem({ keyFile, chainFile }: Of<'pem'>): Promise<OpenSeal> {
  const [privateKeyPem, certificateChainPem] = await Promise.all([text(keyFile), text(chainFile)])
  return inMemory(signerFromPem({ privateKeyPem, certificateChainPem }))
}

async function openPkcs12({ file, passwordFile }: Of<'pkcs12'>): Promise<OpenSeal> {
  const [pkcs12, password] = await Promise.all([readFile(file), secret(passwordFile)])
  return inMemory(signerFromPkcs12({ pkcs12, password }))
}

async function openPkcs11(settings: Of<'pkcs11'>): Promise<OpenSeal> {
  const { module: library, tokenLabel, keyLabel, sessions } = settings
  const [pin, certificateChainPem] = await Promise.all([secret(settings.pinFile), text(settings.chainFile)])
  const token = { library, tokenLabel, keyLabel, pin, sessions, binding: findBinding(settings.binding) }
  const signer = await signerFromPkcs11({ token, certificateChainPem })
  return { signer, close: () => signer.close() }
}

const inMemory = (signer: Signer): OpenSeal => ({ signer, close: async () => undefined })
const text = (file: string) => readFile(file, 'utf8')
/** A password as files hold it: one line, whose end is no part of it. */
const secret = async (file: string) => (await text(file)).replace(/\r?\n$/, '')

/** A folder is resolved here, since `import` of another process takes files and names alone. */
function findBinding(name: string): string {
  try {
    return createRequire(import.meta.url).resolve(name)
  } catch {
    throw new ConfigurationError(`SEAL_PKCS11_BINDING: the package pkcs11js is not to be found at ${name}.`)
  }
}

function isOperators(error: unknown): error is Error {
  if (error instanceof AdesError) return true
  return error instanceof Error && 'syscall' in error && error.syscall === 'open'
}
