import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { AuthoritySwitch } from './certificate-authority/authority-behaviour.ts'
import { createCertificateAuthority } from './certificate-authority/certificate-authority.ts'
import { openTestPki, type TestPki } from './certificate-authority/test-pki.ts'
import { createCivilRegistry } from './civil-registry/civil-registry.ts'
import { createIndexSite } from './control/index-site.ts'
import { TEMPLATES } from './demo-data/templates.ts'
import { emptyDatabaseFrom, type OpenEmptyDatabase } from './institutions/database-snapshot.ts'
import { INSTITUTION_CODES, type Institution, openInstitution } from './institutions/institutions.ts'
import { freePort, listen } from './listener.ts'
import { openMailbox } from './mailbox/mailbox.ts'
import { backgroundDegrees } from './people/background-graduates.ts'
import { PERSONAS } from './personas.ts'
import type { Sandbox, SandboxAddresses, SandboxOptions } from './sandbox.ts'
import { openSigningIdentity, type SigningIdentity } from './single-sign-on/signing-identity.ts'
import { createSingleSignOn } from './single-sign-on/single-sign-on.ts'
import { STAFF_PERSONAS } from './single-sign-on/staff-personas.ts'
import { createTaxAuthority } from './tax-authority/tax-authority.ts'

// These open nothing but the sandbox.
const TAX_CLIENT = { id: 'perga-sandbox', secret: 'sandbox-secret-of-the-tax-client' }
const REGISTRY_KEY = 'sandbox-key-of-the-civil-registry'

const PORT_OFFSETS = {
  index: 0,
  taxAuthority: 1,
  civilRegistry: 2,
  certificateAuthority: 3,
  singleSignOn: 4,
  mailbox: 5,
}

/** What has been started, to be stopped again, last first. */
type Started = (() => Promise<unknown>)[]

type Opening = {
  host: string
  portBase: number
  stateDirectory: string
  openDatabase: OpenEmptyDatabase
  started: Started
}

async function openInstitutions({ started, ...place }: Opening): Promise<Record<string, Institution>> {
  const degrees = [...PERSONAS.flatMap((persona) => persona.degrees), ...backgroundDegrees(TEMPLATES)]
  const institutions: Record<string, Institution> = {}
  for (const code of INSTITUTION_CODES) {
    const institution = await openInstitution({ code, ...place, degrees })
    started.push(institution.stop)
    institutions[code] = institution
  }
  return institutions
}

async function openSigningIdentities({ stateDirectory }: Opening, now: Date) {
  const identities: Record<string, SigningIdentity> = {}
  for (const code of INSTITUTION_CODES) {
    identities[code] = await openSigningIdentity(join(stateDirectory, 'single-sign-on'), code, now)
  }
  return identities
}

type PemFiles = { chain: string; nextChain: string; anchors: string }

async function writePems(directory: string, pki: TestPki): Promise<PemFiles> {
  const files = {
    chain: join(directory, 'seal-chain.pem'),
    nextChain: join(directory, 'next-seal-chain.pem'),
    anchors: join(directory, 'trust-anchors.pem'),
  }
  const pem = (certificates: readonly { certificate: { toString(format: 'pem'): string } }[]) =>
    certificates.map(({ certificate }) => `${certificate.toString('pem')}\n`).join('')
  await writeFile(files.chain, pem([pki.seal, pki.issuing]))
  await writeFile(files.nextChain, pem([pki.nextSeal, pki.issuing]))
  await writeFile(files.anchors, pem([pki.root]))
  return files
}

function environmentOf(addresses: SandboxAddresses, pki: TestPki, files: PemFiles) {
  return {
    SANDBOX_URL: addresses.index,
    TAX_AUTHORITY_URL: addresses.taxAuthority,
    TAX_AUTHORITY_CLIENT_ID: TAX_CLIENT.id,
    TAX_AUTHORITY_CLIENT_SECRET: TAX_CLIENT.secret,
    CIVIL_REGISTRY_URL: addresses.civilRegistry,
    CIVIL_REGISTRY_KEY: REGISTRY_KEY,
    SEAL_KEY_FILE: pki.seal.keyFile,
    SEAL_CHAIN_FILE: files.chain,
    TRUST_ANCHORS_FILE: files.anchors,
    TSA_URL: `${addresses.certificateAuthority}/tsa`,
    OCSP_URL: `${addresses.certificateAuthority}/ocsp`,
    SMTP_URL: addresses.mailbox,
    MAIL_FROM: 'no-reply@perga.example',
  }
}

async function open(options: SandboxOptions, opening: Opening): Promise<Omit<Sandbox, 'stop'>> {
  const { host, portBase, started } = opening
  const now = () => new Date()
  const place = (system: keyof typeof PORT_OFFSETS) => ({
    host,
    port: portBase === 0 ? 0 : portBase + PORT_OFFSETS[system],
    system: system.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  })
  const start = async (
    system: keyof typeof PORT_OFFSETS,
    app: Parameters<typeof listen>[0],
    port = place(system).port,
  ) => {
    started.push(() => app.close())
    return listen(app, { ...place(system), port })
  }

  // The certificates name the OCSP address, so its port is chosen before they are made.
  const authorityPort = place('certificateAuthority').port || (await freePort(host))
  const directory = join(opening.stateDirectory, 'pki')
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const ocspUrl = `http://${host}:${authorityPort}/ocsp`
  const pki = await openTestPki(directory, ocspUrl, now())
  const timeStamps: AuthoritySwitch = { current: 'normal' }
  const ocsp: AuthoritySwitch = { current: 'normal' }
  const certificateAuthority = createCertificateAuthority({ pki, ocspUrl, timeStamps, ocsp, now })
  const institutions = await openInstitutions(opening)
  const taxAuthority = await createTaxAuthority({
    client: TAX_CLIENT,
    personas: PERSONAS,
    serverOrigins: options.serverOrigins,
    now,
  })
  // Its metadata and responses name its own address, so its port is chosen before.
  const signOnPort = place('singleSignOn').port || (await freePort(host))
  const singleSignOn = await createSingleSignOn({
    address: `http://${host}:${signOnPort}`,
    identities: await openSigningIdentities(opening, now()),
    staff: STAFF_PERSONAS,
    serverOrigins: options.serverOrigins,
    now,
  })
  const mailbox = await openMailbox(place('mailbox'), now)
  started.push(mailbox.stop)
  const addresses: SandboxAddresses = {
    taxAuthority: await start('taxAuthority', taxAuthority),
    civilRegistry: await start('civilRegistry', createCivilRegistry({ personas: PERSONAS, key: REGISTRY_KEY })),
    certificateAuthority: await start('certificateAuthority', certificateAuthority, authorityPort),
    singleSignOn: await start('singleSignOn', singleSignOn.app, signOnPort),
    index: await start(
      'index',
      createIndexSite({ personas: PERSONAS, staff: STAFF_PERSONAS }, { institutions, timeStamps, ocsp, mailbox }),
    ),
    mailbox: mailbox.address,
    institutions: Object.fromEntries(Object.entries(institutions).map(([code, { address }]) => [code, address])),
  }
  const files = await writePems(directory, pki)
  return {
    addresses,
    environment: environmentOf(addresses, pki, files),
    nextSeal: { SEAL_KEY_FILE: pki.nextSeal.keyFile, SEAL_CHAIN_FILE: files.nextChain },
    connections: Object.fromEntries(Object.entries(institutions).map(([code, { connection }]) => [code, connection])),
    signOns: Object.fromEntries(
      Object.entries(singleSignOn.providers).map(([code, { entityId, signOnUrl, certificate }]) => [
        code,
        { entityId, signOnUrl, certificate },
      ]),
    ),
    mailbox,
  }
}

async function stopAll(started: Started): Promise<void> {
  for (const stop of started.splice(0).reverse()) await stop()
}

/**
 * Starts every system of the sandbox, each on a listener of its own. Throws `PortInUse`, having stopped what had started.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const started: Started = []
  try {
    const stateDirectory = resolve(options.stateDirectory)
    const snapshotFile = options.snapshotFile ?? join(stateDirectory, 'empty-database.tar.gz')
    const { host = '127.0.0.1', portBase, openDatabase = emptyDatabaseFrom(snapshotFile) } = options
    const opening = { host, portBase, stateDirectory, openDatabase, started }
    const running = await open(options, opening)
    if (!options.quiet) process.stderr.write(`The sandbox is ready: ${running.addresses.index}/personas\n`)
    return { ...running, stop: () => stopAll(started) }
  } catch (error) {
    await stopAll(started)
    throw error
  }
}
