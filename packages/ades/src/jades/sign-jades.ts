import { utf8Bytes } from '../encoding/bytes.ts'
import type { Signer } from '../signers/signer.ts'
import type { JadesSignature } from './jades-signature.ts'
import { encodeProtectedHeader } from './protected-header.ts'

export interface JadesSigning {
  readonly signer: Signer
  readonly signingTime: Date
  /** The cty of the payload (RFC 7515 §4.1.10); `json` unless told. */
  readonly contentType?: string
}

/** Signs these exact bytes as JAdES B-B (ETSI TS 119 182-1 §6), enveloping, in flattened JSON form. */
export async function signJades(payload: Uint8Array, options: JadesSigning): Promise<JadesSignature> {
  const { signer, signingTime, contentType = 'json' } = options
  const header = encodeProtectedHeader(signer, signingTime, contentType)
  const encodedPayload = Buffer.from(payload).toString('base64url')
  const signature = await signer.sign(utf8Bytes(`${header}.${encodedPayload}`))
  return { payload: encodedPayload, protected: header, signature: Buffer.from(signature).toString('base64url') }
}
