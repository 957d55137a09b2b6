import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { signJades } from '../jades/sign-jades.ts'
import { signPades } from '../pades/sign-pades.ts'
import type { Signer } from '../signers/signer.ts'
import { signerFromPem } from '../signers/signer-from-pem.ts'
import { signerFromPkcs12 } from '../signers/signer-from-pkcs12.ts'
import { isPdf, onlyFile, readBytes, readSecret, required } from './files.ts'

const OPTIONS = {
  out: { type: 'string' },
  cert: { type: 'string' },
  key: { type: 'string' },
  p12: { type: 'string' },
  'password-file': { type: 'string' },
  type: { type: 'string' },
} as const

interface KeyOptions {
  readonly cert?: string | undefined
  readonly key?: string | undefined
  readonly p12?: string | undefined
  readonly 'password-file'?: string | undefined
}

function openSigner(options: KeyOptions): Signer {
  if (options.p12 !== undefined) {
    const password = readSecret(required(options['password-file'], '--password-file'))
    return signerFromPkcs12({ pkcs12: readBytes(options.p12), password })
  }
  return signerFromPem({
    privateKeyPem: readFileSync(required(options.key, '--key'), 'utf8'),
    certificateChainPem: readFileSync(required(options.cert, '--cert'), 'utf8'),
  })
}

/** `ades sign`: B-B of either format. */
export async function signCommand(parameters: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...parameters], options: OPTIONS, allowPositionals: true })
  const out = required(values.out, '--out')
  const bytes = readBytes(onlyFile(positionals))
  const signing = { signer: openSigner(values), signingTime: new Date() }
  if (isPdf(bytes)) {
    writeFileSync(out, await signPades(bytes, signing))
  } else {
    const contentType = values.type === undefined ? {} : { contentType: values.type }
    writeFileSync(out, `${JSON.stringify(await signJades(bytes, { ...signing, ...contentType }))}\n`)
  }
  console.log(`B-B  ${out}`)
  return 0
}
