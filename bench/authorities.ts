import { createPrivateKey, type KeyObject } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Augmenting, type Signer, signerFromPem } from '@perga/ades'
import { systemClock } from '@perga/server/platform/clock.ts'
import { createHttpClient } from '@perga/server/platform/http-client.ts'
import { connectSealAuthorities } from '@perga/server/seals/seal-authorities.ts'
import type { ServedAuthorities } from './authorities-process.ts'
import { startChild } from './child.ts'

/** A seal whose time-stamping authority, OCSP responder and lists are another process, asked as the server asks them. */
export interface BenchSeal {
  signer: Signer
  authorities: Augmenting
  addresses: { timestampUrl: string; ocspUrl: string }
  /** What a server needs in its environment to seal with it. */
  environment: Record<string, string>
  key: KeyObject
  certificates: { root: Buffer; issuing: Buffer; seal: Buffer }
}

/** Runs `work` while the authorities answer on 127.0.0.1. */
export async function withAuthorities<Result>(work: (seal: BenchSeal) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'perga-bench-'))
  const child = await startChild<ServedAuthorities>('authorities-process.ts')
  const http = createHttpClient({ connections: 32, timeoutMs: 5_000 })
  try {
    const { timestampUrl, ocspUrl, ...der } = child.ready
    const certificates = { root: bytes(der.root), issuing: bytes(der.issuing), seal: bytes(der.seal) }
    const key = createPrivateKey({ key: bytes(der.sealKey), format: 'der', type: 'pkcs8' })
    const privateKeyPem = key.export({ format: 'pem', type: 'pkcs8' }).toString()
    const certificateChainPem = pem(certificates.seal) + pem(certificates.issuing)
    const environment = {
      TSA_URL: timestampUrl,
      OCSP_URL: ocspUrl,
      TRUST_ANCHORS_FILE: keep(folder, 'root.pem', pem(certificates.root)),
      SEAL_KEY_FILE: keep(folder, 'seal-key.pem', privateKeyPem),
      SEAL_CHAIN_FILE: keep(folder, 'seal-chain.pem', certificateChainPem),
    }
    const places = {
      timestamps: [{ url: timestampUrl, account: null }],
      responders: [{ url: ocspUrl, account: null }],
      trustAnchorsFile: environment.TRUST_ANCHORS_FILE,
      tls: null,
    }
    const authorities = await connectSealAuthorities(places, { http, clock: systemClock })
    const signer = signerFromPem({ privateKeyPem, certificateChainPem })
    return await work({ signer, authorities, environment, key, certificates, addresses: { timestampUrl, ocspUrl } })
  } finally {
    await http.close()
    await child.stop()
    rmSync(folder, { recursive: true })
  }
}

function keep(folder: string, name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text, { mode: 0o600 })
  return file
}

const bytes = (base64: string) => Buffer.from(base64, 'base64')

const pem = (der: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${der.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`
