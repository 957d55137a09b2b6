import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FlattenedJWS, flattenedVerify } from 'jose'
import { z } from 'zod'
import type { Expected } from '../../packages/ades/interop/files.ts'
import type { Verdict } from '../../packages/ades/interop/judges.ts'

const File = z.object({ payload: z.string(), protected: z.string(), signature: z.string() })
const Header = z.object({ x5c: z.tuple([z.string()], z.string()), crit: z.array(z.string()).default([]) })

/**
 * jose knows no JAdES, so it is asked for what lies below it: the JWS signature (RFC 7515 §5.2) under the certificate that
 * the header carries. Members that a header calls critical are declared to be understood; they change no signed byte.
 */
export async function judgeByJose(files: readonly Expected[], folder: string): Promise<Verdict[]> {
  const own = files.filter(({ name }) => name.endsWith('.json'))
  return Promise.all(
    own.map(async ({ name, outcome }) => {
      const said = await verify(File.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
      return { judge: 'jose', file: name, said, agrees: (said === 'verified') === (outcome !== 'failed') }
    }),
  )
}

async function verify(jws: FlattenedJWS & { protected: string }): Promise<string> {
  const { x5c, crit } = Header.parse(JSON.parse(Buffer.from(jws.protected, 'base64url').toString()))
  const { publicKey } = new X509Certificate(Buffer.from(x5c[0], 'base64'))
  try {
    await flattenedVerify(jws, publicKey, { crit: Object.fromEntries(crit.map((name) => [name, true])) })
    return 'verified'
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown error'
  }
}
